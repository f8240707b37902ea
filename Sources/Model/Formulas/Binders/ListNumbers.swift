import Calculus
import Intervals
package import Numerals
import Operations
import Synchronization

/// The numbers of a list, which are looked at once they are asked for.
package final class ListNumbers: Sendable {
  private let values: @Sendable () -> Values
  /// What was written, where that is known without looking at a table.
  private let programs: [Program]?
  private let kept = Mutex<Values?>(nil)

  /// A list's numbers as fractions where all are, else as programs without letters.
  package enum Values: Sendable {
    case fractions([Rational])
    case programs([Program])
    /// Some have no value.
    case unknown
  }

  package init(_ values: @escaping @Sendable () -> Values) {
    (self.values, programs) = (values, nil)
  }

  package init(_ programs: [Program]) {
    self.programs = programs
    values = {
      let fractions = programs.compactMap(\.code.exactValue)
      return fractions.count == programs.count ? .fractions(fractions) : .programs(programs)
    }
  }

  func steps(of measure: ListCall.Measure) -> [Instruction] {
    let known = kept.withLock { kept in
      let known = kept ?? values()
      kept = known
      return known
    }
    switch known {
    case .fractions(let fractions): return steps(of: measure, fractions) ?? .nothing
    case .programs(let programs): return steps(of: measure, programs) ?? .nothing
    case .unknown: return .nothing
    }
  }

  private func steps(of measure: ListCall.Measure, _ numbers: [Rational]) -> [Instruction]? {
    switch measure {
    case .count: return .fraction(Rational(numbers.count))
    case .element(let place):
      return numbers.indices.contains(place - 1) ? .fraction(numbers[place - 1]) : nil
    case .mean, .median, .total, .variance, .deviation, .least, .greatest, .quantile: break
    }
    guard let summary = ListSummary(numbers) else {
      return steps(of: measure, numbers.compactMap { try? Program(.fraction($0)) })
    }
    let value: Rational? =
      switch measure {
      case .mean: summary.mean
      case .median: summary.median
      case .total: summary.total
      case .variance, .deviation: summary.variance
      case .least: summary.values.first
      case .greatest: summary.values.last
      case .quantile(let share): summary.quantile(share)
      case .count, .element: nil
      }
    let root: [Instruction] = measure == .deviation ? [.unary(.squareRoot)] : []
    return value.map { [Instruction].fraction($0) + root }
  }

  /// More steps than are shown of a formula would be no help.
  private static let longest = 200

  private func steps(of measure: ListCall.Measure, _ programs: [Program]) -> [Instruction]? {
    let numbers = programs.map(\.instructions)
    let count: [Instruction] = .fraction(Rational(numbers.count))
    func joined(_ parts: [[Instruction]], by operation: BinaryOperation) -> [Instruction] {
      parts.dropFirst().reduce(parts[0]) { $0 + $1 + [.binary(operation)] }
    }
    if measure == .count { return count }
    if case .element(let place) = measure {
      return numbers.indices.contains(place - 1) ? numbers[place - 1] : nil
    }
    guard !numbers.isEmpty, numbers.joined().count <= Self.longest else { return nil }
    switch measure {
    case .total: return joined(numbers, by: .add)
    case .mean: return joined(numbers, by: .add).over(count)
    case .least: return joined(numbers, by: .min)
    case .greatest: return joined(numbers, by: .max)
    case .variance, .deviation:
      guard numbers.count > 1 else { return nil }
      let mean = joined(numbers, by: .add).over(count)
      let squares = numbers.map { $0 + mean + [.binary(.subtract), .whole(2), .binary(.power)] }
      let variance = joined(squares, by: .add).over(.fraction(Rational(numbers.count - 1)))
      return measure == .deviation ? variance + [.unary(.squareRoot)] : variance
    case .median:
      return Rational(1, over: 2).flatMap { quantile($0, of: programs) }
    case .quantile(let share): return quantile(share, of: programs)
    case .count, .element: return nil
    }
  }

  /// Nil where the order of the numbers is not certain.
  private func quantile(_ share: Rational, of programs: [Program]) -> [Instruction]? {
    let known = programs.map { ($0, $0.enclosure(over: Interval(0)).value.interval) }
      .sorted { $0.1.lowerBound < $1.1.lowerBound }
    for (one, next) in zip(known, known.dropFirst()) where one.1.upperBound >= next.1.lowerBound {
      guard one.0 == next.0 else { return nil }
    }
    guard let place = share.multiplied(by: Rational(known.count - 1)), place.numerator >= 0,
      case let index = Int(place.numerator / place.denominator), known.indices.contains(index),
      let rest = place.subtracting(Rational(index))
    else { return nil }
    let low = known[index].0.instructions
    guard rest != .zero else { return low }
    guard known.indices.contains(index + 1) else { return nil }
    let step = known[index + 1].0.instructions + low + [.binary(.subtract)]
    return low + step.times(.fraction(rest)) + [.binary(.add)]
  }
}

extension ListNumbers: Hashable {
  /// Lists of the same formulas are equal; a column of a table only to itself.
  package static func == (first: ListNumbers, second: ListNumbers) -> Bool {
    first === second || first.programs != nil && first.programs == second.programs
  }

  package func hash(into hasher: inout Hasher) {
    if let programs {
      hasher.combine(programs)
    } else {
      hasher.combine(ObjectIdentifier(self))
    }
  }
}
