import Numerals
import Formulas
import Operations
import Words

extension FormulaReader {
  /// A function's name, with the exponent of sin² and the bracket when there is one.
  mutating func call(_ function: FormulaFunction, _ token: FormulaToken) {
    multiplyIfNeeded(token)
    var call = FormulaCall(
      function: function,
      name: token.range,
      text: token.text,
      variables: scanner.variables
    )
    if function.binder != nil, binders >= Self.deepestBinders {
      note(.nestedTooDeeply, at: token.range)
    }
    takeBase(of: &call)
    if call.base == nil, !function.needsTwo { takeExponent(of: &call) }
    if takesOpenBracket(for: call) { return }
    if function.binder != nil {
      note(.needsArgument(token.text), at: token.range)
    } else if function.needsTwo {
      note(.needsArguments(token.text, function.leastArguments), at: token.range)
    }
    frames.append(.application(call))
  }

  /// How deeply sums and the like may lie in each other: each doubles what is written out.
  private static let deepestBinders = 6

  /// The number of log3(x), as the first operand.
  private mutating func takeBase(of call: inout FormulaCall) {
    var ahead = scanner
    guard let base = ahead.base() else { return }
    guard let operation = call.function.basedOperation else {
      let word = call.text + String(scanner.characters[base.range])
      return note(
        .unknownName(word, nearest: FormulaName.nearest(to: word)),
        at: call.name.lowerBound..<base.range.upperBound
      )
    }
    scanner = ahead
    tokens.append(scanner.token(.number(base.literal), from: base.range.lowerBound))
    (call.function, call.base) = (.based(operation), base.range)
    append(.value(.number(base.literal)), at: base.range, of: 0)
  }

  /// Opens the bracket of a call if it comes next.
  mutating func takesOpenBracket(for call: FormulaCall) -> Bool {
    var ahead = scanner
    // A fault further on is reported when the reader gets there.
    guard let next = ahead.next(commaSeparates: false), next.kind == .open(.round) else {
      return false
    }
    scanner = ahead
    tokens.append(next)
    push(.round, next.range, of: call)
    return true
  }

  /// Opens a bracket; in the first part of a sum and the like its letter is known.
  mutating func push(_ bracket: FormulaBracket, _ open: Range<Int>, of call: FormulaCall? = nil) {
    openBrackets.append(frames.count)
    frames.append(
      .bracket(
        FormulaOpenBracket(
          group: FormulaGroup(bracket: bracket, open: open),
          call: call,
          isPoint: scanner.head == .point && frames.isEmpty && nodes.isEmpty,
          variables: scanner.variables,
          locals: scanner.locals
        )
      )
    )
    expectsOperand = true
    if let binder = call?.function.binder {
      binders += 1
      if binders <= Self.deepestBinders { scanner.enter(binder) }
    }
  }

  /// The exponent between a function's name and its argument: ^2, ², ^−1 or ⁻¹.
  private mutating func takeExponent(of call: inout FormulaCall) {
    var ahead = scanner
    guard let first = ahead.next(commaSeparates: true) else { return }
    var taken = [first]
    var last: FormulaToken { taken[taken.count - 1] }
    var literal: NumberLiteral?
    var isNegative = false
    if case .raised(let number, let hasSign) = first.kind {
      (literal, isNegative) = (number, hasSign)
    } else {
      guard first.kind == .binary(.power) else { return }
      var written = ahead.next(commaSeparates: true)
      if let minus = written, minus.kind == .binary(.subtract) {
        isNegative = true
        taken.append(minus)
        written = ahead.next(commaSeparates: true)
      }
      if let written {
        guard case .number(let number) = written.kind, number.wholeNumber != nil else { return }
        literal = number
        taken.append(written)
      } else {
        ahead.note(FormulaError(.needsRightSide(isNegative ? "−" : "^"), at: last.range))
      }
    }
    scanner = ahead
    tokens += taken
    call.exponent = first.range.lowerBound..<last.range.upperBound
    guard isNegative else { return call.power = literal }
    guard literal?.text == "1", let inverse = call.function.inverse else {
      return note(.needsArgument(call.text), at: call.name)
    }
    call.function = inverse
  }

  // MARK: Commas and brackets

