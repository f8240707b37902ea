import Operations
import Words

extension FormulaReader {
  /// Ends the formula.
  mutating func finish() throws(FormulaError) {
    if expectsOperand { throw missingOperand(before: nil) }
    guard let open = innermost else {
      while !frames.isEmpty { emitLast() }
      return
    }
    if let function = open.function, open.arguments + 1 < function.leastArguments {
      throw FormulaError(.needsArguments(open.name, function.leastArguments), at: open.range)
    }
    var closers = ""
    for index in openBrackets.reversed() {
      if case .bracket(let bracket) = frames[index] { closers += bracket.bracket.closing }
    }
    throw FormulaError(.notClosed(open.bracket.opening, closers: closers), at: open.range)
  }

  /// A sign that comes after its value needs one.
  mutating func requireOperand(before token: FormulaToken) throws(FormulaError) {
    if expectsOperand { throw missingOperand(before: token) }
  }

  /// What to say where a value should be; `token` is what stands there instead.
  func missingOperand(before token: FormulaToken?) -> FormulaError {
    switch frames.last {
    case .binary(_, let text, let range):
      return FormulaError(.needsRightSide(text), at: range)
    case .prefix(.negate, let text, let range):
      return FormulaError(.needsRightSide(text), at: range)
    case .prefix(_, let text, let range), .application(_, let text, let range, _):
      return FormulaError(.needsArgument(text), at: range)
    case .bracket(let open):
      return missingOperand(in: open, before: token)
    case nil:
      guard let token else {
        // Behind a comma something has to hold.
        return FormulaError(
          restricted == nil ? .empty : .comparisonMissing,
          at: scanner.end..<scanner.end
        )
      }
      return FormulaError(.needsLeftSide(sign(of: token)), at: token.range)
    }
  }

  private func missingOperand(
    in open: FormulaOpenBracket,
    before token: FormulaToken?
  ) -> FormulaError {
    switch token?.kind {
    case .binary, .postfix, .raised:
      let range = token?.range ?? open.range
      return FormulaError(.needsLeftSide(token.map(sign) ?? ""), at: range)
    default:
      break
    }
    if let function = open.function {
      let needsTwo = function.needsTwo || open.arguments > 0
      return FormulaError(
        needsTwo
          ? .needsArguments(open.name, max(function.leastArguments, 2)) : .needsArgument(open.name),
        at: open.range
      )
    }
    if token == nil {
      return FormulaError(.notClosed(open.bracket.opening, closers: ""), at: open.range)
    }
    return FormulaError(
      .emptyBracket(open.bracket.opening, open.bracket.closing),
      at: open.range
    )
  }

  /// A sign as sentences show it: "×" for "*".
  private func sign(of token: FormulaToken) -> String {
    if case .binary(let operation) = token.kind { return operation.symbol }
    return token.text
  }
}
