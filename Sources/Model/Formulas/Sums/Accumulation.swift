import Calculus
import Intervals
import Numerals
package import Operations

/// A sum or a product over whole numbers: written out, in closed form, or as a loop.
///
/// Its terms are numbered from `first` to `last`, both included. There is none where `last` lies
/// below `first`: the sum is 0 then, and the product 1.
package struct Accumulation: Abbreviating {
  package typealias Kind = AccumulatedNumber.Kind

  package let kind: Kind
  /// What the terms are numbered by: `.local` in the body.
  package let index: String
  package let body: [Instruction]
  /// The lowest number, without x; a letter of a sum around this may be in it.
  package let first: [Instruction]
  /// The highest, of which one with x counts as the greatest whole number up to it.
  package let last: [Instruction]
  /// What was worked out of it.
  private let known = AccumulatedNumber.Kept()

  /// More terms are not written out.
  package static let mostTerms = 10_000
  /// More are written out only where no other way is known.
  private static let mostWritten = 1_000
  /// More are not followed, of terms that are numbers; and more steps of all terms together.
  static let mostLooped = 1_000_000
  private static let mostSteps = 20_000_000

  package init(
    _ kind: Kind,
    of body: [Instruction],
    over index: String,
    from first: [Instruction],
    to last: [Instruction]
  ) {
    (self.kind, self.index, self.body) = (kind, index, body)
    (self.first, self.last) = (first, last)
  }

  package var operandCount: Int { 0 }
  package var parts: [[Instruction]] { [body, first, last] }

  package func with(_ parts: [[Instruction]]) -> Accumulation {
    parts == self.parts
      ? self : Accumulation(kind, of: parts[0], over: index, from: parts[1], to: parts[2])
  }

  /// The steps of the sum or the product, with few terms written out.
  ///
  /// Of more than `mostWritten` the closed form of a polynomial comes first, then a loop, and the
  /// terms are written out only where neither is known.
  ///
  /// - Returns: `.nothing` where a bound is a number, but not whole, or a loop meets a term without
  ///   a value; nil where a bound is not known as a fraction, or nothing of the above is possible.
  package func steps(in unit: AngleUnit) -> [Instruction]? {
    if last == .infinity { return endless(in: unit) }
    if last.withParts.contains(.variable) { return stepwise(in: unit) }
    guard let numbers = numbers(in: unit) else { return hasBrokenEnd(unit) ? .nothing : nil }
    guard !numbers.isEmpty else { return [.whole(kind == .sum ? 0 : 1)] }
    if numbers.count > Self.mostWritten || !canBeWrittenOut(over: numbers) {
      if let known = closed(over: numbers) ?? looped(over: numbers, unit) { return known }
    }
    guard canBeWrittenOut(over: numbers) else { return smooth(over: numbers, unit) }
    return written(over: numbers)
  }

  /// All terms, halves joined with halves, so that none lies deep.
  private func written(over numbers: Range<Int>) -> [Instruction] {
    guard numbers.count > 1 else { return term(numbers.lowerBound) }
    let middle = numbers.lowerBound + numbers.count / 2
    return written(over: numbers.lowerBound..<middle)
      + written(over: middle..<numbers.upperBound)
      + [.binary(kind == .sum ? .add : .multiply)]
  }

  /// Whether a letter that stands for a number is in its ends.
  ///
  /// Until it is bound, `numbers(in:)` counts that letter as 1.
  package var waitsForNumbers: Bool {
    (first + last).withParts.contains { $0.parameter != nil }
  }

  /// What it is summed over; nil where the ends are no whole numbers.
  ///
  /// It is half-open, and empty where `last` lies below `first`. A bound with x in it, with the
  /// letter of a sum around this, or of 2⁶² and more in size counts as none.
  ///
  ///     // Σ k for k from 1 to 10/2
  ///     sum.numbers(in: .radians)  // 1..<6
  package func numbers(in unit: AngleUnit) -> Range<Int>? {
    guard let low = Self.whole(first, unit), let high = Self.whole(last, unit) else { return nil }
    return low..<max(low, high + 1)
  }

  /// Whether its terms are not too many: of more than can be written out there has to be a closed form,
  /// or they have to be numbers.
  ///
  /// Polynomials in the letter always are, unless their numbers get too long; of terms that are
  /// numbers a million is, or any number where they are smooth; and of all others `mostTerms`, or fewer
  /// where they are long.
  package func isWithinReach(over numbers: Range<Int>) -> Bool {
    canBeWrittenOut(over: numbers) || closed(over: numbers) != nil || canBeLooped(over: numbers)
      || smooth(over: numbers, .radians) != nil
  }

  /// Whether each term is a number by itself: no x, and no binder with the letter in it.
  ///
  /// The numbers have to be below 2⁵³ in size, to be `Double`s.
  private func canBeLooped(over numbers: Range<Int>) -> Bool {
    let isNumber = body.allSatisfy { step in
      switch step {
      case .abbreviation(let part):
        // Its own letter is the variable, which numbers the terms.
        !part.base.parts.contains { $0.withParts.contains(.local(index)) }
          && !part.base.parts.contains { $0.usesIndices(besides: []) }
          && part.base is Accumulation
          && !part.base.parts.contains { $0.withParts.contains(.variable) }
      case .variable: false
      case .local(let name): name == index
      case .number, .constant, .parameter, .unary, .binary, .defined, .integral, .accumulated,
        .enclosed:
        true
      }
    }
    return isNumber && numbers.count <= Self.mostLooped
      && numbers.count * body.count <= Self.mostSteps
      && numbers.lowerBound > -1 << 53 && numbers.upperBound < 1 << 53
  }

  /// As a number that a loop works out.
  ///
  /// `.nothing` where a term certainly has no value; nil where that is not certain of each. A
  /// result that is enclosed as one whole number is written as that.
  private func looped(over numbers: Range<Int>, _ unit: AngleUnit) -> [Instruction]? {
    guard canBeLooped(over: numbers), body.allSatisfy({ $0.parameter == nil }) else { return nil }
    let number = known.number(in: unit) {
      let terms = body.map { $0 == .local(index) ? .variable : $0 }
      return (try? terms.spelled(in: unit)).map {
        AccumulatedNumber(kind, of: $0, over: numbers, unit)
      }
    }
    guard let number else { return nil }
    let value = number.enclosure
    if value.interval.isEmpty { return .nothing }
    guard value.decoration >= .defined else { return nil }
    if value.interval.isSingleton, let whole = Int(exactly: value.interval.lowerBound),
      whole.magnitude < 1 << 53
    {
      return .whole(whole)
    }
    return [.accumulated(number)]
  }

  private func canBeWrittenOut(over numbers: Range<Int>) -> Bool {
    numbers.count <= Self.mostTerms
      && numbers.count * (body.count + 1) <= ProgramLimits.spelledOut
  }

  private func closed(over numbers: Range<Int>) -> [Instruction]? {
    guard kind == .sum, let low = numbers.first, let high = numbers.last else { return nil }
    return PowerSum(of: body, over: index)?.steps(over: low...high)
  }

  static func whole(_ steps: [Instruction], _ unit: AngleUnit) -> Int? {
    guard let value = fraction(steps, unit), value.isWhole, value.numerator.magnitude < 1 << 62
    else { return nil }
    return Int(value.numerator)
  }

  /// Whether an end is a whole number beyond all that is counted.
  package func isBeyondReach(in unit: AngleUnit) -> Bool {
    [first, last].contains { end in
      Self.fraction(end, unit)?.isWhole == true && Self.whole(end, unit) == nil
    }
  }

  /// Whether an end is known to be no whole number.
  private func hasBrokenEnd(_ unit: AngleUnit) -> Bool {
    [first, last].contains { Self.fraction($0, unit)?.isWhole == false }
  }

  /// A bound as an exact fraction, in which parameters count as 1.
  ///
  /// Nil for one that depends on x or on a letter of a sum around, or is not rational.
  private static func fraction(_ steps: [Instruction], _ unit: AngleUnit) -> Rational? {
    // What a sum around this counts with is not known yet.
    guard !steps.usesIndices(besides: []),
      let program = try? Program(steps, angleUnit: unit), !program.usesVariable
    else { return nil }
    return program.code.exactValue
  }

  func term(_ number: Int) -> [Instruction] {
    body.replacing(index, by: .whole(number))
  }
}

