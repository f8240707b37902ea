import Numerals
import Formulas
import Operations
import Words

/// Puts tokens together in postfix order with a stack of unfinished things (no recursion).
///
/// What is wrong is taken down and read on from: what is missing becomes a hole, and what has no meaning
/// stands where it was typed.
struct FormulaReader {
  var scanner: FormulaScanner
  var tokens: [FormulaToken] = []
  /// The token before, without what was read with it.
  private var previous: FormulaToken?
  var nodes: [FormulaNode] = []
  var frames: [FormulaFrame] = []
  /// Where the open brackets are in `frames`.
  var openBrackets: [Int] = []
  /// How many sums and the like are open.
  var binders = 0
  /// Whether a value has to come next, rather than an operator.
  var expectsOperand = true
  /// The bars that could open as well as close, and those that are taken to open.
  private(set) var bars: FormulaBars
  /// The first sign or word of a statement, and the first y where nothing is wrong before it.
  var statement: FormulaToken?
  private(set) var ordinate: FormulaError?
  /// Where things stand side by side that can't.
  var seams: Set<Int> = []
  /// What would close what is open at the end, and whether only that end is missing.
  var closers = ""
  var lacksEnd = false

  /// Reads a text, with a bar taken to open that would close.
  init(reading characters: [Character], opening bar: Int? = nil, knowsSlope: Bool = false) {
    scanner = FormulaScanner(characters, knowsSlope: knowsSlope)
    bars = FormulaBars(opening: bar)
    read()
  }

  /// The innermost open bracket.
  var innermost: FormulaOpenBracket? {
    get {
      guard let index = openBrackets.last, case .bracket(let open) = frames[index] else {
        return nil
      }
      return open
    }
    set {
      guard let index = openBrackets.last, let newValue else { return }
      frames[index] = .bracket(newValue)
    }
  }

  var commaSeparates: Bool { innermost?.commaSeparates ?? false }

  private mutating func read() {
    scanner.readHead()
    while let token = nextToken() {
      noteAmbiguity(token, after: previous)
      tokens.append(token)
      read(token)
      previous = token
    }
    finish()
  }

  private mutating func nextToken() -> FormulaToken? {
    if let open = innermost, open.function?.binder != nil, open.parts == 1, expectsOperand,
      let letter = scanner.letterAlone()
    {
      return letter
    }
    if let binder = innermost?.function?.binder, binder != .derivative,
      innermost?.parts ?? 0 > 1
    {
      if let infinity = scanner.infinity() { return infinity }
      if binder == .limit, !expectsOperand, let side = scanner.side() { return side }
    }
    return scanner.next(commaSeparates: commaSeparates)
  }

  private mutating func read(_ token: FormulaToken) {
    switch token.kind {
    case .number(let literal): leaf(.value(.number(literal)), token)
    case .name(.variable): leaf(.value(.variable), token)
    case .name(.parameter) where scanner.isCount(token): call(.binary(.combinations), token)
    case .name(.parameter(let parameter)):
      if parameter.isUnknown, !(previous == nil && scanner.head == .ordinate) {
        noteOrdinate(token)
      }
      leaf(.value(.parameter(parameter)), token)
    case .name(.constant(let constant)): leaf(.value(.constant(constant)), token)
    case .name(.function(.binary(let operation)))
    where operation.isInfixWord && !expectsOperand && !scanner.isBeforeArguments:
      infix(operation, token)
    case .name(.function(let function)): call(function, token)
    case .name(.joint(let operation)):
      statement = statement ?? token
      infix(operation, token)
    case .name(.binder(let binder)): call(.binder(binder), token)
    case .name(.local(let name)): leaf(.value(.local(name)), token)
    case .name(.list(let call)): leaf(.value(.abbreviation(Abbreviation(call))), token)
    case .name(.negation):
      statement = statement ?? token
      prefix(.not, token)
    case .root(let operation):
      multiplyIfNeeded(token)
      let call = FormulaCall(
        function: .unary(operation),
        name: token.range,
        text: token.text,
        variables: nil
      )
      if !takesOpenBracket(for: call) { prefix(operation, token) }
    case .binary(let operation): infix(operation, token)
    case .postfix(let operation):
      guard !expectsOperand else { return misplaced(missingOperand(before: token), token) }
      append(.postfix(operation), at: token.range, of: 1)
    case .raised(let literal, let isNegative):
      requireOperand(before: token)
      append(.raised(literal, isNegative: isNegative), at: token.range, of: 1)
    case .open(let bracket): open(bracket, token)
    case .close(let bracket): close(bracket, token)
    case .bar:
      if expectsOperand || innermost?.group.bracket != .bars || bars.opens(token) {
        open(.bars, token)
      } else {
        if scanner.isBeforeOperand { bars.note(token) }
        close(.bars, token)
      }
    case .comma: comma(token)
    case .colon: colon(token)
    case .separator: separate(token)
    case .other: leaf(.stray, token)
    }
  }

