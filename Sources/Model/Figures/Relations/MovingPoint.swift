import Algebra
import Numerals
import Calculus
package import Formulas
import Intervals
package import Notation
package import Operations
package import PlaneProof
import Words

/// A moving point: x and y as programs of t, whose variable x stands for t, over a stretch of t.
package struct MovingPoint: Hashable, Sendable {
  package let x: Program
  package let y: Program
  package let start: Program
  package let end: Program

  /// - `x`, `y`: Programs of t, which is their variable.
  /// - `start`, `end`: Numbers.
  package init(x: Program, y: Program, start: Program, end: Program) {
    (self.x, self.y, self.start, self.end) = (x, y, start, end)
  }

  /// The programs in it.
  package var programs: [Program] { [x, y, start, end] }

  /// Whether it stands still.
  package var isFixed: Bool { !x.usesVariable && !y.usesVariable }

  /// The point with other programs in the place of its own.
  package func map(_ change: (Program) -> Program) -> MovingPoint {
    MovingPoint(x: change(x), y: change(y), start: change(start), end: change(end))
  }

  /// The path as it is drawn; nil where the stretch of t has no ends.
  package var path: PlanePath? {
    let (start, end) = (
      start.enclosure(over: Interval(0)).value.interval,
      end.enclosure(over: Interval(0)).value.interval
    )
    guard start.isBounded, end.isBounded, !start.isEmpty, !end.isEmpty else { return nil }
    return PlanePath(
      x: x.reduced ?? x,
      y: y.reduced ?? y,
      over: Interval(start.lowerBound, end.upperBound)
    )
  }
}

extension Program: RealFunction {
  package func y(at x: Double) -> Double? { evaluate(at: x) }
}

extension MovingPoint {
  /// Reads `(cos t, sin 2t) {0 ≤ t ≤ 2π}` and `r = 1 + cos θ {0 ≤ θ ≤ 2π}`; without a stretch it is one
  /// turn from 0.
  ///
  /// - Throws: `FormulaError`, with the place in the line.
  package init(_ tree: FormulaTree, _ angleUnit: AngleUnit) throws(FormulaError) {
    try tree.check()
    if let y = tree.ordinate { throw y }
    var place = tree.root
    var stretch: Int?
    if case .restriction = tree.nodes[place].kind {
      let parts = tree.parts(of: place)
      (place, stretch) = (parts[0], parts[1])
    }
    var condition: Int?
    if tree.head == .radius, let part = stretch, !Self.hasEnds(tree.chain(part).comparisons) {
      (stretch, condition) = (nil, part)
    }
    (start, end) = try Self.ends(of: stretch, in: tree, angleUnit)
    let node = tree.nodes[place]
    let parts = tree.parts(of: place)
    guard tree.head == .radius, tree.isNaming(node) else {
      guard case .bracket = node.kind, parts.count == 2 else {
        throw FormulaError(.comparisonMissing, at: node.range)
      }
      x = try tree.program(of: parts[0], angleUnit)
      y = try tree.program(of: parts[1], angleUnit)
      return
    }
    let radius = try Self.radius(of: parts[1], where: condition, in: tree, angleUnit)
    do {
      x = try radius.applying(.multiply, Program([.variable, .unary(.cos)], angleUnit: angleUnit))
      y = try radius.applying(.multiply, Program([.variable, .unary(.sin)], angleUnit: angleUnit))
    } catch {
      throw FormulaError(.formulaTooLong, at: node.range)
    }
  }

  /// The radius as a formula of the angle, where a condition on both holds.
  private static func radius(
    of part: Int,
    where condition: Int?,
    in tree: FormulaTree,
    _ angleUnit: AngleUnit
  ) throws(FormulaError) -> Program {
    let radius = try tree.program(of: part, angleUnit)
    guard let condition else { return radius }
    let statement = try tree.statementSteps(of: condition)
    guard statement.isStatement else {
      throw FormulaError(.comparisonMissing, at: tree.nodes[condition].range)
    }
    try tree.check("r", in: statement)
    let steps = statement.replacing("r", by: radius.instructions)
    return try tree.program(of: steps + radius.instructions + [.binary(.when)], angleUnit)
  }

  /// Whether a chain of comparisons goes from one end to another.
  private static func hasEnds(_ comparisons: [BinaryOperation]) -> Bool {
    comparisons.count == 2
      && comparisons.allSatisfy { [.less, .lessOrEqual, .equal].contains($0) }
  }

  /// The two ends of `a ≤ t ≤ b`; those of a whole turn where none is written.
  private static func ends(
    of stretch: Int?,
    in tree: FormulaTree,
    _ angleUnit: AngleUnit
  ) throws(FormulaError) -> (Program, Program) {
    guard let stretch else {
      let turn: [Instruction] =
        angleUnit == .degrees
        ? [.number(NumberLiteral(360))]
        : [.number(NumberLiteral(2)), .constant(.pi), .binary(.multiply)]
      do {
        return (
          try Program([.number(NumberLiteral(0))], angleUnit: angleUnit),
          try Program(turn, angleUnit: angleUnit)
        )
      } catch { throw FormulaError(.formulaTooLong, at: 0..<0) }
    }
    let (sides, comparisons) = tree.chain(stretch)
    guard hasEnds(comparisons) else {
      throw FormulaError(.comparisonMissing, at: tree.nodes[stretch].range)
    }
    let middle = tree.nodes[sides[1]]
    guard case .value(.variable) = middle.kind else {
      throw FormulaError(.unknownName(String(tree.characters[middle.range])), at: middle.range)
    }
    func end(_ side: Int) throws(FormulaError) -> Program {
      let program = try tree.program(of: side, angleUnit)
      guard program.usesVariable else { return program }
      let range = tree.nodes[side].range
      throw FormulaError(.unknownName(String(tree.characters[range])), at: range)
    }
    return (try end(sides[0]), try end(sides[2]))
  }
}
