import Numerals
import Expressions
import Operations
import Words

/// Turns tokens into postfix instructions with a stack of unfinished things (no recursion).
struct FormulaReader {
  var scanner: FormulaScanner
  var output: [Instruction] = []
  var frames: [FormulaFrame] = []
  /// Where the open brackets are in `frames`.
  var openBrackets: [Int] = []
  /// Whether a value has to come next, rather than an operator.
  var expectsOperand = true
  private var previous: FormulaToken?
  /// The bars that could open as well as close, and those that are taken to open.
  var bars = FormulaBars()
  /// Where what is compared was compared last.
  var comparison: FormulaToken?
  /// The steps before the commas behind which conditions stand.
  var restricted: Int?
  /// How many sums and derivatives are around this, and whether it is one of their parts.
  var binders = 0
  var isPart = false

  init(_ characters: [Character]) {
    scanner = FormulaScanner(characters)
  }

  /// The innermost open bracket.
  var innermost: FormulaOpenBracket? {
    guard let index = openBrackets.last, case .bracket(let bracket) = frames[index] else {
      return nil
    }
    return bracket
  }

  private var commaSeparates: Bool {
    innermost.map { $0.bracket == .brace || $0.function?.takesSeveral ?? false } ?? false
  }

  mutating func read() throws(FormulaError) -> [Instruction] {
    if !scanner.readsOrdinate, !isPart, let head = scanner.takeDefinition() {
      if head.variable != String(Variable.name) { scanner.variables = [head.variable] }
    }
    while let token = try scanner.next(commaSeparates: commaSeparates) {
      try refuseAmbiguous(token, after: previous)
      try read(token)
      previous = token
    }
    try finish()
    if let restricted { restrict(from: restricted) }
    if let comparison, !output.hasSoundConditions || output.isStatement {
      throw FormulaError(.unexpectedCharacter(comparison.text), at: comparison.range)
    }
    return output
  }

  private mutating func read(_ token: FormulaToken) throws(FormulaError) {
    switch token.kind {
    case .number(let literal):
      if case .number = previous?.kind {
        let shown = String(token.text.prefix(ProgramLimits.quotedCharacters))
        throw FormulaError(.operatorMissing(shown), at: token.range)
      }
      value(.number(literal), token)
    case .name(.variable): value(.variable, token)
    case .name(.parameter) where scanner.isCount(token): try call(.binary(.combinations), token)
    case .name(.parameter(let parameter)): value(.parameter(parameter), token)
    case .name(.constant(let constant)): value(.constant(constant), token)
    case .name(.function(.binary(.mod))) where !expectsOperand && !scanner.isBeforeArguments:
      try binary(.mod, token)
    case .name(.function(let function)): try call(function, token)
    case .name(.joint(let operation)):
      comparison = comparison ?? token
      try binary(operation, token)
    case .name(.binder(let binder)): try bind(binder, token)
    case .name(.local(let name)): value(.local(name), token)
    case .name(.negation):
      comparison = comparison ?? token
      multiplyIfNeeded(token)
      frames.append(.prefix(.not, text: token.text, range: token.range))
    case .root(let operation):
      multiplyIfNeeded(token)
      if try takeOpenBracket(for: .unary(operation), token, exponent: nil) { return }
      frames.append(.prefix(operation, text: token.text, range: token.range))
    case .binary(let operation): try binary(operation, token)
    case .postfix(let operation):
      try requireOperand(before: token)
      output.append(.unary(operation))
    case .raised(let literal, let isNegative):
      try requireOperand(before: token)
      output.append(.number(literal))
      if isNegative { output.append(.unary(.negate)) }
      output.append(.binary(.power))
    case .open(.brace): try openBrace(token)
    case .open(let bracket): open(bracket, token)
    case .close(let bracket): try close(bracket, token)
    case .bar:
      if expectsOperand || innermost?.bracket != .bars || bars.opens(token) {
        open(.bars, token)
      } else {
        if scanner.isBeforeOperand { bars.note(token) }
        try close(.bars, token)
      }
    case .comma where innermost == nil && !expectsOperand: restrictByWhatFollows(token)
    case .comma: try comma(token)
    case .colon: try colon(token)
    }
  }