  private mutating func noteOrdinate(_ token: FormulaToken) {
    guard ordinate == nil, scanner.fault == nil else { return }
    ordinate = FormulaError(.secondVariable(token.text), at: token.range)
  }

  /// Something that has no place there stays as it was typed.
  mutating func misplaced(_ error: FormulaError, _ token: FormulaToken) {
    scanner.note(error)
    if expectsOperand, let frame = frames.last {
      // What waits for a value does not take it for one.
      if case .bracket = frame {} else { leaveHole(at: token.range.lowerBound) }
    }
    leaf(.stray, token)
  }

  mutating func note(_ fault: FormulaFault, at range: Range<Int>) {
    scanner.note(FormulaError(fault, at: range))
  }

  // MARK: Nodes

  private mutating func leaf(_ kind: FormulaNode.Kind, _ token: FormulaToken) {
    multiplyIfNeeded(token)
    append(kind, at: token.range, of: 0)
    expectsOperand = false
  }

  /// Adds a node to which the last ones belong.
  mutating func append(
    _ kind: FormulaNode.Kind,
    at sign: Range<Int>,
    of count: Int,
    to end: Int? = nil
  ) {
    var start = nodes.count
    for _ in 0..<count { start = nodes[start - 1].start }
    let first = count > 0 ? nodes[firstPart(of: count)].range.lowerBound : sign.lowerBound
    let last = count > 0 ? nodes[nodes.count - 1].range.upperBound : 0
    nodes.append(
      FormulaNode(
        kind: kind,
        range: min(first, sign.lowerBound)..<max(end ?? max(last, sign.upperBound), first),
        sign: sign,
        start: start,
        count: count,
        isStatement: isStatement(kind, at: sign, of: count)
      )
    )
  }

  /// The last node of the first of the last parts.
  private func firstPart(of count: Int) -> Int {
    var index = nodes.count - 1
    for _ in 1..<count { index = nodes[index].start - 1 }
    return index
  }

  private func isStatement(
    _ kind: FormulaNode.Kind,
    at sign: Range<Int>,
    of count: Int
  ) -> Bool {
    switch kind {
    case .infix(.operation(.equal)) where scanner.names(at: sign.lowerBound): false
    case .infix(.operation(let operation)), .infix(.chained(let operation)):
      operation.row.writing.isStatement
    case .infix(.condition), .restriction: nodes[firstPart(of: count)].isStatement
    case .prefix(let operation): operation == .not
    case .bracket(let group):
      group.bracket == .round && count == 1 && nodes[nodes.count - 1].isStatement
    case .value, .stray, .hole, .infix, .postfix, .raised, .call: false
    }
  }

  /// A value that is missing.
  mutating func leaveHole(at place: Int) {
    append(.hole, at: place..<place, of: 0)
    expectsOperand = false
  }

  /// A sign that comes after its value needs one.
  mutating func requireOperand(before token: FormulaToken) {
    guard expectsOperand else { return }
    scanner.note(missingOperand(before: token))
    leaveHole(at: token.range.lowerBound)
  }

