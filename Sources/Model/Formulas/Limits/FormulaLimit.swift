import Calculus
import Intervals
import Numerals
package import Operations
package import Words

/// The limit of a formula at a place, from one side or from both.
///
/// The body has the variable for its own letter, and `.outer` for the variable around it.
package struct FormulaLimit: Abbreviating {
  /// From where the place is approached.
  package enum Side: Hashable, Sendable { case left, right, both }

  package let body: [Instruction]
  /// A number, a formula of the variable around, or ∞ with a sign.
  package let place: [Instruction]
  /// What people call what tends to the place.
  package let letter: String
  package let side: Side

  package init(
    of body: [Instruction],
    over letter: String,
    at place: [Instruction],
    from side: Side
  ) {
    (self.body, self.letter, self.place, self.side) = (body, letter, place, side)
  }

  package var operandCount: Int { 0 }
  package var parts: [[Instruction]] { [body, place] }

  package func with(_ parts: [[Instruction]]) -> FormulaLimit {
    FormulaLimit(of: parts[0], over: letter, at: parts[1], from: side)
  }

  /// The steps of the number that it is.
  ///
  /// - Returns: `.nothing` where there certainly is no limit, or it is infinite; nil where nothing is known.
  package func steps(in unit: AngleUnit) throws(SpellingFault) -> [Instruction]? {
    let (body, place) = (try body.spelled(in: unit), try place.spelled(in: unit))
    if let sum = endlessSum(unit) { return sum }
    switch Self.value(of: body, at: place, from: side, unit) {
    case .success(.number(let number)):
      return number.steps.told(in: unit)
    case .failure(.unknown): return Self.continuous(body, at: place, unit)
    case .success(.infinite), .success(.swinging), .failure(.absent), .failure(.sides):
      return .nothing
    }
  }

  /// The sum or product without an end, where the body is one of x terms and x grows; else nil.
  private func endlessSum(_ unit: AngleUnit) -> [Instruction]? {
    guard place == .infinity, body.count == 1,
      let inner = body[0].abbreviated as? Accumulation, inner.last == [.variable],
      !(inner.body + inner.first).withParts.contains(.variable)
    else { return nil }
    let whole = Accumulation(
      inner.kind,
      of: inner.body,
      over: inner.index,
      from: inner.first,
      to: .infinity
    ).steps(in: unit)
    return whole.flatMap { $0 == .nothing || $0.isDecided(unit) ? $0 : nil }
  }

  package func absence(in unit: AngleUnit) -> ProgramFault? {
    guard let body = try? body.spelled(in: unit), let place = try? place.spelled(in: unit) else {
      return nil
    }
    return switch Self.value(of: body, at: place, from: side, unit) {
    case .success(.infinite(let isPositive)): .growing(isUp: isPositive)
    case .success(.swinging): .swinging
    case .failure(.sides(let left, let right)): .sides(left: left.text, right: right.text)
    case .failure(.absent): .nothingBeside
    case .success(.number), .failure(.unknown): nil
    }
  }
}
