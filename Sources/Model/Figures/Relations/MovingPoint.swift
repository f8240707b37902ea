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
  /// Which ends do not belong to the stretch.
  package let excludes: Ends

  /// The ends of a stretch.
  package struct Ends: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let start = Ends(rawValue: 1)
    package static let end = Ends(rawValue: 2)
  }

  /// - `x`, `y`: Programs of t, which is their variable.
  /// - `start`, `end`: Numbers.
  package init(x: Program, y: Program, start: Program, end: Program, excludes: Ends) {
    (self.x, self.y, self.start, self.end, self.excludes) = (x, y, start, end, excludes)
  }

  /// The programs in it.
  package var programs: [Program] { [x, y, start, end] }

  /// Whether it stands still.
  package var isFixed: Bool { !x.usesVariable && !y.usesVariable }

  /// The point with other programs in the place of its own.
  package func map(_ change: (Program) -> Program) -> MovingPoint {
    MovingPoint(
      x: change(x),
      y: change(y),
      start: change(start),
      end: change(end),
      excludes: excludes
    )
  }

  /// The path as it is drawn; nil where the stretch of t has no ends.
  package var path: PlanePath? {
    let (start, end) = (
      start.enclosure(over: Interval(0)).value.interval,
      end.enclosure(over: Interval(0)).value.interval
    )
    guard start.isBounded, end.isBounded, !start.isEmpty, !end.isEmpty else { return nil }
    // Both ends are one number, or the first lies behind the second one.
    let isOne = start.isSingleton && start == end
    let isEmpty = start.lowerBound > end.upperBound || isOne && !excludes.isEmpty
    let first = excludes.contains(.start) ? start.upperBound.nextUp : start.upperBound
    let last = excludes.contains(.end) ? end.lowerBound.nextDown : end.lowerBound
    return PlanePath(
      x: x.reduced ?? x,
      y: y.reduced ?? y,
      over: isEmpty ? .empty : Interval(start.lowerBound, end.upperBound),
      sure: first <= last ? Interval(first, last) : .empty
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
    (start, end, excludes) = try Self.ends(of: stretch, in: tree, angleUnit)
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
    comparisons.count == 2 && comparisons.allSatisfy { [.less, .lessOrEqual].contains($0) }
  }

  /// The two ends of `a ≤ t ≤ b`; those of a whole turn where none is written.
  private static func ends(
    of stretch: Int?,
    in tree: FormulaTree,
    _ angleUnit: AngleUnit
  ) throws(FormulaError) -> (Program, Program, Ends) {
    guard let stretch else {
      let turn: [Instruction] =
        angleUnit == .degrees
        ? [.number(NumberLiteral(360))]
        : [.number(NumberLiteral(2)), .constant(.pi), .binary(.multiply)]
      do {
        return (
          try Program([.number(NumberLiteral(0))], angleUnit: angleUnit),
          try Program(turn, angleUnit: angleUnit),
          []
        )
      } catch { throw FormulaError(.formulaTooLong, at: 0..<0) }
    }
    let (sides, comparisons) = tree.chain(stretch)
    guard hasEnds(comparisons) else {
      let letter = tree.head == .radius ? "θ" : "t"
      throw FormulaError(.stretchNeedsEnds(letter), at: tree.nodes[stretch].range)
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
    let excluded = zip(comparisons, [Ends.start, .end]).filter { $0.0 == .less }.map(\.1)
    return (try end(sides[0]), try end(sides[2]), Ends(excluded))
  }
}
