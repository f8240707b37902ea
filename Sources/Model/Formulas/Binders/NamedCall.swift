package import Operations

/// A function that has been named, or a derivative of it, at a value: `f(x)`, `g₁′(2)`.
///
/// As it is read, it has no formula; that comes with what letters stand for, as a parameter's number
/// does. Without one it has no value.
package struct NamedCall: Abbreviating {
  /// A letter, with an index or none.
  package let name: String
  /// How often it is differentiated.
  ///
  /// 0 for the function itself, at most `highestOrder` in text that is read.
  package let order: Int
  private let definition: Definition?

  private struct Definition: Hashable {
    var steps: [Instruction]
    let unit: AngleUnit
  }

  /// More are not worked out: each derivative is longer than the one before.
  package static let highestOrder = 4

  package init(_ name: String, order: Int = 0) { self.init(name, order, nil) }

  private init(_ name: String, _ order: Int, _ definition: Definition?) {
    (self.name, self.order, self.definition) = (name, order, definition)
  }

  /// Whether it is known what it stands for.
  package var isDefined: Bool { definition != nil }

  package var operandCount: Int { 1 }
  package var parts: [[Instruction]] { definition.map { [$0.steps] } ?? [] }

  package func with(_ parts: [[Instruction]]) -> NamedCall {
    var changed = definition
    if let steps = parts.first { changed?.steps = steps }
    return NamedCall(name, order, changed)
  }

  /// A function among `values` replaces what was known; without one the known formula is bound
  /// itself.
  package func binding(_ values: ParameterValues) -> NamedCall {
    guard let program = values.functions[name] else {
      return with(parts.map { $0.binding(values) })
    }
    let steps = program.instructions
    return NamedCall(name, order, Definition(steps: steps, unit: program.angleUnit))
  }

  /// The steps of the formula, or of a derivative of it, at the operand.
  ///
  /// - Returns: `.nothing` for a name without a formula; nil where an operation in it has no known
  ///   derivative, or where it reads angles in another unit than `unit`.
  /// - Throws: `SpellingFault` when the formula gets too long.
  package func steps(in unit: AngleUnit) throws(SpellingFault) -> [Instruction]? {
    guard let definition else { return .nothing }
    guard definition.unit == unit || !definition.steps.dependOnAngleUnit else {
      return nil
    }
    var steps = try definition.steps.spelled(in: unit)
    for _ in 0..<order {
      do throws(UnknownDerivative) {
        steps = try Differentiation(steps, unit).slope
      } catch {
        return error.hasNoValue ? .nothing : nil
      }
    }
    return steps.atOperand
  }
}

extension ParameterValues {
  /// Names functions, each of which may use the others.
  ///
  /// What uses itself, if only through others, is not defined there.
  ///
  /// Numbers for parameters have to be set before: they are bound in each formula here. One of more
  /// than `heaviest` steps, with those of the functions that it uses, goes to `tooLongFunctions`
  /// instead.
  ///
  ///     values.define(["f": x², "g": f(x) + 1])  // as programs, in any order
  package mutating func define(_ programs: [String: Program]) {
    var waiting = programs
    while let name = waiting.keys.min() { define(name, from: &waiting) }
  }

  private mutating func define(_ name: String, from waiting: inout [String: Program]) {
    guard let program = waiting.removeValue(forKey: name) else { return }
    for other in program.namedFunctions.sorted() { define(other, from: &waiting) }
    let steps = program.instructions.binding(self)
    // Weighed before anything is made of it.
    if steps.weight <= Self.heaviest,
      let linked = try? Program(steps, angleUnit: program.angleUnit)
    {
      functions[name] = linked
    } else {
      tooLongFunctions.insert(name)
    }
  }

  /// How many steps a function may have with those that it uses: ten calls in each of ten functions
  /// would be more than any memory holds.
  private static let heaviest = 2000
}

extension Program {
  /// The same with functions that it uses by their names, and its own parameters as they are.
  ///
  /// Functions that are missing from `functions` stay without a value. The program is returned
  /// unchanged where the result would be too long.
  package func calling(_ functions: ParameterValues) -> Program {
    let linked = instructions.calling(functions)
    return linked == instructions ? self : (try? Program(linked, angleUnit: angleUnit)) ?? self
  }

  /// The named functions and lists that it uses without knowing them, in the order of the text.
  package var undefinedFunctions: [String] { instructions.undefinedFunctions }

  /// The named functions and lists that it uses itself, known or not.
  package var namedFunctions: Set<String> {
    Set(instructions.calls.map(\.name)).union(usedLists)
  }

  /// The lists of which it uses a number.
  package var usedLists: Set<String> { Set(instructions.listCalls.map(\.list)) }
}

extension [Instruction] {
  /// How many steps there are with those of the formulas in them.
  fileprivate var weight: Int {
    reduce(0) { $0 + 1 + ($1.abbreviated?.parts.reduce(0) { $0 + $1.weight } ?? 0) }
  }

  var undefinedFunctions: [String] {
    calls.filter { !$0.isDefined }.map(\.name) + listCalls.filter { !$0.isDefined }.map(\.list)
  }

  fileprivate func calling(_ functions: ParameterValues) -> [Instruction] {
    replacing { step in
      if let list = step.abbreviated as? ListCall {
        return [.abbreviation(Abbreviation(list.binding(functions)))]
      }
      return (step.abbreviated as? NamedCall).map {
        [.abbreviation(Abbreviation($0.binding(functions)))]
      }
    }
  }

  fileprivate var listCalls: [ListCall] { withParts.compactMap { $0.abbreviated as? ListCall } }

  fileprivate var calls: [NamedCall] { withParts.compactMap { $0.abbreviated as? NamedCall } }

  fileprivate var dependOnAngleUnit: Bool {
    withParts.contains { instruction in
      guard case .unary(let operation) = instruction else { return false }
      return operation.row.writing.dependsOnUnit
    }
  }
}