extension [Instruction] {
  /// Whether something in them hangs on what a sum around them counts with.
  ///
  /// `bound` are the letters that sums within this formula count with already. Σ k·j for k from 1
  /// to n uses j alone.
  @inline(never) package func usesIndices(besides bound: [String]) -> Bool {
    contains { step in
      if case .local(let name) = step { return !bound.contains(name) }
      guard let sum = step.abbreviated as? Accumulation else {
        return step.abbreviated?.parts.contains { $0.usesIndices(besides: bound) } ?? false
      }
      return sum.body.usesIndices(besides: bound + [sum.index])
        || (sum.first + sum.last).usesIndices(besides: bound)
    }
  }

  /// Whether a letter stands in them, and no sum around it counts with it.
  package func holds(_ letter: String) -> Bool {
    contains { step in
      if step == .local(letter) { return true }
      guard let inner = step.abbreviated else { return false }
      let sum = inner as? Accumulation
      let parts = sum?.index == letter ? sum.map { [$0.first, $0.last] } ?? [] : inner.parts
      return parts.contains { $0.holds(letter) }
    }
  }

  /// Whether a letter stands in what has a variable of its own, where no formula of x can take its place.
  package func bindsOver(_ letter: String) -> Bool {
    contains { step in
      guard let inner = step.abbreviated else { return false }
      guard let sum = inner as? Accumulation else { return [step].holds(letter) }
      return sum.parts.contains { $0.bindsOver(letter) }
    }
  }

  /// The steps with others in the place of what something is numbered by, or of another letter.
  package func replacing(_ index: String, by value: [Instruction]) -> [Instruction] {
    replacing { step in
      if step == .local(index) { return value }
      // An inner one of the same name hides this one.
      guard let inner = step.abbreviated as? Accumulation, inner.index == index else { return nil }
      let ends = [inner.first, inner.last].map { $0.replacing(index, by: value) }
      return [.abbreviation(Abbreviation(inner.with([inner.body] + ends)))]
    }
  }
}
