import Calculus
package import Formulas
package import Intervals
package import Notation
package import Operations
import Words

/// A differential equation y′ = f(x, y), and where a solution begins.
package struct WrittenSolution: Hashable, Sendable {
  /// What y′ is, with y as a variable beside x.
  package private(set) var slope: Program
  /// Where the solution begins, and y there; nil where none is asked for.
  package private(set) var start: Start?

  package struct Start: Hashable, Sendable {
    package fileprivate(set) var place: Program
    package fileprivate(set) var value: Program
    /// How much `value` may be off.
    package fileprivate(set) var margin: Program?
  }

  /// - Throws: `FormulaError`, with the place in the line.
  package init(_ line: String, _ angleUnit: AngleUnit) throws(FormulaError) {
    guard let parts = DifferentialLine(line) else {
      throw FormulaError(.startUnclear, at: 0..<line.count)
    }
    func program(_ part: DifferentialLine.Part) throws(FormulaError) -> Program {
      do throws(FormulaError) {
        let tree = FormulaTree(part.text)
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
      guard !number.usesVariable, !number.parameters.contains(.y) else {
        throw FormulaError(.startUnclear, at: part.start..<part.start + part.text.count)
      }
      return number
    }
    slope = try program(parts.slope)
    guard let place = parts.place, let value = parts.value else { return }
    start = Start(
      place: try number(place),
      value: try number(value),
      margin: try parts.margin.map(number)
    )
  }

  /// The programs in it, in the order in which they are written.
  package var programs: [Program] {
    [slope] + (start.map { [$0.place, $0.value] + [$0.margin].compactMap { $0 } } ?? [])
  }

  /// The same with other programs in the place of its own.
  package func map(_ change: (Program) -> Program) -> WrittenSolution {
    var changed = self
    changed.slope = change(slope)
    changed.start = start.map {
      Start(place: change($0.place), value: change($0.value), margin: $0.margin.map(change))
    }
    return changed
  }

  /// The same equation with another start; nil where these are no numbers.
  package func starting(atX x: String, y: String) -> WrittenSolution? {
    func number(_ text: String) -> Program? { try? FormulaTree(text).program(slope.angleUnit) }
    guard let place = number(x), let value = number(y) else { return nil }
    var other = self
    other.start = Start(place: place, value: value, margin: nil)
    return other
  }

  /// The same with the start at decimals, and the decimals that letters have to be for that.
  ///
  /// A start that is another formula stays what it is in that coordinate.
  package func moved(
    toX x: String,
    y: String
  ) -> (solution: WrittenSolution, letters: [Parameter: String]) {
    var (moved, letters) = (self, [Parameter: String]())
    func replaced(_ program: Program?, with decimal: String) -> Program? {
      if case .parameter(let letter)? = program?.instructions.first,
        program?.instructions.count == 1
      {
        letters[letter] = decimal
        return nil
      }
      guard program?.isDecimal == true else { return nil }
      return try? FormulaTree(decimal).program(slope.angleUnit)
    }
    if let place = replaced(start?.place, with: x) { moved.start?.place = place }
    if let value = replaced(start?.value, with: y) { moved.start?.value = value }
    return (moved, letters)
  }

  /// What encloses the point where the solution begins; nil where none is asked for, or it is no number.
  package var startPlace: (x: Interval, y: Interval)? {
    guard let x = start?.place.certainNumber, let y = start?.value.certainNumber else { return nil }
    return (x, y)
  }

  /// The same point as it is written; nil where letters stand in it.
  package var writtenPlace: String? {
    guard let start, start.place.parameters.isEmpty, start.value.parameters.isEmpty else {
      return nil
    }
    return "(\(start.place.description), \(start.value.description))"
  }

  /// As it is shown.
  package var shown: String {
    func text(_ program: Program) -> String { program.description(upTo: ProgramLimits.nameBytes) }
    let equation = "y′ = " + text(slope)
    guard let start else { return equation }
    let margin = start.margin.map { " ± " + text($0) } ?? ""
    return equation + ", y(\(text(start.place))) = " + text(start.value) + margin
  }

  /// The solution as a function of x; nil where none is asked for, or the start is no number.
  package var program: Program? { program(isPatient: false) }

  /// The same, followed as far as it is prepared for where it is patient.
  package func program(isPatient: Bool) -> Program? {
    guard let start, let place = start.place.certainNumber, let value = start.value.certainNumber
    else { return nil }
    var values = value
    if let margin = start.margin {
      guard let size = margin.certainNumber.map(Interval.abs) else { return nil }
      values = value + size.convexHull(with: -size)
    }
    let slope = slope.binding(ParameterValues())
    let solution = IntegralFunction(
      solving: slope.plain,
      at: place,
      from: values,
      isPatient: isPatient,
      slope.angleUnit
    )
    return try? Program(
      [.variable, .variable, .integral(solution)],
      angleUnit: slope.angleUnit
    )
  }
}

extension Program {
  /// Whether it is a number as written, or one with a minus before it.
  fileprivate var isDecimal: Bool {
    guard case .number? = instructions.first else { return false }
    return instructions.count == 1 || instructions.dropFirst() == [.unary(.negate)]
  }

  /// What encloses the number that it is; nil where it certainly is none, or may be none.
  fileprivate var certainNumber: Interval? {
    let value = binding(ParameterValues()).enclosure(over: Interval(0)).value
    return value.decoration >= .defined && value.interval.isBounded ? value.interval : nil
  }
}
