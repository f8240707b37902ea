import Numerals
import Expressions
import Operations
import Words

extension FormulaReader {
  /// A function name, with the exponent of sin² and the bracket when there is one.
  mutating func call(
    _ named: FormulaFunction,
    _ token: FormulaToken
  ) throws(FormulaError) {
    multiplyIfNeeded(token)
    if let base = try scanner.base() {
      guard let operation = named.basedOperation, case .number(let literal) = base.kind else {
        throw FormulaError(
          .unknownName(
            token.text + base.text,
            nearest: FormulaName.nearest(to: token.text + base.text)
          ),
          at: token.range.lowerBound..<base.range.upperBound
        )
      }
      output.append(.number(literal))
      _ = try takeOpenBracket(for: .based(operation), token, exponent: nil)
      return
    }
    var function = named
    var exponent: NumberLiteral?
    if !named.needsTwo, let written = try takeExponent() {
      if written.isNegative {
        guard written.literal.text == "1", let inverse = named.inverse else {
          throw FormulaError(.needsArgument(token.text), at: token.range)
        }
        function = inverse
      } else {
        exponent = written.literal
      }
    }
    if try takeOpenBracket(for: function, token, exponent: exponent) { return }
    if function.needsTwo {
      throw FormulaError(.needsArguments(token.text, function.leastArguments), at: token.range)
    }
    frames.append(
      .application(function, text: token.text, range: token.range, exponent: exponent)
    )
  }

  /// Opens the bracket of a call if it comes next.
  mutating func takeOpenBracket(
    for function: FormulaFunction,
    _ token: FormulaToken,
    exponent: NumberLiteral?
  ) throws(FormulaError) -> Bool {
    var ahead = scanner
    // A fault further on is reported when the reader gets there.
    guard let next = try? ahead.next(commaSeparates: false), next.kind == .open(.round) else {
      return false
    }
    scanner = ahead
    push(
      FormulaOpenBracket(
        bracket: .round,
        range: next.range,
        function: function,
        name: token.text,
        exponent: exponent
      )
    )
    return true
  }

  /// The exponent between a function's name and its argument: ^2, ², ^−1 or ⁻¹.
  private mutating func takeExponent() throws(FormulaError) -> (
    literal: NumberLiteral, isNegative: Bool
  )? {
    var ahead = scanner
    guard let next = try? ahead.next(commaSeparates: true) else { return nil }
    if case .raised(let literal, let isNegative) = next.kind {
      scanner = ahead
      return (literal, isNegative)
    }
    guard next.kind == .binary(.power) else { return nil }
    guard var written = try ahead.next(commaSeparates: true) else {
      throw FormulaError(.needsRightSide("^"), at: next.range)
    }
    let isNegative = written.kind == .binary(.subtract)
    if isNegative {
      guard let digits = try ahead.next(commaSeparates: true) else {
        throw FormulaError(.needsRightSide("−"), at: written.range)
      }
      written = digits
    }
    guard case .number(let literal) = written.kind, literal.wholeNumber != nil else { return nil }
    scanner = ahead
    return (literal, isNegative)
  }

  mutating func comma(_ token: FormulaToken) throws(FormulaError) {
    guard let open = innermost, open.function != nil || open.bracket == .brace else {
      throw FormulaError(.unexpectedCharacter(","), at: token.range)
    }
    if let most = open.function?.mostArguments, open.arguments + 1 >= most {
      if case .named = open.function, let fault = scanner.unknownWord(endingAt: open.range) {
        throw fault
      }
      throw FormulaError(.tooManyArguments(open.name, most), at: token.range)
    }
    if expectsOperand { throw missingOperand(before: token) }
    finishArgument()
    expectsOperand = true
  }

  mutating func close(_ bracket: FormulaBracket, _ token: FormulaToken) throws(FormulaError) {
    guard let open = innermost else {
      throw FormulaError(.noOpening(bracket.opening, bracket.closing), at: token.range)
    }
    guard open.bracket == bracket else {
      throw FormulaError(.wrongClosing(open.bracket.opening), at: open.range)
    }
    if expectsOperand { throw missingOperand(before: token) }
    if let function = open.function, open.arguments + 1 < function.leastArguments {
      throw FormulaError(.needsArguments(open.name, function.leastArguments), at: token.range)
    }
    finishArgument()
    let starts = innermost?.starts ?? []
    openBrackets.removeLast()
    frames.removeLast()
    if bracket == .brace { return try closeBrace(open, starts, token) }
    if let operation = bracket.operation { output.append(.unary(operation)) }
    guard let function = open.function else { return }
    switch function {
    case .binary(let operation) where operation.row.writing.takesMore:
      break  // Already written, argument by argument.
    case .cases(let valuesFirst): try emitCases(starts, valuesFirst: valuesFirst, token)
    case .unary, .binary, .defined, .logarithm, .based, .named:
      emit(function, exponent: open.exponent, arguments: open.arguments + 1)
    }
  }

  /// Ends an argument of the innermost bracket; min and max take each further one into account.
  mutating func finishArgument() {
    guard let index = openBrackets.last else { return }
    while frames.count > index + 1 { emitLast() }
    guard case .bracket(var open) = frames[index] else { return }
    open.arguments += 1
    open.starts.append(output.count)
    if open.arguments > 1, case .binary(let operation)? = open.function,
      operation.row.writing.takesMore
    {
      output.append(.binary(operation))
    }
    frames[index] = .bracket(open)
  }
}
