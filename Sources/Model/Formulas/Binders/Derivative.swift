package import Operations

/// The derivative of a formula of x, at a value.
///
/// The place is its operand, and the body is known apart from it: d/dx x² at 3 is 3 and a
/// derivative of x². One in the body of another makes a second derivative.
package struct Derivative: Abbreviating {
  /// The formula, with the variable for what it is differentiated by.
  package let body: [Instruction]

  package init(of body: [Instruction]) { self.body = body }

  package var operandCount: Int { 1 }
  package var parts: [[Instruction]] { [body] }
  package func with(_ parts: [[Instruction]]) -> Derivative { Derivative(of: parts[0]) }

  /// The steps of the derivative at the operand.
  ///
  /// - Returns: `.nothing` where the body certainly has no value; nil where no derivative of an
  ///   operation is known, or the body is too long or too deep.
  /// - Throws: `SpellingFault` when the body gets too long.
  package func steps(in unit: AngleUnit) throws(SpellingFault) -> [Instruction]? {
    let steps = try body.spelled(in: unit)
    do throws(UnknownDerivative) {
      return try Differentiation(steps, unit).slope.atOperand
    } catch {
      return error.hasNoValue ? .nothing : nil
    }
  }

  /// The name of an operation in the formula of which no derivative is known.
  ///
  /// Parameters count as 1. Nil where a derivative is known, or where that hangs on a later
  /// binding, of a named function or a letter of a sum around. An empty name stands for a body
  /// without a value, or one that is too long.
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
  ///
  /// Abbreviations have to be spelled out before. The variable stays where it is, as in `slope`.
  package func derivative(in unit: AngleUnit) -> [Instruction]? {
    try? Differentiation(self, unit).slope(asksAtCorners: false)
  }

  /// The steps of a formula of x at a value, which has to exist even where nothing is made of it.
  ///
  /// Steps that do not use the variable, or may leave it out, get 0 times the operand added: the
  /// derivative of 3x at 1/x has no value at 0.
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
