import Algebra
import Calculus
package import Formulas
package import Intervals
import Operations
package import PlaneProof

/// The lines on which a relation changes, or the graph of a function, with the slopes of what is 0 on
/// them: whatever special places are found with.
package struct PlaneOutline {
  /// A line: where a term is 0.
  struct Line {
    let term: Term
    let clause: Int
    /// What conditions on the term have in common.
    let number: Int
    let isEquation: Bool
  }

  let lines: [Line]
  /// All terms of which something is asked, with their numbers.
  private let terms: [(term: Term, number: Int)]
  private let relation: PlaneRelation
  private let unit: AngleUnit

  /// More lines are not distinguished.
  private static let lineLimit = 12

  /// Nil where there are too many.
  package init?(_ relation: Relation) {
    guard let plane = relation.plane, let clauses = relation.literals else { return nil }
    self.relation = plane
    unit = relation.programs.first?.angleUnit ?? .radians
    var lines: [Line] = []
    var terms: [(term: Term, number: Int)] = []
    for (clause, literals) in clauses.enumerated() {
      for (index, literal) in literals.enumerated() {
        guard let number = plane.clauses[clause][index].line else { continue }
        terms.append((literal.term, number))
        guard plane.isBorder(clause: clause, condition: index) else { continue }
        let isEquation = literal.signs == .zero
        lines.append(
          Line(term: literal.term, clause: clause, number: number, isEquation: isEquation)
        )
      }
    }
    guard lines.count <= Self.lineLimit else { return nil }
    (self.lines, self.terms) = (lines, terms)
  }

  /// The graph of a function of x.
  package init?(graphOf program: Program) {
    guard let term = Term(program) else { return nil }
    let difference = Term.binary(.subtract, .leaf(.parameter(.y)), term)
    unit = program.angleUnit
    guard let function = PlaneProgram(difference, in: unit) else { return nil }
    relation = PlaneRelation([[PlaneCondition(function, is: .zero)]])
    lines = [Line(term: difference, clause: 0, number: 0, isEquation: true)]
    terms = []
  }

  // MARK: Its own places

  /// Where it meets the axes, is level or upright, crosses itself, ends in corners or single points.
  package func landmarks(
    in box: PlaneBox,
    while mayContinue: () -> Bool
  ) -> [PlaneLandmark] {
    var found: [PlaneLandmark] = []
    for line in lines {
      for (term, kind) in [
        (Term.leaf(.parameter(.y)), PlaneLandmark.Kind.onXAxis), (.leaf(.variable), .onYAxis),
      ] where line.term != term {
        for place in zeros(line.term, term, in: box, while: mayContinue) {
          judged(kind, place, line, and: term).map { found.add($0) }
        }
      }
      let alongX = line.term.derivative(by: .variable, in: unit)
      let alongY = line.term.derivative(by: .parameter(.y), in: unit)
      guard let alongX, let alongY else { continue }
      // A straight line has no such places.
      for (slope, other, kind) in [
        (alongX, alongY, PlaneLandmark.Kind.horizontalTangent), (alongY, alongX, .verticalTangent),
      ] where slope.isVariable {
        for place in zeros(line.term, slope, in: box, while: mayContinue)
        where isAwayFromZero(other, over: place) {
          judged(kind, place, line, and: slope).map { found.add($0) }
        }
      }
      if alongX.isVariable, alongY.isVariable {
        for mark in singular(line, alongX, alongY, in: box, while: mayContinue) {
          found.add(mark)
        }
      }
    }
    for (index, first) in lines.enumerated() {
      for second in lines[(index + 1)...] where first.term != second.term {
        let kind: PlaneLandmark.Kind =
          !(first.isEquation && second.isEquation)
          ? .corner : first.clause == second.clause ? .isolatedPoint : .selfCrossing
        for place in zeros(first.term, second.term, in: box, while: mayContinue) {
          if kind == .selfCrossing {
            let marks = [first, second].map { judged(kind, place, $0, and: nil, of: $0.clause) }
            guard let one = marks[0], let other = marks[1] else { continue }
            found.add(PlaneLandmark(kind, in: place, isProven: one.isProven && other.isProven))
          } else {
            judged(kind, place, first, and: second).map { found.add($0) }
          }
        }
      }
    }
    return found
  }

  /// Places of a line at which it has no direction: both slopes are 0.
  private func singular(
    _ line: Line,
    _ alongX: Term,
    _ alongY: Term,
    in box: PlaneBox,
    while mayContinue: () -> Bool
  ) -> [PlaneLandmark] {
    guard let function = PlaneProgram(line.term, in: unit),
      let slopes = PlaneProgram(alongX, in: unit),
      let others = PlaneProgram(alongY, in: unit)
    else { return [] }
    let roots = PlaneRoots(
      of: slopes,
      others,
      in: box,
      budget: Self.budget(alongX, alongY),
      while: mayContinue
    )
    let places = roots.found.map { ($0, true) } + roots.open.map { ($0, false) }
    return places.compactMap { place, isRegular in
      guard function.value(over: place).interval.contains(0) else { return nil }
      // Whether it is on the line at all can only be told where rounding does not blur it.
      let point = Self.zero(of: function, slopes, others, in: place)
      guard isRegular || point != nil else { return nil }
      let bend = hessian(alongX, alongY, over: point ?? place)
      let kind: PlaneLandmark.Kind
      if let bend, bend.upperBound < 0 {
        kind = .selfCrossing
      } else if let bend, bend.lowerBound > 0 {
        kind = .isolatedPoint
      } else {
        kind = .cusp
      }
      guard var mark = judged(kind, point ?? place, line) else { return nil }
      if point == nil || kind == .cusp { mark.isProven = false }
      return mark
    }
  }

  /// The determinant of the second derivatives.
  private func hessian(_ alongX: Term, _ alongY: Term, over box: PlaneBox) -> Interval? {
    guard let first = PlaneProgram(alongX, in: unit), let second = PlaneProgram(alongY, in: unit)
    else { return nil }
    let xx = first.enclosure(over: box, along: .x).slope
    let xy = first.enclosure(over: box, along: .y).slope
    let yy = second.enclosure(over: box, along: .y).slope
    guard xx.isBounded, xy.isBounded, yy.isBounded else { return nil }
    return xx * yy - xy * xy
  }

  private func isAwayFromZero(_ term: Term, over box: PlaneBox) -> Bool {
    guard let function = PlaneProgram(term, in: unit) else { return false }
    return !function.value(over: box).interval.contains(0)
  }

  // MARK: Its places with others

  /// Where it meets another one.
  package func meetings(
    with other: PlaneOutline,
    in box: PlaneBox,
    while mayContinue: () -> Bool
  ) -> [PlaneLandmark] {
    var found: [PlaneLandmark] = []
    for first in lines {
      for second in other.lines where first.term != second.term {
        for place in zeros(first.term, second.term, in: box, while: mayContinue) {
          guard var mark = judged(.meeting, place, first, and: second.term),
            let same = other.judged(.meeting, place, second, and: first.term)
          else { continue }
          mark.isProven = mark.isProven && same.isProven
          let borders = [mark.border, same.border]
          mark.border = borders.contains(.open) ? .open : mark.border ?? same.border
          found.add(mark)
        }
      }
    }
    return found
  }

  /// What is 0 where a moving point meets each line, as programs of t, with the line.
  package func distances(from point: MovingPoint) -> [(program: Program, index: Int)] {
    guard let x = Term(point.x), let y = Term(point.y) else { return [] }
    return lines.enumerated().compactMap { index, line in
      let term = line.term.replacing(x: x, y: y)
      return (try? Program(term.instructions, angleUnit: unit)).map { ($0, index) }
    }
  }

  /// A place of a moving point on one of the lines; nil where the relation has no border there.
  package func meeting(in box: PlaneBox, at t: Interval, onLine index: Int) -> PlaneLandmark? {
    guard let mark = judged(.meeting, box, lines[index]) else { return nil }
    return PlaneLandmark(.meeting, in: box, t: t, isProven: mark.isProven, border: mark.border)
  }

  /// Evaluations of long terms take longer, but some are needed for any crossing at all.
  private static let leastBudget = 2_500

  private static func budget(_ terms: Term...) -> Int {
    let length = terms.reduce(0) { $0 + $1.instructions.count }
    return max(leastBudget, PlaneRoots.usualBudget * 32 / max(32, length))
  }

  private func zeros(
    _ first: Term,
    _ second: Term,
    in box: PlaneBox,
    while mayContinue: () -> Bool
  ) -> [PlaneBox] {
    guard let f = PlaneProgram(first, in: unit), let g = PlaneProgram(second, in: unit) else {
      return []
    }
    let places = PlaneRoots(
      of: f,
      g,
      in: box,
      budget: Self.budget(first, second),
      while: mayContinue
    ).found
    // Of just one place in the box it is known which.
    return places.map { Self.zero(of: f, g, in: $0) ?? $0 }
  }

  /// The simplest point of a box, if all of some functions are 0 there without any rounding.
  private static func zero(of functions: PlaneProgram..., in box: PlaneBox) -> PlaneBox? {
    let point = box.simplest
    return functions.allSatisfy { $0.value(over: point).interval == Interval(0) } ? point : nil
  }

  /// A place on a line, and on a border that a second line is of or where a second term is 0; nil where
  /// the relation has neither a border nor, if the line is an equation's, a point there.
  private func judged(
    _ kind: PlaneLandmark.Kind,
    _ place: PlaneBox,
    _ line: Line,
    and second: Line
  ) -> PlaneLandmark? {
    let truth = relation.truth(onLines: [line.number, second.number], in: place)
    return Self.mark(kind, place, truth, isLine: line.isEquation && second.isEquation)
  }

  private func judged(
    _ kind: PlaneLandmark.Kind,
    _ place: PlaneBox,
    _ line: Line,
    and zero: Term? = nil,
    of clause: Int? = nil
  ) -> PlaneLandmark? {
    let known = zero.map { zero in
      terms.filter { $0.number != line.number && zero.isMultiple(of: $0.term) }.map(\.number)
    }
    let truth = relation.truth(
      onLines: [line.number],
      crossing: known ?? [],
      of: clause,
      in: place
    )
    return Self.mark(kind, place, truth, isLine: line.isEquation)
  }

  private static func mark(
    _ kind: PlaneLandmark.Kind,
    _ place: PlaneBox,
    _ truth: PlaneTruth?,
    isLine: Bool
  ) -> PlaneLandmark? {
    guard let truth, !isLine || truth != .nowhere else { return nil }
    let border: PlaneLandmark.Border? = isLine ? nil : truth == .nowhere ? .open : .closed
    return PlaneLandmark(kind, in: place, isProven: truth != .open, border: border)
  }
}

extension PlaneProgram {
  /// Nil where a term is too long.
  init?(_ term: Term, in unit: AngleUnit) {
    guard let program = try? Program(term.instructions, angleUnit: unit) else { return nil }
    self.init(program)
  }
}