  mutating func value(_ instruction: Instruction, _ token: FormulaToken) {
    multiplyIfNeeded(token)
    output.append(instruction)
    expectsOperand = false
  }

  private mutating func open(_ bracket: FormulaBracket, _ token: FormulaToken) {
    multiplyIfNeeded(token)
    push(
      FormulaOpenBracket(
        bracket: bracket,
        range: token.range,
        function: nil,
        name: "",
        exponent: nil
      )
    )
  }

  mutating func push(_ bracket: FormulaOpenBracket) {
    openBrackets.append(frames.count)
    frames.append(.bracket(bracket))
    expectsOperand = true
  }

  /// Things side by side are multiplied.
  mutating func multiplyIfNeeded(_ token: FormulaToken) {
    guard !expectsOperand else { return }
    settle(before: .multiply, nextIsFunction: token.isFunction)
    frames.append(.binary(.multiply, text: "×", range: token.range))
    expectsOperand = true
  }

  private mutating func binary(
    _ operation: BinaryOperation,
    _ token: FormulaToken
  ) throws(FormulaError) {
    if expectsOperand {
      switch operation {
      case .subtract:
        frames.append(.prefix(.negate, text: "−", range: token.range))
        return
      case .add where !isAfterOperator:
        var ahead = scanner
        if ahead.isAtEnd { throw FormulaError(.needsRightSide("+"), at: token.range) }
        return
      default:
        throw missingOperand(before: token)
      }
    }
    if operation.row.writing.isStatement { comparison = comparison ?? token }
    if operation.isComparison { chain(before: operation) }
    var nextIsFunction = false
    if operation == .multiply {
      var ahead = scanner
      // A fault further on is reported when the reader gets there.
      nextIsFunction = (try? ahead.next(commaSeparates: commaSeparates))?.isFunction ?? false
    }
    settle(before: operation, nextIsFunction: nextIsFunction)
    frames.append(.binary(operation, text: operation.symbol, range: token.range))
    expectsOperand = true
  }

  private var isAfterOperator: Bool {
    switch frames.last {
    case .binary, .prefix: true
    default: false
    }
  }

  /// Finishes everything that binds at least as tightly as the operator that follows.
  mutating func settle(before operation: BinaryOperation, nextIsFunction: Bool) {
    while let frame = frames.last {
      switch frame {
      case .bracket:
        return
      case .binary(let waiting, _, _):
        let isRightToLeft = operation == .power
        guard
          waiting.infixPrecedence > operation.infixPrecedence
            || waiting.infixPrecedence == operation.infixPrecedence && !isRightToLeft
        else { return }
      case .prefix(let waiting, _, _):
        guard operation.infixPrecedence < (waiting == .not ? -1 : 3) else { return }
      case .application:
        if operation == .power || operation == .multiply && !nextIsFunction { return }
      }
      emitLast()
    }
  }

  /// Writes the instructions of the last frame, which is no bracket.
  mutating func emitLast() {
    switch frames.removeLast() {
    case .binary(let operation, _, _): output.append(.binary(operation))
    case .prefix(let operation, _, _): output.append(.unary(operation))
    case .application(let function, _, _, let exponent):
      emit(function, exponent: exponent, arguments: 1)
    case .bracket: break
    }
  }

  mutating func emit(_ function: FormulaFunction, exponent: NumberLiteral?, arguments: Int) {
    switch function {
    case .unary(let operation): output.append(.unary(operation))
    case .binary(let operation), .based(let operation): output.append(.binary(operation))
    case .defined(let function): output.append(.defined(function))
    case .named(let call): output.append(.abbreviation(Abbreviation(call)))
    case .cases: break  // Written where the bracket closes.
    case .logarithm:
      output.append(arguments == 1 ? .unary(.log10) : .binary(.logarithm))
    }
    if let exponent {
      output.append(.number(exponent))
      output.append(.binary(.power))
    }
  }
}

extension BinaryOperation {
  /// How tightly it binds between its operands; `a mod b` like a product.
  var infixPrecedence: Int { self == .mod ? 2 : precedence }
}
