import Numerals
import Operations

/// A formula differentiated by its variable, operation by operation.
///
/// The derivative has values only where the formula has. At single places where an operation is not
/// smooth, as |u| at 0, there may be one or none: `known` leaves that open. Alone, there is none where
/// the operand passes through with a slope, which is asked there.
///
/// Steps have to be spelled out; the result is hardly simplified: factors of 1 and slopes of
/// numbers are left out. All indices are those of `tree`, where a value ends.
struct Differentiation {
  /// Defined functions but choices are written out in it.
  let tree: StepTree
  let unit: AngleUnit
  /// Deeper formulas are refused.
  private static let deepest = 500
  /// Longer ones, too, and longer derivatives: that of a product may be as long as its square.
  private static let longest = 20_000

  init(_ written: [Instruction], _ unit: AngleUnit) {
    (tree, self.unit) = (StepTree(written.withDefinitions), unit)
  }

  /// The steps of the derivative.
  ///
  /// 0 for a number that exists.
  ///
  /// - Throws: `UnknownDerivative`, with the operation of which none is known.
  var slope: [Instruction] { get throws(UnknownDerivative) { try slope(asksAtCorners: true) } }

  /// The steps of the derivative, which at a corner may have any value that it comes near to where
  /// nothing is asked there.
  ///
  /// - Throws: `UnknownDerivative` with an empty name also for a formula or a derivative that is
  ///   too long.
  func slope(asksAtCorners: Bool) throws(UnknownDerivative) -> [Instruction] {
    let last = tree.steps.count - 1
    guard last < Self.longest else { throw UnknownDerivative(name: "") }
    let slope = try slope(at: last, beside: asksAtCorners ? [] : nil, depth: 0) ?? [.whole(0)]
    guard slope.count <= ProgramLimits.spelledOut else { throw UnknownDerivative(name: "") }
    return slope
  }

  /// The derivative of the value that ends with a step; nil for a number.
  ///
  /// It is only added to what is smooth where these statements hold; nil where that is not so.
  private func slope(
    at end: Int,
    beside others: [[Instruction]]?,
    depth: Int
  ) throws(UnknownDerivative) -> [Instruction]? {
    let steps = tree.steps
    guard depth < Self.deepest else { throw UnknownDerivative(name: steps[end].name) }
    switch steps[end] {
    case .variable: return [.whole(1)]
    case .number, .constant, .parameter, .local, .accumulated, .enclosed: return nil
    case .abbreviation: throw UnknownDerivative(name: steps[end].name)
    case .unary, .binary, .defined, .integral: break
    }
    guard tree.varies[end] else { return try slopeOfNumber(tree.part(end)) }
    let ends = tree.operands[end]
    var slopes: [[Instruction]?] = []
    for operand in ends {
      // Two kinks may make up for each other.
      let beside =
        passesOn(end)
        ? ends.filter { $0 != operand }.reduce(others) { together($0, smoothness($1)) }
        : together(others, chosen(operand, by: end))
      let slope = try slope(at: operand, beside: beside, depth: depth + 1)
      guard slope?.count ?? 0 <= ProgramLimits.spelledOut else { throw UnknownDerivative(name: "") }
      slopes.append(slope)
    }
    // What does not change has no corners.
    if slopes.allSatisfy({ $0.map(isZero) ?? true }) { return tree.part(end).times([.whole(0)]) }
    let slope = try slope(at: end, slopes, beside: others)
    // Whatever is asked of what jumps holds at that place alone.
    return asked(end).reduce(slope) { $1 + $0 + [.binary(.known)] }
      .unlessFlat(
        hasCorner(end) || isChangingPower(end) ? flatness(end) : .nowhere,
        tree.part(end)
      )
  }

