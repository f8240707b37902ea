import Calculus
package import Intervals
import Numerals
package import Operations
import Synchronization
import Words

/// A sum or a product of terms that depend on nothing but their number, however many there are.
///
/// It is a number of its own among the steps of a program, worked out by a loop when it is first asked for.
///
/// It is a class so that all programs with the same sum share the result of one loop. Two that are
/// equal may still each run theirs: equality compares the terms, not the results.
package final class AccumulatedNumber: Sendable {
  /// How terms are joined; the raw values are the words in saved files.
  package enum Kind: String, Sendable { case sum, product }

  package let kind: Kind
  /// A term, with the variable for its number.
  ///
  /// It is spelled out and holds no parameter but y; `.variable` is the number of the term.
  let body: [Instruction]
  /// Never empty: the halving of `enclosure` and `number(in:)` ends at single terms.
  ///
  /// The numbers should be below 2⁵³ in size, where each is a `Double`, as `enclosure` assumes.
  let numbers: Range<Int>
  let angleUnit: AngleUnit
  private let code: ProgramCode
  private let found = Mutex<DecoratedInterval?>(nil)

  /// Of a formula in which everything is spelled out, and no parameter is left; of one term at least.
  ///
  /// It traps on abbreviations, on letters that a sum counts with, and on parameters other than y.
  /// Nothing is worked out here.
  package init(
    _ kind: Kind,
    of body: [Instruction],
    over numbers: Range<Int>,
    _ angleUnit: AngleUnit
  ) {
    (self.kind, self.body, self.numbers, self.angleUnit) = (kind, body, numbers, angleUnit)
    code = ProgramCode(checked: body, angleUnit: angleUnit)
  }

  /// What encloses it, and whether it certainly exists; empty where it certainly does not.
  ///
  /// A decoration of at least `.defined` says that every term has a value.
  ///
  /// - Complexity: One enclosure of the term for each number at the first call, O(1) later. Others
  ///   who ask meanwhile wait for the result.
  package var enclosure: DecoratedInterval {
    found.withLock { found in
      let value = found ?? enclosure(over: numbers)
      found = value
      return value
    }
  }

  /// Halves are joined, so that rounding adds up over few steps.
  ///
  /// The first `shortest` numbers and fewer are joined from left to right. The widths that rounding
  /// adds grow with the logarithm of the count, not with the count.
  private func enclosure(over numbers: Range<Int>) -> DecoratedInterval {
    guard numbers.count > Self.shortest else {
      return numbers.dropFirst().reduce(term(numbers.lowerBound)) { joined($0, term($1)) }
    }
    let middle = numbers.lowerBound + numbers.count / 2
    return joined(
      enclosure(over: numbers.lowerBound..<middle),
      enclosure(over: middle..<numbers.upperBound)
    )
  }

  private static var shortest: Int { 8 }

  private func term(_ number: Int) -> DecoratedInterval {
    code.intervalCode.enclosure(over: Interval(Double(number))).value
  }

  private func joined(_ first: DecoratedInterval, _ second: DecoratedInterval) -> DecoratedInterval
  {
    kind == .sum ? first + second : first * second
  }

  /// In an arithmetic that knows every digit.
  ///
  /// Unlike `enclosure`, the result is not kept.
  ///
  /// - Throws: `ExactFault.undecided(.limits)` for more than `mostExactTerms` terms; else what the
  ///   arithmetic throws for a term, `.undefined` where one has no value.
  /// - Complexity: One evaluation of the term for each number, at each call.
  func number(in arithmetic: any ExactArithmetic) throws -> ExactNumber {
    guard numbers.count <= Self.mostExactTerms else { throw ExactFault.undecided(.limits) }
    return try number(of: numbers, in: arithmetic)
  }

  /// More terms are not followed to every digit.
  private static var mostExactTerms: Int { 100_000 }

  private func number(
    of numbers: Range<Int>,
    in arithmetic: any ExactArithmetic
  ) throws -> ExactNumber {
    if numbers.count == 1 {
      return try code.number(at: arithmetic.number(numbers.lowerBound), in: arithmetic)
    }
    let middle = numbers.lowerBound + numbers.count / 2
    let first = try number(of: numbers.lowerBound..<middle, in: arithmetic)
    let second = try number(of: middle..<numbers.upperBound, in: arithmetic)
    return try arithmetic.join(kind == .sum ? .add : .multiply, first, second)
  }
}

extension AccumulatedNumber {
  /// One number in each angle unit, kept for everyone who asks again.
  ///
  /// An abbreviation is spelled out again for every program that it is part of; copies of the
  /// abbreviation share this object, and so the loop runs once.
  package final class Kept: Sendable {
    private let numbers = Mutex<[AngleUnit: AccumulatedNumber]>([:])

    package init() {}

    /// The number for an angle unit, found by `find` if it is asked for the first time.
    ///
    /// A nil from `find` is not kept. `find` runs under the lock and must not ask the same object.
    package func number(
      in unit: AngleUnit,
      _ find: () -> AccumulatedNumber?
    ) -> AccumulatedNumber? {
      numbers.withLock { numbers in
        let number = numbers[unit] ?? find()
        numbers[unit] = number
        return number
      }
    }
  }
}

/// What is kept makes no difference.
extension AccumulatedNumber.Kept: Hashable {
  package static func == (first: AccumulatedNumber.Kept, second: AccumulatedNumber.Kept) -> Bool {
    true
  }
  package func hash(into hasher: inout Hasher) {}
}

extension AccumulatedNumber: Hashable {
  package static func == (first: AccumulatedNumber, second: AccumulatedNumber) -> Bool {
    first === second
      || first.kind == second.kind && first.numbers == second.numbers
        && first.angleUnit == second.angleUnit && first.body == second.body
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(numbers)
    hasher.combine(body)
  }
}

extension AccumulatedNumber {
  /// How it is saved: `sum(radians 1 10000 1 x 2 power divide)`.
  ///
  /// The words are the angle unit, the first and the last number, both included, and the term.
  var name: String {
    let ends = ["\(numbers.lowerBound)", "\(numbers.upperBound - 1)"]
    return SavedWords.name(kind.rawValue, angleUnit, ends, body)
  }

  /// Reads a saved one; nil for anything else.
  ///
  /// It refuses more opening brackets than `SavedWords.deepest`, an empty range, bounds of 2⁶⁰ and
  /// more in size, more terms than a typed sum may have, and a term that is no formula or holds a
  /// parameter.
  convenience init?(name: String) {
    let known = [Kind.sum, .product].map(\.rawValue)
    guard let (word, unit, ends, body) = SavedWords.parts(of: name, as: known),
      let kind = Kind(rawValue: word), let low = Int(ends[0]), let high = Int(ends[1]),
      low <= high, high.magnitude < 1 << 60, low.magnitude < 1 << 60,
      high - low < Accumulation.mostLooped
    else { return nil }
    self.init(kind, of: body, over: low..<high + 1, unit)
  }
}
