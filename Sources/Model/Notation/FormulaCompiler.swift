import Formulas
import Numerals
import Operations
import Words

/// Makes steps of the nodes of a formula, one after another.
struct FormulaCompiler {
  let tree: FormulaTree
  private(set) var output: [Instruction] = []
  /// Where the steps of each unused value begin.
  private var starts: [Int] = []
  /// Whether a name before = is that of the formula, and no side of a relation.
  private let dropsName: Bool

  /// - Throws: What can be read and has no meaning.
  static func steps(
    of index: Int,
    in tree: FormulaTree,
    droppingName dropsName: Bool = false
  ) throws(FormulaError) -> [Instruction] {
    var compiler = FormulaCompiler(tree: tree, dropsName: dropsName)
    for index in tree.nodes[index].start...index { try compiler.compile(index) }
    let steps = compiler.output
    try compiler.check(steps)
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
    let begins = Array(starts.suffix(node.count))
    var begin = begins.first ?? output.count
    let end = output.count
    switch node.kind {
    case .value(let step): output.append(step)
    case .hole, .stray: break
    case .infix(.condition), .restriction: try restrict(node, begins)
    case .infix(.separator): break
    case .infix(.operation(.equal)) where dropsName && tree.isNaming(node):
      output.removeSubrange(begins[0]..<begins[1])
    case .infix(.chained(let operation)):
      // The steps of what stands in the middle are there twice.
      begin = starts[starts.count - 3]
      starts.removeLast()
      output += [.binary(operation), .binary(.and)]
    case .infix(let infix): output += infix.operation.map { [.binary($0)] } ?? []
    case .prefix(let operation): output += operation.map { [.unary($0)] } ?? []
    case .postfix(let operation): output.append(.unary(operation))
    case .raised(let literal, let isNegative):
      output += literal.map { [.number($0)] } ?? []
      if isNegative { output.append(.unary(.negate)) }
      output.append(.binary(.power))
    case .call(let call): try compile(call, index, begins)
    case .bracket(let group): try compile(group, begins)
    }
    starts.removeLast(node.count)
    starts.append(begin)
    guard node.isContinued else { return }
    starts.append(output.count)
    output += output[begins[1]..<end]
  }

  private mutating func compile(
    _ group: FormulaGroup,
    _ begins: [Int]
  ) throws(FormulaError) {
    if let operation = group.bracket.operation { output.append(.unary(operation)) }
    if group.bracket == .brace {
      if group.colons.isEmpty {
        output += [.number(NumberLiteral(1)), .binary(.when)]
      } else {
        choose(of: begins.count)
      }
    } else if begins.count > 1, let comma = group.marks.first {
      throw FormulaError(.unexpectedCharacter(","), at: comma)
    }
  }

  private mutating func compile(
    _ call: FormulaCall,
    _ index: Int,
    _ begins: [Int]
  ) throws(FormulaError) {
    switch call.function {
    case .unary(let operation): output.append(.unary(operation))
    case .binary(let operation) where operation.row.writing.takesMore: break
    case .binary(let operation), .based(let operation): output.append(.binary(operation))
    case .defined(let function): output.append(.defined(function))
    case .named(let call): output.append(.abbreviation(Abbreviation(call)))
    case .cases(let valuesFirst):
      try chooseCases(begins, valuesFirst: valuesFirst, call.group?.close ?? call.name)
    case .logarithm: output.append(begins.count == 1 ? .unary(.log10) : .binary(.logarithm))
    case .binder(let binder):
      let places = tree.parts(of: index).map { tree.nodes[$0].range }
      try bind(binder, call, takeParts(begins), at: places)
    }
    if let power = call.power { output += [.number(power), .binary(.power)] }
  }

  // MARK: Conditions

  /// Puts the condition before the value it belongs to; a statement is none.
  private mutating func restrict(_ node: FormulaNode, _ begins: [Int]) throws(FormulaError) {
    if node.isStatement, let statement = tree.statement {
      throw FormulaError(.unexpectedCharacter(statement.text), at: statement.range)
    }
    swapParts(begins[0]..<begins[1], begins[1]..<output.count)
    output.append(.binary(.when))
  }

  /// The cases of a call, whose arguments begin at these steps.
  private mutating func chooseCases(
    _ begins: [Int],
    valuesFirst: Bool,
    _ place: Range<Int>
  ) throws(FormulaError) {
    let ends = Array(begins.dropFirst()) + [output.count]
    for pair in stride(from: 0, to: begins.count - 1, by: 2) {
      let parts = (begins[pair]..<ends[pair], begins[pair + 1]..<ends[pair + 1])
      let condition = valuesFirst ? parts.1 : parts.0
      guard Array(output[condition]).isStatement else {
        throw FormulaError(.comparisonMissing, at: place)
      }
      if valuesFirst { swapParts(parts.0, parts.1) }
    }
    choose(of: begins.count)
  }

  /// Joins conditions, each with its value behind it, and perhaps a last value.
  private mutating func choose(of parts: Int) {
    if parts % 2 == 0 { output.append(.binary(.when)) }
    output += Array(repeating: .defined(.choice), count: (parts - 1) / 2)
  }

  /// Exchanges two neighbouring parts.
  private mutating func swapParts(_ first: Range<Int>, _ second: Range<Int>) {
    let both = Array(output[second]) + Array(output[first])
    output.replaceSubrange(first.lowerBound..<second.upperBound, with: both)
  }

  /// Takes the steps of the parts out.
  private mutating func takeParts(_ begins: [Int]) -> [[Instruction]] {
    let ends = Array(begins.dropFirst()) + [output.count]
    let parts = zip(begins, ends).map { Array(output[$0..<$1]) }
    output.removeSubrange((begins.first ?? output.count)...)
    return parts
  }

  mutating func append(_ steps: [Instruction]) { output += steps }
}
