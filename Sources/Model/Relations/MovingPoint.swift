import Algebra
import Numerals
import Calculus
package import Expressions
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

  /// The programs in it.
  package var programs: [Program] { [x, y, start, end] }

  /// The letters in it that are chosen with sliders, in order.
  package var parameters: [Parameter] { Set(programs.flatMap(\.parameters)).sorted() }

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
      x: TimeProgram(x.reduced ?? x),
      y: TimeProgram(y.reduced ?? y),
      over: Interval(start.lowerBound, end.upperBound)
    )
  }
}

/// A program as a function of t.
private struct TimeProgram: RealFunction {
  private let program: Program

  init(_ program: Program) { self.program = program }

  var cost: Int { program.cost }

  func y(at t: Double) -> Double? { program.evaluate(at: t) }
  func enclosure(over t: Interval) -> Enclosure { program.enclosure(over: t) }
  func branches(over t: Interval) -> [DecoratedInterval] { program.branches(over: t) }
}

extension MovingPoint {
  /// Whether a text is meant to be one in polar coordinates: `r = …`.
  package static func isPolar(_ text: String) -> Bool { Parts(text)?.isPolar ?? false }

  /// Whether a text is meant to be one: `(…, …)` or `r = …`.
  package static func isMeant(by text: String) -> Bool {
    guard let parts = Parts(text) else { return false }
    return parts.isPolar || parts.coordinates.count == 2
  }

  /// Reads `(cos t, sin 2t) {0 ≤ t ≤ 2π}` and `r = 1 + cos θ {0 ≤ θ ≤ 2π}`; without a stretch it is one
  /// turn from 0.
  ///
  /// - Throws: `FormulaError`, with the place in the whole text.
  package init(
    reading text: String,
    angleUnit: AngleUnit = .radians
  ) throws(FormulaError) {
    guard let parts = Parts(text) else { throw FormulaError(.comparisonMissing, at: 0..<0) }
    // Where no angle is written, t is one.
    let angle = ["θ", "theta"]
    let hasAngle = angle.contains { text.lowercased().contains($0) }
    let names = parts.isPolar ? angle + (hasAngle ? [] : ["t"]) : ["t"]
    func program(_ range: Range<Int>, _ names: [String]) throws(FormulaError) -> Program {
      do {
        return try FormulaParser.parse(
          String(parts.characters[range]),
          angleUnit: angleUnit,
          variables: names
        )
      } catch {
        let start = range.lowerBound
        throw FormulaError(
          error.kind,
          at: error.range.lowerBound + start..<error.range.upperBound + start
        )
      }
    }
    let (none, turn): (Program, Program)
    do {
      none = try Program([.number(NumberLiteral(0))], angleUnit: angleUnit)
      let full: [Instruction] =
        angleUnit == .degrees
        ? [.number(NumberLiteral(360))]
        : [.number(NumberLiteral(2)), .constant(.pi), .binary(.multiply)]
      turn = try Program(full, angleUnit: angleUnit)
    } catch {
      throw FormulaError(.formulaTooLong, at: 0..<0)
    }
    if let range = parts.range {
      let ends = try parts.ends(of: range, names)
      (start, end) = (try program(ends.0, []), try program(ends.1, []))
    } else {
      (start, end) = (none, turn)
    }
    guard parts.isPolar else {
      x = try program(parts.coordinates[0], names)
      y = try program(parts.coordinates[1], names)
      return
    }
    let radius = try program(parts.coordinates[0], names)
    do {
      x = try radius.applying(.multiply, Program([.variable, .unary(.cos)], angleUnit: angleUnit))
      y = try radius.applying(.multiply, Program([.variable, .unary(.sin)], angleUnit: angleUnit))
    } catch {
      throw FormulaError(.formulaTooLong, at: 0..<parts.characters.count)
    }
  }

  /// The parts of a text that may be a moving point.
  private struct Parts {
    let characters: [Character]
    /// Two coordinates, or what r is.
    private(set) var coordinates: [Range<Int>] = []
    private(set) var isPolar = false
    /// What is between the braces behind.
    private(set) var range: Range<Int>?

    init?(_ text: String) {
      characters = Array(text)
      var (start, end) = (0, characters.count)
      func trim() {
        while start < end, characters[start].isWhitespace { start += 1 }
        while start < end, characters[end - 1].isWhitespace { end -= 1 }
      }
      trim()
      guard start < end else { return nil }
      if characters[end - 1] == "}", let open = characters[start..<end].lastIndex(of: "{") {
        range = open + 1..<end - 1
        end = open
        trim()
      }
      guard start < end else { return nil }
      if characters[start] == "r",
        let sign = characters[start + 1..<end].firstIndex(where: { !$0.isWhitespace }),
        characters[sign] == "="
      {
        isPolar = true
        coordinates = [sign + 1..<end]
        return
      }
      guard characters[start] == "(", characters[end - 1] == ")" else { return nil }
      var (depth, commas) = (0, [Int]())
      for place in start..<end {
        if "([{".contains(characters[place]) { depth += 1 }
        if ")]}".contains(characters[place]) { depth -= 1 }
        // The first bracket goes to the end.
        if depth == 0, place < end - 1 { return nil }
        if depth == 1, characters[place] == "," { commas.append(place) }
      }
      guard commas.count == 1, let comma = commas.first else { return nil }
      let coordinate = String(characters[start + 1..<comma])
      let other = String(characters[comma + 1..<end - 1])
      // (1,2) is a number written with a comma, or a point: no path.
      guard range != nil || coordinate.contains("t") || other.contains("t") else { return nil }
      coordinates = [start + 1..<comma, comma + 1..<end - 1]
    }

    /// The two ends of `a ≤ t ≤ b`.
    func ends(
      of range: Range<Int>,
      _ names: [String]
    ) throws(FormulaError) -> (Range<Int>, Range<Int>) {
      let signs = range.filter { "<≤=".contains(characters[$0]) }
      // "<=" is one sign.
      var groups: [ClosedRange<Int>] = []
      for place in signs {
        if let last = groups.last, last.upperBound + 1 == place {
          groups[groups.count - 1] = last.lowerBound...place
        } else {
          groups.append(place...place)
        }
      }
      guard groups.count == 2 else { throw FormulaError(.comparisonMissing, at: range) }
      let name = String(characters[groups[0].upperBound + 1..<groups[1].lowerBound])
        .filter { !$0.isWhitespace }
      guard names.contains(name) else {
        throw FormulaError(
          .unknownName(name),
          at: groups[0].upperBound + 1..<groups[1].lowerBound
        )
      }
      return (range.lowerBound..<groups[0].lowerBound, groups[1].upperBound + 1..<range.upperBound)
    }
  }
}