  mutating func comma(_ token: FormulaToken) {
    guard var open = innermost else {
      return expectsOperand
        ? separate(token) : restrictByWhatFollows(token)
    }
    guard open.commaSeparates || open.function != nil else { return separate(token) }
    if let most = open.function?.mostArguments, open.parts + 1 >= most {
      if case .named = open.function, let fault = scanner.unknownWord(endingAt: open.group.open) {
        scanner.note(fault)
      }
      note(.tooManyArguments(open.name, most), at: token.range)
    }
    if expectsOperand {
      scanner.note(missingOperand(before: token))
      leaveHole(at: token.range.lowerBound)
    }
    finishPart()
    open = innermost ?? open
    open.group.marks.append(token.range)
    innermost = open
    expectsOperand = true
  }

  /// A mark that separates nothing there.
  mutating func separate(_ token: FormulaToken) {
    note(.unexpectedCharacter(token.text), at: token.range)
    if expectsOperand { leaveHole(at: token.range.lowerBound) }
    push(.separator, token.text, token)
  }

  /// Ends a part of the innermost bracket; min and max take each further one into account.
  mutating func finishPart() {
    settleAll()
    guard var open = innermost else { return }
    open.parts += 1
    if open.function?.binder != nil {
      if open.parts == 1 { (scanner.variables, scanner.locals) = (open.variables, open.locals) }
      if open.parts == 2 { open.letterFault = letterFault }
    }
    if open.parts > 1, case .binary(let operation)? = open.function,
      operation.row.writing.takesMore, let comma = open.group.marks.last
    {
      append(.infix(.argument(operation)), at: comma, of: 2)
    }
    innermost = open
  }

  /// That a sum or the like runs over something else than a letter.
  private var letterFault: FormulaError? {
    guard let node = nodes.last else { return nil }
    if case .value(.local(let letter)) = node.kind, !["e", "π", "τ"].contains(letter) {
      return nil
    }
    return FormulaError(.unexpectedCharacter(scanner.text(in: node.range)), at: node.range)
  }

  mutating func open(_ bracket: FormulaBracket, _ token: FormulaToken) {
    if bracket == .square { scanner.note(scanner.unexpected(at: token.range.lowerBound)) }
    let restricts = bracket == .brace && !expectsOperand && !scanner.isBeforeCases
    if restricts {
      settleStatement()
    } else {
      multiplyIfNeeded(token)
    }
    push(bracket, token.range)
    innermost?.restricts = restricts
  }

  mutating func close(_ bracket: FormulaBracket, _ token: FormulaToken) {
    // Bars end with what is around them.
    while let open = innermost, open.group.bracket == .bars, bracket != .bars {
      note(.wrongClosing(open.group.bracket.opening), at: open.group.open)
      closeInnermost(endingAt: token.range.lowerBound)
    }
    guard let open = innermost else {
      let fault = FormulaFault.noOpening(bracket.opening, bracket.closing)
      return misplaced(FormulaError(fault, at: token.range), token)
    }
    guard open.group.bracket == bracket else {
      let fault = FormulaFault.wrongClosing(open.group.bracket.opening)
      return misplaced(FormulaError(fault, at: open.group.open), token)
    }
    if expectsOperand { scanner.note(missingOperand(before: token)) }
    noteMissingParts(of: open, at: token.range)
    closeInnermost(endingAt: token.range.upperBound, by: token.range)
  }

  /// Makes a node of the innermost bracket.
  mutating func closeInnermost(endingAt end: Int, by close: Range<Int>? = nil) {
    if expectsOperand { leaveHole(at: close?.lowerBound ?? end) }
    finishPart()
    guard let open = innermost else { return }
    if let fault = open.letterFault { scanner.note(fault) }
    openBrackets.removeLast()
    frames.removeLast()
    if open.function?.binder != nil { binders -= 1 }
    (scanner.variables, scanner.locals) = (open.variables, open.locals)
    var group = open.group
    group.close = close
    if group.bracket == .brace {
      noteConditions(group, of: nodes.count - 1, at: close ?? group.open)
    }
    guard var call = open.call else {
      let kind = open.restricts ? FormulaNode.Kind.restriction(group) : .bracket(group)
      return append(kind, at: group.open, of: open.parts + (open.restricts ? 1 : 0), to: end)
    }
    call.group = group
    append(.call(call), at: call.name, of: parts(of: open, call), to: end)
  }

  private func parts(of open: FormulaOpenBracket, _ call: FormulaCall) -> Int {
    switch call.function {
    case .based: open.parts + 1
    case .binary(let operation) where operation.row.writing.takesMore: 1
    case .unary, .binary, .defined, .logarithm, .cases, .binder, .named: open.parts
    }
  }
}