  /// The derivative of the value that ends with an operation, from those of its operands.
  private func slope(
    at end: Int,
    _ slopes: [[Instruction]?],
    beside others: [[Instruction]]?
  ) throws(UnknownDerivative) -> [Instruction] {
    let ends = tree.operands[end]
    // What an operand without a slope passes is not known.
    func smooth() -> [[Instruction]]? { ends.reduce(others) { together($0, smoothness($1)) } }
    switch tree.steps[end] {
    case .unary(let operation):
      // A step is not left by what only touches its edge; a kink of a kink stays one.
      let beside = operation.row.isStep ? smooth() : others
      return try applied(operation, to: tree.part(ends[0]), slopes[0] ?? [], beside: beside)
    case .binary(let operation):
      let (u, v) = (tree.part(ends[0]), tree.part(ends[1]))
      let joined = try joined(operation, u, v, slopes[0], slopes[1])
      if operation == .power, let du = slopes[0], let dv = slopes[1] {
        return changingPower(end, joined, du, dv, beside: smooth())
      }
      if operation == .power, let dv = slopes[1], !isPositive(u), let smooth = smooth() {
        // Only an exponent that stays the same gives values all around.
        let isPositive = u + [.whole(0), .binary(.greater)]
        let staysZero =
          u + [.whole(0), .binary(.equal)] + v + [.whole(0), .binary(.greater), .binary(.and)]
        return (isPositive + staysZero + [.binary(.or)])
          .unlessPassed(with: dv, beside: smooth, joined)
      }
      if [.when, .known].contains(operation) { return around(ends[0], joined) }
      guard hasCorner(end) else { return joined }
      if operation == .power {
        guard let others, isBelowOne(v), let slope = slopes[0] else { return joined }
        // Through 0 with a slope, the operand leaves an upright tangent there.
        let condition = u + [.whole(0), .binary(.unequal)]
        return condition.unlessPassed(with: slope, beside: others, joined)
      }
      guard let smooth = smooth() else { return joined }
      // Where both are equal and their slopes are not, there is a kink.
      let turn = sum(slopes[0], slopes[1], .subtract)
      return (u + v + [.binary(.unequal)]).unlessPassed(with: turn, beside: smooth, joined)
    case .integral(let integral):
      if let own = integral.slope(at: tree.part(end)) { return own.times(slopes[1]) }
      let slope = tree.part(ends[0]).times(slopes[1])
      // There is none where the formula has no value on the way.
      return isTotal(ends[0])
        ? slope : slope + tree.part(end).times([.whole(0)]) + [.binary(.add)]
    case .number, .constant, .variable, .parameter, .defined, .abbreviation, .local, .accumulated,
      .enclosed:
      return choice(ends, slopes[1] ?? [.whole(0)], slopes[2] ?? [.whole(0)], beside: others)
    }
  }

  /// Whether an operation has a corner where its operand is a number of its own, or both are equal.
  private func hasCorner(_ end: Int) -> Bool {
    switch tree.steps[end] {
    case .unary(let operation):
      operation.row.shape.derivative?.contains(.binary(.known)) == true
    case .binary(.min), .binary(.max): true
    case .binary(.power):
      !tree.varies[tree.operands[end][1]]
        && power(tree.part(tree.operands[end][0]), to: tree.part(tree.operands[end][1]))
          .contains(.binary(.known))
    default: false
    }
  }

  /// Nil for a number that exists; 0 times it where that is not known, which is nothing where it does
  /// not.
  private func slopeOfNumber(_ steps: [Instruction]) throws(UnknownDerivative) -> [Instruction]? {
    // What a sum around this counts with is not known yet.
    guard !steps.usesIndices(besides: []),
      let hasValue = (try? Program(steps, angleUnit: unit))?.hasValue
    else {
      return [.whole(0)] + steps + [.binary(.multiply)]
    }
    if !hasValue { throw UnknownDerivative(name: "", hasNoValue: true) }
    return nil
  }

  /// Statements that all hold where the value that ends with a step surely has a derivative; nil where
  /// none are known.
  private func smoothness(_ end: Int) -> [[Instruction]]? {
    guard tree.varies[end] else { return [] }
    var statements: [[Instruction]] = []
    for operand in tree.operands[end] {
      guard let all = together(statements, smoothness(operand)) else { return nil }
      statements = all
    }
    let parts = tree.operands[end].map(tree.part)
    let slope: [Instruction]
    switch tree.steps[end] {
    case .variable, .binary(.add), .binary(.subtract), .binary(.multiply), .binary(.divide):
      return statements
    case .binary(.min), .binary(.max):
      return statements + [parts[0] + parts[1] + [.binary(.unequal)]]
    case .unary(let operation):
      guard let own = operation.row.shape.derivative else { return nil }
      slope = [Instruction](own, of: parts)
    case .binary(.power) where !tree.varies[tree.operands[end][1]]:
      slope = power(parts[0], to: parts[1])
    default: return nil
    }
    guard slope.contains(.binary(.known)) else { return statements }
    return slope.condition.map { statements + [$0] }
  }

