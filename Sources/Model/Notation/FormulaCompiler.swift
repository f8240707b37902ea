import Formulas
import Numerals
import Operations
import Words

/// Makes steps of the nodes of a formula, one after another.
struct FormulaCompiler {
  let tree: FormulaTree
  private var splicer = StepSplicer<Instruction>()
  /// Whether a name before = is that of the formula, and no side of a relation.
  private let dropsName: Bool

  /// - Throws: What can be read and has no meaning.
  static func steps(
    of index: Int,
    in tree: FormulaTree,
    droppingName dropsName: Bool = false,
    isStatement: Bool = false
  ) throws(FormulaError) -> [Instruction] {
    var compiler = FormulaCompiler(tree: tree, dropsName: dropsName)
    for index in tree.nodes[index].start...index { try compiler.compile(index) }
    let steps = compiler.splicer.steps
    if !isStatement { try compiler.check(steps) }
    return steps
  }

  /// Refuses a statement where a value is wanted.
  func check(_ steps: [Instruction]) throws(FormulaError) {
    guard let statement = tree.statement, !steps.hasSoundConditions || steps.isStatement else {
      return
    }
    throw FormulaError(.unexpectedCharacter(statement.text), at: statement.range)
  }

  private init(tree: FormulaTree, dropsName: Bool) {
    (self.tree, self.dropsName) = (tree, dropsName)
  }

  private mutating func compile(_ index: Int) throws(FormulaError) {
    let node = tree.nodes[index]
    // The steps of what stands in the middle of a chain are there twice.
    let middle = node.isContinued ? Array(splicer.last) : nil
    switch node.kind {
    case .value(let step): splicer.append(step)
    case .hole, .stray: splicer.append([])
    case .infix(.condition), .restriction: try restrict(node)
    case .infix(.operation(.equal)) where dropsName && tree.isNaming(node):
      splicer.append(splicer.take(2)[1])
    case .infix(.chained(let operation)):
      splicer.append([.binary(operation), .binary(.and)], taking: 3)
    case .infix(let infix):
      splicer.append(infix.operation.map { [.binary($0)] } ?? [], taking: 2)
    case .prefix(let operation):
      splicer.append(operation.map { [.unary($0)] } ?? [], taking: 1)
    case .postfix(let operation): splicer.append(.unary(operation))
    case .raised(let literal, let isNegative):
      let exponent: [Instruction] = literal.map { [.number($0)] } ?? []
      let sign: [Instruction] = isNegative ? [.unary(.negate)] : []
      splicer.append(exponent + sign + [.binary(.power)], taking: 1)
    case .call(let call): try compile(call, index)
    case .bracket(let group): try compile(group, of: node.count)
    }
    if let middle { splicer.append(middle) }
  }

  private mutating func compile(_ group: FormulaGroup, of count: Int) throws(FormulaError) {
    var steps: [Instruction] = group.bracket.operation.map { [.unary($0)] } ?? []
    if group.bracket == .brace {
      steps =
        group.colons.isEmpty
        ? [.number(NumberLiteral(1)), .binary(.when)] : Self.choice(of: count)
    } else if count > 1, let comma = group.marks.first {
      throw FormulaError(.unexpectedCharacter(","), at: comma)
    }
    splicer.append(steps, taking: count)
  }

  private mutating func compile(_ call: FormulaCall, _ index: Int) throws(FormulaError) {
    var count = tree.nodes[index].count
    var steps: [Instruction]
    switch call.function {
    case .unary(let operation):
      let several = count > 1 ? DefinedFunction.ofTwo(operation) : nil
      steps = [several.map(Instruction.defined) ?? .unary(operation)]
    case .binary(let operation) where operation.row.writing.takesMore: steps = []
    case .binary(let operation), .based(let operation): steps = [.binary(operation)]
    case .defined(let function): steps = [.defined(function)]
    case .named(let call): steps = [.abbreviation(Abbreviation(call))]
    case .logarithm: steps = [count == 1 ? .unary(.log10) : .binary(.logarithm)]
    case .cases(let valuesFirst):
      let place = call.group?.close ?? call.name
      steps = try cases(splicer.take(count), valuesFirst: valuesFirst, place)
      count = 0
    case .binder(let binder):
      let places = tree.parts(of: index).map { tree.nodes[$0].range }
      steps = try bound(binder, call, splicer.take(count), at: places)
      count = 0
    }
    if let power = call.power { steps += [.number(power), .binary(.power)] }
    splicer.append(steps, taking: count)
  }

  // MARK: Conditions

  /// Puts the condition before the value it belongs to; a statement is none.
  private mutating func restrict(_ node: FormulaNode) throws(FormulaError) {
    if node.isStatement, let statement = tree.statement {
      throw FormulaError(.unexpectedCharacter(statement.text), at: statement.range)
    }
    let parts = splicer.take(node.count)
    splicer.append(parts[1...].joined() + parts[0] + [.binary(.when)])
  }

  /// The cases of a call.
  private func cases(
    _ parts: [[Instruction]],
    valuesFirst: Bool,
    _ place: Range<Int>
  ) throws(FormulaError) -> [Instruction] {
    var steps: [Instruction] = []
    for pair in stride(from: 0, to: parts.count - 1, by: 2) {
      let (first, second) = (parts[pair], parts[pair + 1])
      let condition = valuesFirst ? second : first
      guard condition.isStatement else { throw FormulaError(.comparisonMissing, at: place) }
      steps += condition + (valuesFirst ? first : second)
    }
    if parts.count % 2 == 1 { steps += parts[parts.count - 1] }
    return steps + Self.choice(of: parts.count)
  }

  /// Joins conditions, each with its value behind it, and perhaps a last value.
  private static func choice(of parts: Int) -> [Instruction] {
    (parts % 2 == 0 ? [.binary(.when)] : [])
      + Array(repeating: .defined(.choice), count: (parts - 1) / 2)
  }
}
