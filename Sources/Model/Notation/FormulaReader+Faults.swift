import Operations
import Words

extension FormulaReader {
  /// Ends the formula.
  mutating func finish() {
    let end = scanner.end
    for index in openBrackets.reversed() {
      if case .bracket(let open) = frames[index] { closers += open.group.bracket.closing }
    }
    if expectsOperand {
      lacksEnd = scanner.fault == nil
      scanner.note(missingOperand(before: nil))
      leaveHole(at: tokens.last?.range.upperBound ?? end)
    }
    if let open = innermost {
      noteMissingParts(of: open, at: open.group.open)
      note(.notClosed(open.group.bracket.opening, closers: closers), at: open.group.open)
    }
    while let open = innermost {
      noteMissingParts(of: open, at: open.group.open)
      closeInnermost(endingAt: end)
    }
    settleAll()
  }

  mutating func noteMissingParts(of open: FormulaOpenBracket, at place: Range<Int>) {
    guard let function = open.function, open.parts + 1 < function.leastArguments else { return }
    note(.needsArguments(open.name, function.leastArguments), at: place)
  }

  /// What to say where a value should be; `token` is what stands there instead.
  func missingOperand(before token: FormulaToken?) -> FormulaError {
    switch frames.last {
    case .infix(.condition, _, _):
      // Behind a comma something has to hold.
      return FormulaError(.comparisonMissing, at: token?.range ?? scanner.end..<scanner.end)
    case .infix(_, let text, let range):
      return FormulaError(.needsRightSide(text), at: range)
    case .prefix(.negate, let text, let range), .prefix(nil, let text, let range):
      return FormulaError(.needsRightSide(text), at: range)
    case .prefix(_, let text, let range):
      return FormulaError(.needsArgument(text), at: range)
    case .application(let call):
      return FormulaError(.needsArgument(call.text), at: call.name)
    case .bracket(let open):
      return missingOperand(in: open, before: token)
    case nil:
      guard let token else { return FormulaError(.empty, at: scanner.end..<scanner.end) }
      return FormulaError(.needsLeftSide(sign(of: token)), at: token.range)
    }
  }

  private func missingOperand(
    in open: FormulaOpenBracket,
    before token: FormulaToken?
  ) -> FormulaError {
    let (bracket, range) = (open.group.bracket, open.group.open)
    switch token?.kind {
    case .binary, .postfix, .raised:
      return FormulaError(.needsLeftSide(token.map(sign) ?? ""), at: token?.range ?? range)
    default:
      break
    }
    if let function = open.function {
      let needsTwo = function.needsTwo || open.parts > 0
      return FormulaError(
        needsTwo
          ? .needsArguments(open.name, max(function.leastArguments, 2)) : .needsArgument(open.name),
        at: range
      )
    }
    return FormulaError(
      token == nil
        ? .notClosed(bracket.opening, closers: "")
        : .emptyBracket(bracket.opening, bracket.closing),
      at: range
    )
  }

  /// A sign as sentences show it: "×" for "*".
  private func sign(of token: FormulaToken) -> String {
    if case .binary(let operation) = token.kind { return operation.symbol }
    return token.text
  }
}
