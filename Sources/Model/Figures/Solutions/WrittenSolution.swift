package import Calculus
package import Formulas
package import Intervals
package import Notation
package import Operations
package import Words

/// Differential equations for y, or for x and y, and where a solution begins.
package struct WrittenSolution: Hashable, Sendable {
  package let kind: DifferentialLine.Kind
  /// What y′ or y″ is, or x′ and y′; with y as a variable beside x.
  package private(set) var rates: [Program]
  /// Where the solution begins, and what is known there; nil where none is asked for.
  package private(set) var start: Start?

  package struct Start: Hashable, Sendable {
    package fileprivate(set) var place: Program
    /// Of the unknowns: y, y and y′, or x and y.
    package fileprivate(set) var values: [Value]
  }

  package struct Value: Hashable, Sendable {
    package fileprivate(set) var number: Program
    /// How much it may be off.
    package fileprivate(set) var margin: Program?
  }

  /// - Throws: `FormulaError`, with the place in the line.
  package init(_ line: String, _ angleUnit: AngleUnit) throws(FormulaError) {
    guard let parts = DifferentialLine(line) else {
      let kind = DifferentialLine.kind(of: line)
      throw FormulaError(
        kind.map { .startUnclear(example: $0.start) } ?? .secondEquationMissing,
        at: 0..<line.count
      )
    }
    kind = parts.kind
    func program(_ part: DifferentialLine.Part) throws(FormulaError) -> Program {
      do throws(FormulaError) {
        let tree = FormulaTree(part.text, knowsSlope: parts.kind == .bend)
        if parts.kind != .motion, let unknown = tree.unknownUnderVariable {
          throw FormulaError(.unexpectedCharacter(tree.text(in: unknown)), at: unknown)
        }
        return try tree.program(of: tree.root, angleUnit)
      } catch {
        let range = error.range
        let end = line.count
        throw FormulaError(
          error.kind,
          at: min(range.lowerBound + part.start, end)..<min(range.upperBound + part.start, end)
        )
      }
    }
    func number(_ part: DifferentialLine.Part) throws(FormulaError) -> Program {
      let number = try program(part)
      guard !number.usesVariable, !number.parameters.contains(where: \.isUnknown) else {
        throw FormulaError(
          .startUnclear(example: kind.start),
          at: part.start..<part.start + part.text.count
        )
      }
      return number
    }
    rates = []
    for rate in parts.rates { rates.append(try program(rate)) }
    guard let place = parts.place else { return }
    var values: [Value] = []
    for value in parts.values {
      values.append(Value(number: try number(value.number), margin: try value.margin.map(number)))
    }
    start = Start(place: try number(place), values: values)
  }

  /// What y′ is as a formula of x and y; nil for equations of another kind.
  package var slope: Program? { kind == .slope ? rates[0] : nil }

  package var angleUnit: AngleUnit { rates[0].angleUnit }

  /// The programs in it, in the order in which they are written.
  package var programs: [Program] {
    guard let start else { return rates }
    return rates + [start.place]
      + start.values.flatMap { [$0.number, $0.margin].compactMap { $0 } }
  }

  /// The same with other programs in the place of its own.
  package func map(_ change: (Program) -> Program) -> WrittenSolution {
    var changed = self
    changed.rates = rates.map(change)
    changed.start = start.map { start in
      Start(
        place: change(start.place),
        values: start.values.map {
          Value(number: change($0.number), margin: $0.margin.map(change))
        }
      )
    }
    return changed
  }

  /// The same equations with a solution through a point; nil where these are no numbers.
  ///
  /// What moves is there at the time 0, and what has a slope's slope is level there.
  package func starting(atX x: String, y: String) -> WrittenSolution? {
    func number(_ text: String) -> Program? { try? FormulaTree(text).program(angleUnit) }
    guard let x = number(x), let y = number(y), let zero = number("0") else { return nil }
    var other = self
    switch kind {
    case .slope: other.start = Start(place: x, values: [Value(number: y)])
    case .bend: other.start = Start(place: x, values: [Value(number: y), Value(number: zero)])
    case .motion: other.start = Start(place: zero, values: [Value(number: x), Value(number: y)])
    }
    return other
  }

  /// Where the two coordinates of the start are written.
  private var coordinates: (x: Coordinate, y: Coordinate) {
    let first: Coordinate = \Start.values[0].number
    let second: Coordinate = \Start.values[1].number
    return kind == .motion ? (first, second) : (\Start.place, first)
  }

  private typealias Coordinate = WritableKeyPath<Start, Program>

  /// The same with the start at decimals, and the decimals that letters have to be for that.
  ///
  /// A start that is another formula stays what it is in that coordinate.
  package func moved(
    toX x: String,
    y: String
  ) -> (solution: WrittenSolution, letters: [Parameter: String]) {
    var (moved, letters) = (self, [Parameter: String]())
    guard var start else { return (moved, letters) }
    for (coordinate, decimal) in [(coordinates.x, x), (coordinates.y, y)] {
      let program = start[keyPath: coordinate]
      if case .parameter(let letter)? = program.instructions.first, program.instructions.count == 1
      {
        letters[letter] = decimal
      } else if program.isDecimal, let number = try? FormulaTree(decimal).program(angleUnit) {
        start[keyPath: coordinate] = number
      }
    }
    moved.start = start
    return (moved, letters)
  }

  /// What encloses the point where the solution begins; nil where none is asked for, or it is no number.
  package var startPlace: (x: Interval, y: Interval)? {
    guard let start, let x = start[keyPath: coordinates.x].certainNumber,
      let y = start[keyPath: coordinates.y].certainNumber
    else { return nil }
    return (x, y)
  }

  /// The same point as it is written; nil where letters stand in it.
  package var writtenPlace: String? {
    guard let start else { return nil }
    let (x, y) = (start[keyPath: coordinates.x], start[keyPath: coordinates.y])
    guard x.parameters.isEmpty, y.parameters.isEmpty else { return nil }
    return "(\(x.description), \(y.description))"
  }

  /// As it is shown.
  package var shown: String {
    func text(_ program: Program) -> String { program.description(upTo: ProgramLimits.nameBytes) }
    let (heads, unknowns): ([String], [String]) =
      switch kind {
      case .slope: (["y′"], ["y"])
      case .bend: (["y″"], ["y", "y′"])
      case .motion: (["x′", "y′"], ["x", "y"])
      }
    let equations = zip(heads, rates).map { "\($0) = \(text($1))" }
    let starts = zip(unknowns, start?.values ?? []).map { unknown, value in
      let margin = value.margin.map { " ± " + text($0) } ?? ""
      return unknown + "(\(start.map { text($0.place) } ?? "")) = " + text(value.number) + margin
    }
    return (equations + starts).joined(separator: ", ")
  }

  /// Why there is no solution.
  package var missing: FormulaFault {
    let isStarted = start.map { start in
      start.place.certainNumber != nil && start.values.allSatisfy { $0.enclosure != nil }
    }
    return isStarted ?? false ? .noDerivative("") : .startUnclear(example: kind.start)
  }

  /// The solution as a function of x; nil where none is asked for, or the start is no number.
  package var program: Program? { program(isPatient: false) }

  /// The same, followed as far as it is prepared for where it is patient.
  package func program(isPatient: Bool) -> Program? {
    guard let start, let place = start.place.certainNumber else { return nil }
    let values = start.values.compactMap(\.enclosure)
    guard values.count == start.values.count else { return nil }
    switch kind {
    case .slope:
      return solution(
        IntegralFunction(
          solving: rates[0].binding(ParameterValues()).plain,
          at: place,
          from: values[0],
          isPatient: isPatient,
          angleUnit
        )
      )
    case .bend:
      return system(at: place, from: Pair(values[0], values[1])).flatMap {
        solution(IntegralFunction(unknown: false, of: $0, isPatient: isPatient))
      }
    case .motion: return nil
    }
  }

  /// The place that moves, as two functions of the time; nil where no start is written, or it is no number.
  package var motion: Pair<Program>? {
    guard kind == .motion, let start, let place = start.place.certainNumber else { return nil }
    let values = start.values.compactMap(\.enclosure)
    guard values.count == start.values.count,
      let system = system(at: place, from: Pair(values[0], values[1]))
    else { return nil }
    return Pair(false, true).compactMap { solution(IntegralFunction(unknown: $0, of: system)) }
  }

  /// The two equations of the first order that they are, with a start.
  func system(at place: Interval, from values: Pair<Interval>) -> EquationSystem? {
    let rates = rates.map { $0.binding(ParameterValues()).plain }
    if kind == .bend {
      return EquationSystem(
        Pair([.parameter(.slope)], rates[0]),
        of: Pair(.y, .slope),
        at: place,
        from: values,
        angleUnit
      )
    }
    // The time is the variable of both.
    let moving = rates.map { $0.map { $0 == .variable ? .parameter(.abscissa) : $0 } }
    return EquationSystem(
      Pair(moving[0], moving[1]),
      of: Pair(.abscissa, .y),
      at: place,
      from: values,
      angleUnit
    )
  }

  private func solution(_ function: IntegralFunction) -> Program? {
    try? Program([.variable, .variable, .integral(function)], angleUnit: angleUnit)
  }
}

extension WrittenSolution.Value {
  /// All that it may be; nil where it is no number.
  fileprivate var enclosure: Interval? {
    guard let value = number.certainNumber else { return nil }
    guard let margin else { return value }
    return margin.certainNumber.map(Interval.abs).map { value + $0.convexHull(with: -$0) }
  }
}

extension Program {
  /// Whether it is a number as written, or one with a minus before it.
  fileprivate var isDecimal: Bool {
    guard case .number? = instructions.first else { return false }
    return instructions.count == 1 || instructions.dropFirst() == [.unary(.negate)]
  }

  /// What encloses the number that it is; nil where it certainly is none, or may be none.
  var certainNumber: Interval? {
    let value = binding(ParameterValues()).enclosure(over: Interval(0)).value
    return value.decoration >= .defined && value.interval.isBounded ? value.interval : nil
  }
}
