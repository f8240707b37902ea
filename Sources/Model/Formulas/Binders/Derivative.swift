package import Operations

/// The derivative of a formula of x, at a value.
package struct Derivative: Abbreviating {
  /// The formula, with the variable for what it is differentiated by.
  package let body: [Instruction]

  package init(of body: [Instruction]) { self.body = body }

  package var operandCount: Int { 1 }
  package var parts: [[Instruction]] { [body] }
  package func with(_ parts: [[Instruction]]) -> Derivative { Derivative(of: parts[0]) }

  package func steps(in unit: AngleUnit) throws(SpellingFault) -> [Instruction]? {
    let steps = try body.spelled(in: unit)
    do throws(UnknownDerivative) {
      return try Differentiation(steps, unit).slope.atOperand
    } catch {
      return error.hasNoValue ? .nothing : nil
    }
  }

  /// The name of an operation in the formula of which no derivative is known.
  package func unknownPart(in unit: AngleUnit) -> String? {
    // What it will stand for is not known yet.
    guard body.undefinedFunctions.isEmpty, !body.usesIndices(besides: []) else { return nil }
    do throws(UnknownDerivative) {
      let steps = body.binding(ParameterValues()).spelledOut(in: unit)
      _ = try Differentiation(steps, unit).slope
      return nil
    } catch {
      // A number that has none may have one with other parameters.
      let isBound = !body.contains { $0.parameter != nil }
      return error.name.isEmpty && !isBound ? nil : error.name
    }
  }
}

extension [Instruction] {
  /// The steps of the derivative of a formula of x, left open where that has a corner; nil where none
  /// is known.
  package func derivative(in unit: AngleUnit) -> [Instruction]? {
    try? Differentiation(self, unit).slope(asksAtCorners: false)
  }

  /// The steps of a formula of x at a value, which has to exist even where nothing is made of it.
  var atOperand: [Instruction] {
    let steps = map { $0 == .variable ? .operand(0) : $0 }
    let mayLeaveOut =
      !contains(.variable) || contains(.defined(.choice)) || contains(.binary(.either))
    guard mayLeaveOut else { return steps }
    return [.operand(0), .whole(0), .binary(.multiply)] + steps + [.binary(.add)]
  }
}

/// Why there is no derivative.
struct UnknownDerivative: Error {
  /// The operation of which none is known; empty where there is no function.
  let name: String
  /// Whether the function has no value anywhere.
  var hasNoValue = false
}