  /// The statements of both; nil where one has none, or they are longer than what is asked.
  private func together(
    _ first: [[Instruction]]?,
    _ second: [[Instruction]]?
  ) -> [[Instruction]]? {
    guard let first, let second else { return nil }
    let all = first + second
    return all.reduce(0) { $0 + $1.count } <= [Instruction].longestAsked ? all : nil
  }

  /// Whether a kink in an operand is a kink of the result.
  private func passesOn(_ end: Int) -> Bool {
    switch tree.steps[end] {
    case .unary(let operation): operation.row.isInjective && operation.row.singular == nil
    case .binary(.add), .binary(.subtract): true
    case .binary(.power):
      !tree.varies[tree.operands[end][0]] && isInjective(base: tree.part(tree.operands[end][0]))
    default: false
    }
  }

  /// Statements that all hold where a step gives the value of an operand all around; nil for an
  /// operation that does more.
  private func chosen(_ operand: Int, by end: Int) -> [[Instruction]]? {
    let ends = tree.operands[end]
    switch tree.steps[end] {
    case .defined(.choice), .binary(.when), .binary(.known):
      let condition = tree.part(ends[0])
      if operand == ends[0] { return nil }
      return [condition.edges, operand == ends[1] ? condition : condition + [.unary(.not)]]
    default: return nil
    }
  }

  /// Whether it is a power of which the exponent changes.
  private func isChangingPower(_ end: Int) -> Bool {
    tree.steps[end] == .binary(.power) && tree.varies[tree.operands[end][1]]
  }

  /// The derivative of an operation on one value, times that of the value.
  ///
  /// - Throws: `UnknownDerivative` with the operation's symbol where the table has none.
  private func applied(
    _ operation: UnaryOperation,
    to operand: [Instruction],
    _ slope: [Instruction],
    beside others: [[Instruction]]?
  ) throws(UnknownDerivative) -> [Instruction] {
    if operation == .not { return operand.edges + [.whole(0), .binary(.known)] }
    guard let steps = operation.row.shape.derivative else {
      throw UnknownDerivative(name: operation.symbol)
    }
    let own = [Instruction](steps, of: [operand])
    let writing = operation.row.writing
    let whole =
      writing.dependsOnUnit
      ? inUnit(own.times(slope), givesAngle: writing.givesAngle) : own.times(slope)
    // Through its break with a slope, the operand leaves a kink or a jump there.
    guard let others, let condition = own.condition else { return whole }
    return condition.unlessPassed(with: slope, beside: others, whole)
  }

  /// A derivative by or of an angle in the angle unit.
  ///
  /// Nothing in radians. In degrees the slope of sin gets the factor π/180, and that of asin, whose
  /// result is an angle, 180/π.
  func inUnit(_ slope: [Instruction], givesAngle: Bool) -> [Instruction] {
    guard unit == .degrees else { return slope }
    let halfTurns: [[Instruction]] = [[.constant(.pi)], [.whole(180)]]
    return slope.times(
      givesAngle ? halfTurns[1].over(halfTurns[0]) : halfTurns[0].over(halfTurns[1])
    )
  }
}

extension Instruction {
  /// A number at or above 0, as a step; of a negative one it would make 0.
  package static func whole(_ value: some BinaryInteger) -> Instruction {
    .number(NumberLiteral("\(value)") ?? NumberLiteral(0))
  }

  /// The small whole number that it is, if it is written as one.
  var wholeNumber: Int? {
    if case .number(let literal) = self { literal.wholeNumber.map { Int($0) } } else { nil }
  }
}