  // MARK: Operators

  /// Things side by side are multiplied.
  mutating func multiplyIfNeeded(_ token: FormulaToken) {
    guard !expectsOperand else { return }
    settle(before: .product, nextIsFunction: token.isFunction)
    let place = token.range.lowerBound
    frames.append(.infix(.product, text: "×", range: place..<place))
    expectsOperand = true
  }

  private mutating func prefix(_ operation: UnaryOperation?, _ token: FormulaToken) {
    multiplyIfNeeded(token)
    let text = operation == .negate ? "−" : token.text
    frames.append(.prefix(operation, text: text, range: token.range))
  }

  private mutating func infix(_ operation: BinaryOperation, _ token: FormulaToken) {
    if expectsOperand {
      if operation == .subtract { return prefix(.negate, token) }
      if operation == .add {
        var ahead = scanner
        if isAfterOperator {
          scanner.note(missingOperand(before: token))
        } else if ahead.isAtEnd {
          note(.needsRightSide("+"), at: token.range)
        }
        return prefix(nil, token)
      }
    }
    requireOperand(before: token)
    if operation.row.writing.isStatement { statement = statement ?? token }
    let isChained = operation.isComparison && continueChain(with: operation)
    var nextIsFunction = false
    if operation == .multiply {
      // A fault further on is reported when the reader gets there.
      var ahead = scanner
      nextIsFunction = ahead.next(commaSeparates: commaSeparates)?.isFunction ?? false
    }
    push(
      isChained ? .chained(operation) : .operation(operation),
      operation.symbol,
      token,
      nextIsFunction: nextIsFunction
    )
  }

  /// Waits for the right side of a sign.
  mutating func push(
    _ infix: FormulaInfix,
    _ text: String,
    _ token: FormulaToken,
    nextIsFunction: Bool = false
  ) {
    settle(before: infix, nextIsFunction: nextIsFunction)
    frames.append(.infix(infix, text: text, range: token.range))
    expectsOperand = true
  }

  private var isAfterOperator: Bool {
    switch frames.last {
    case .infix: true
    case .prefix(let operation, _, _): operation != nil
    case .application, .bracket, nil: false
    }
  }

  /// Finishes everything that binds at least as tightly as the operator that follows.
  private mutating func settle(before infix: FormulaInfix, nextIsFunction: Bool) {
    while let frame = frames.last {
      switch frame {
      case .bracket:
        return
      case .infix(let waiting, _, _):
        let isRightToLeft = infix.operation == .power
        guard
          waiting.precedence > infix.precedence
            || waiting.precedence == infix.precedence && !isRightToLeft
        else { return }
      case .prefix(let waiting, _, _):
        guard infix.precedence < (waiting == .not ? -1 : 3) else { return }
      case .application:
        if infix.operation == .power || infix.operation == .multiply && !nextIsFunction { return }
      }
      emitLast()
    }
  }

  /// Finishes all that was begun in the innermost bracket.
  mutating func settleAll() {
    while let frame = frames.last {
      if case .bracket = frame { return }
      emitLast()
    }
  }

  /// Makes a node of the last frame, which is no bracket.
  mutating func emitLast() {
    switch frames.removeLast() {
    case .infix(let infix, _, let range): append(.infix(infix), at: range, of: 2)
    case .prefix(let operation, _, let range): append(.prefix(operation), at: range, of: 1)
    case .application(let call): append(.call(call), at: call.name, of: 1)
    case .bracket: break
    }
  }
}

extension BinaryOperation {
  /// How tightly it binds between its operands: `a mod b` like a product, `n nCr k` more tightly.
  var infixPrecedence: Int {
    switch self {
    case .mod: 2
    case .combinations, .permutations: 3
    default: precedence
    }
  }

  /// Whether its name may stand between its operands.
  var isInfixWord: Bool { [.mod, .combinations, .permutations].contains(self) }
}
