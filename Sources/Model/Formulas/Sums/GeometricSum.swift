import Calculus
import Intervals
import Operations

/// Sums of terms of which each is at most a share of the one before.
extension Accumulation {
  /// The sum of terms that vanish at least as fast as powers do: what is left beyond a term is at most that
  /// over 1 less the ratio.
  ///
  /// - `isPatient`: Whether a rest that is felt in the digits is taken, too.
  func geometric(
    _ terms: [Instruction],
    from start: Int,
    isPatient: Bool,
    _ unit: AngleUnit
  ) -> [Instruction]? {
    let majorant = TermRatio.majorant(of: terms)
    guard let program = try? Program(majorant, angleUnit: unit) else { return nil }
    var found: (rest: Interval, turn: Int)?
    for count in isPatient ? [Self.summed, 400, 140, 60] : [24, 60, 100, 140, 400] {
      let turn = Swift.max(start, 1) + count
      guard let ratio = TermRatio(of: majorant, from: turn, unit).interval else { return nil }
      let term = program.enclosure(over: Interval(Double(turn))).value
      guard term.decoration >= .defined, term.interval.isBounded else { continue }
      if ratio.mignitude > 1, term.interval.certainSign != 0, majorant == terms { return .nothing }
      // A majorant has values where the terms may have none.
      guard ratio.magnitude < 1, majorant == terms || terms.values(from: Double(turn), unit) != nil
      else { continue }
      let size = Interval(term.interval.magnitude) / (Interval(1) - Interval(ratio.magnitude))
      // With ratios above 0 the rest lies between two such sums.
      let rest =
        ratio.lowerBound >= 0 && majorant == terms
        ? term.interval / (Interval(1) - ratio) : Interval(-size.upperBound, size.upperBound)
      if rest.width < 1e-18 || isPatient { found = (rest, turn) }
      if isPatient || rest.width < 1e-40 { break }
    }
    guard let (rest, turn) = found else { return nil }
    let name = "\(terms.map(\.name).joined(separator: " ")) beyond \(turn)"
    let near = Accumulation(kind, of: body, over: index, from: first, to: [.whole(turn - 1)])
    return near.steps(in: unit).map { $0 + [.enclosed(rest, name: name), .binary(.add)] }
  }

  /// The sum of a number's powers.
  func closed(
    _ terms: [Instruction],
    from start: Int,
    _ unit: AngleUnit
  ) -> [Instruction]? {
    guard let ratio = TermRatio(of: terms, from: 1, unit).steps, ratio != [.whole(1)],
      let value = (try? Program(ratio, angleUnit: unit))?.enclosure(over: Interval(0)).value,
      value.decoration >= .defined
    else { return nil }
    if value.interval.mignitude >= 1 {
      let term = try? Program(terms.at(.whole(start)), angleUnit: unit)
      let size = term?.enclosure(over: Interval(0)).value
      return size.map { $0.interval.certainSign != 0 } ?? false ? .nothing : nil
    }
    guard value.interval.magnitude < 1 else { return nil }
    return terms.at(.whole(start)).over([.whole(1)] + ratio + [.binary(.subtract)])
  }
}
