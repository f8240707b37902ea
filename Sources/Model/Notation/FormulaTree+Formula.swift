package import Formulas
package import Operations
import Words

/// What a line is, and what it means as a formula.
extension FormulaTree {
  package enum Meaning: Sendable { case formula, relation, point, list, model, solution }

  /// Whether the line is meant as a formula of x, as a relation of x and y, or as a moving point.
  ///
  /// Something is compared in a relation; "y =" before a formula of x alone compares nothing.
  package var meaning: Meaning {
    if characters.contains("~") { return .model }
    if DifferentialLine.isMeant(by: String(characters)) { return .solution }
    if list != nil { return .list }
    if head == .point || head == .radius { return .point }
    if head == .polar { return .relation }
    let comparisons = tokens.filter { $0.comparison != nil }
    guard let first = comparisons.first, formulaFault != nil else { return .formula }
    guard comparisons.count == 1, first.comparison == .equal else { return .relation }
    switch head {
    case .function: return .formula
    case .ordinate: return ordinate == nil ? .formula : .relation
    case .formula, .radius, .polar, .point: return .relation
    }
  }

  /// The points or numbers that it lists; nil for a line of another kind.
  package var list: ListedLine? { ListedLine(String(characters)) }

  /// Why it can't be read as a formula of x; nil where it can.
  var formulaFault: FormulaError? {
    do {
      _ = try instructions
      return nil
    } catch { return error }
  }

  /// The steps of a formula of x.
  package var instructions: [Instruction] {
    get throws(FormulaError) {
      if let wrong = ordinate ?? fault { throw wrong }
      return try steps
    }
  }

  private var steps: [Instruction] {
    get throws(FormulaError) {
      if nodes[root].isStatement, let statement {
        throw FormulaError(.unexpectedCharacter(statement.text), at: statement.range)
      }
      return try FormulaCompiler.steps(of: root, in: self, droppingName: head.namesFormula)
    }
  }

  /// The program of a formula of x, with the brackets closed that may be left open or only as it is.
  package func program(
    _ angleUnit: AngleUnit,
    closingBrackets closes: Bool = false
  ) throws(FormulaError) -> Program {
    if closes, let closed = closedProgram(angleUnit) { return closed }
    return try program(of: instructions, angleUnit)
  }

  /// The same with the brackets closed that may be left open; nil where none is.
  package func closedProgram(_ angleUnit: AngleUnit) -> Program? {
    guard !closers.isEmpty, otherFault == nil else { return nil }
    if hasDoubtfulEnd {
      return try? FormulaTree(String(characters) + closers).program(angleUnit)
    }
    return (try? steps).flatMap { try? program(of: $0, angleUnit) }
  }

  /// The program of a part, in which y is a variable beside x; of a line in polar coordinates, by what r
  /// and θ are there.
  package func program(of part: Int, _ angleUnit: AngleUnit) throws(FormulaError) -> Program {
    if let fault { throw fault }
    let steps = try FormulaCompiler.steps(of: part, in: self)
    guard head == .polar else { return try program(of: steps, angleUnit) }
    for letter in ["r", "θ", "theta"] { try check(letter, in: steps) }
    return try program(of: steps.ofPlane(angleUnit), angleUnit)
  }

  /// Refuses a letter of polar coordinates in an integral and the like, which have variables of their own.
  package func check(_ letter: String, in steps: [Instruction]) throws(FormulaError) {
    if steps.bindsOver(letter) { throw unknown(letter) }
  }

  private func unknown(_ letter: String) -> FormulaError {
    let place = tokens.last { $0.text == letter }?.range
    return FormulaError(.unknownName(letter), at: place ?? 0..<characters.count)
  }

  /// The steps of a statement, which is no value by itself.
  package func statementSteps(of part: Int) throws(FormulaError) -> [Instruction] {
    try FormulaCompiler.steps(of: part, in: self, isStatement: true)
  }

  /// The program of steps.
  package func program(
    of steps: [Instruction],
    _ angleUnit: AngleUnit
  ) throws(FormulaError) -> Program {
    // In polar coordinates r is the result, and known to conditions alone.
    if head == .radius, steps.holds("r") { throw unknown("r") }
    do { return try Program(steps, angleUnit: angleUnit) } catch {
      throw FormulaError(.formulaTooLong, at: 0..<characters.count)
    }
  }

  /// Refuses a line with something wrong in it.
  package func check() throws(FormulaError) { if let fault { throw fault } }

  /// What is compared in a < b ≤ c, and how, from the left.
  package func chain(_ index: Int) -> (sides: [Int], comparisons: [BinaryOperation]) {
    var (sides, comparisons) = ([index], [BinaryOperation]())
    while case .infix(let infix) = nodes[sides[0]].kind, let operation = infix.operation,
      operation.isComparison, comparisons.isEmpty || nodes[sides[0]].isContinued
    {
      comparisons.insert(operation, at: 0)
      sides.replaceSubrange(0..<1, with: parts(of: sides[0]))
    }
    return (sides, comparisons)
  }

  /// Whether = stands there behind a name, and compares nothing.
  package func isNaming(_ node: FormulaNode) -> Bool {
    node.sign.lowerBound == nameEnd && !node.isContinued
  }

  /// The name in a text that is read as an inverse function and may be meant as a letter and a function:
  /// asin of `asin(bx+c)`, which holds other letters for numbers.
  package var doubtfulInverse: String? {
    let holdsLetter = tokens.contains {
      if case .name(.parameter(let letter)) = $0.kind {
        letter != .memory && letter != .y
      } else {
        false
      }
    }
    guard holdsLetter else { return nil }
    return tokens.last { token in
      token.isFunction && token.text.first?.lowercased() == Parameter.a.rawValue
        && FormulaName.isFunction(String(token.text.dropFirst()))
    }?
    .text
  }
}

extension FormulaToken {
  /// How two values are compared by it.
  package var comparison: BinaryOperation? {
    if case .binary(let operation) = kind, operation.isComparison { operation } else { nil }
  }
}
