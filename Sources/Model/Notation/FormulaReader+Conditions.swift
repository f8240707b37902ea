import Numerals
import Expressions
import Operations
import Words

// Conditions: {x>0: x², −x}, x² {x>0}, if(x>0, x²), piecewise(x², x>0), and x², x>0.
extension FormulaReader {
  /// `a < b ≤ c`: neighbours are compared, and both hold.
  mutating func chain(before operation: BinaryOperation) {
    settleTighter(than: operation)
    guard case .binary(let waiting, _, let range)? = frames.last, waiting.isComparison else {
      return
    }
    let middle = output[output.start(ofOperandEndingAt: output.count)...]
    emitLast()
    frames.append(.binary(.and, text: BinaryOperation.and.symbol, range: range))
    output += middle
  }

  /// Finishes everything that binds more tightly than a comparison.
  private mutating func settleTighter(than operation: BinaryOperation) {
    while let frame = frames.last {
      switch frame {
      case .bracket, .prefix(.not, _, _): return
      case .binary(let waiting, _, _):
        guard waiting.infixPrecedence > operation.infixPrecedence else { return }
      case .prefix, .application: break
      }
      emitLast()
    }
  }

  /// A brace after a value restricts all that stands before it, unless it holds values of its own.
  mutating func openBrace(_ token: FormulaToken) throws(FormulaError) {
    let restricts = !expectsOperand && !scanner.isBeforeCases
    if restricts {
      while let frame = frames.last {
        if case .bracket = frame { break }
        emitLast()
      }
    } else {
      multiplyIfNeeded(token)
    }
    var bracket = FormulaOpenBracket(
      bracket: .brace,
      range: token.range,
      function: nil,
      name: "",
      exponent: nil
    )
    bracket.restricts = restricts
    bracket.starts = [output.count]
    push(bracket)
  }

  mutating func colon(_ token: FormulaToken) throws(FormulaError) {
    guard let open = innermost, open.bracket == .brace,
      !open.conditions.contains(open.starts.count - 1)
    else { throw FormulaError(.unexpectedCharacter(":"), at: token.range) }
    if expectsOperand { throw missingOperand(before: token) }
    guard let index = openBrackets.last else { return }
    while frames.count > index + 1 { emitLast() }
    try requireStatement(from: open.starts.last ?? 0, token)
    var changed = open
    changed.conditions.insert(open.starts.count - 1)
    changed.starts.append(output.count)
    frames[index] = .bracket(changed)
    expectsOperand = true
  }

  /// What the parts between braces mean: starts of the parts, and the end.
  mutating func closeBrace(
    _ open: FormulaOpenBracket,
    _ starts: [Int],
    _ token: FormulaToken
  ) throws(FormulaError) {
    if !open.conditions.isEmpty {
      // After each condition there is its value; only the last value has none.
      let parts = starts.count - 1
      let isSound = (0..<parts).allSatisfy { part in
        open.conditions.contains(part) == (part % 2 == 0) || part == parts - 1 && part % 2 == 0
      }
      guard isSound else { throw FormulaError(.unexpectedCharacter(","), at: token.range) }
      emitChoices(parts: parts)
      return
    }
    guard starts.count == 2 else {
      throw .ambiguous("{…, …}", instead: "{… and …}, {… or …}", at: open.range)
    }
    try requireStatement(from: starts[0], token)
    if open.restricts {
      restrict(from: starts[0])
    } else {
      output += [.number(NumberLiteral(1)), .binary(.when)]
    }
  }

  /// The cases of a call, whose arguments begin at these steps.
  mutating func emitCases(
    _ starts: [Int],
    valuesFirst: Bool,
    _ token: FormulaToken
  ) throws(FormulaError) {
    let parts = starts.count
    var begins = [output.start(ofOperands: parts)] + starts.dropLast()
    for pair in 0..<parts / 2 {
      let (first, second) = (begins[2 * pair], begins[2 * pair + 1])
      let end = 2 * pair + 2 < parts ? begins[2 * pair + 2] : output.count
      let condition = valuesFirst ? second..<end : first..<second
      guard Array(output[condition]).isStatement else {
        throw FormulaError(.comparisonMissing, at: token.range)
      }
      if valuesFirst { output.swapParts(first..<second, second..<end) }
      begins[2 * pair + 1] = first + condition.count
    }
    emitChoices(parts: parts)
  }

  /// Joins conditions, each with its value behind it, and perhaps a last value.
  private mutating func emitChoices(parts: Int) {
    if parts % 2 == 0 { output.append(.binary(.when)) }
    output += Array(repeating: .defined(.choice), count: (parts - 1) / 2)
  }

  /// A comma after a whole formula: what follows has to hold.
  mutating func restrictByWhatFollows(_ token: FormulaToken) {
    while !frames.isEmpty { emitLast() }
    if restricted == nil {
      restricted = output.count
      comparison = comparison ?? token
    } else {
      frames.append(.binary(.and, text: ",", range: token.range))
    }
    expectsOperand = true
  }

  /// Puts the condition that begins at a step before the value it belongs to.
  mutating func restrict(from condition: Int) {
    let value = output.start(ofOperandEndingAt: condition)
    output.swapParts(value..<condition, condition..<output.count)
    output.append(.binary(.when))
  }

  private func requireStatement(
    from start: Int,
    _ token: FormulaToken
  ) throws(FormulaError) {
    guard Array(output[start...]).isStatement else {
      throw FormulaError(.comparisonMissing, at: token.range)
    }
  }
}

extension FormulaScanner {
  /// Whether there is a colon between a brace just read and the one that closes it.
  fileprivate var isBeforeCases: Bool {
    var depth = 0
    for character in rest {
      if character == "}" {
        if depth == 0 { return false }
        depth -= 1
      }
      if character == "{" { depth += 1 }
      if character == ":", depth == 0 { return true }
    }
    return false
  }
}

extension [Instruction] {
  /// Where the steps of the value begin that ends before an index.
  func start(ofOperandEndingAt end: Int) -> Int {
    var (index, missing) = (end, 1)
    while missing > 0, index > 0 {
      index -= 1
      missing += self[index].operandCount - 1
    }
    return index
  }

  /// Where the first of the last values begins.
  func start(ofOperands count: Int) -> Int {
    (0..<count).reduce(self.count) { end, _ in start(ofOperandEndingAt: end) }
  }

  /// Exchanges two neighbouring parts.
  mutating func swapParts(_ first: Range<Int>, _ second: Range<Int>) {
    replaceSubrange(
      first.lowerBound..<second.upperBound,
      with: Array(self[second]) + Array(self[first])
    )
  }
}

extension BinaryOperation {
  var isComparison: Bool { row.writing.isStatement && self != .and && self != .or }

  /// The comparison that a text begins with, as people type it.
  static func comparison(
    at text: some Collection<Character>
  ) -> (operation: BinaryOperation, length: Int)? {
    let typed = String(text)
    if let known = typedComparisons[typed] { return (known, typed.count) }
    return typed.first.flatMap { typedComparisons[String($0)] }.map { ($0, 1) }
  }

  private static let typedComparisons: [String: BinaryOperation] = [
    "<": .less, ">": .greater, "=": .equal, "≤": .lessOrEqual, "≥": .greaterOrEqual,
    "≠": .unequal, "<=": .lessOrEqual, ">=": .greaterOrEqual, "=<": .lessOrEqual,
    "=>": .greaterOrEqual, "==": .equal, "!=": .unequal,
  ]
}
