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

  /// The steps of a measure; `.nothing` where the list certainly has none, nil where that is not known.
  func steps(of measure: ListCall.Measure) -> [Instruction]? {
    let known = kept.withLock { kept in
      let known = kept ?? values()
      kept = known
      return known
    }
    switch known {
    case .fractions(let fractions): return steps(of: measure, fractions)
    case .programs(let programs): return steps(of: measure, programs)
    case .unknown: return .nothing
    }
  }

  private func steps(of measure: ListCall.Measure, _ numbers: [Rational]) -> [Instruction]? {
    switch measure {
    case .count: return .fraction(Rational(numbers.count))
    case .element(let place):
      return numbers.indices.contains(place - 1) ? .fraction(numbers[place - 1]) : .nothing
    case .mean, .median, .total, .variance, .deviation, .least, .greatest, .quantile: break
    }
    let summary = ListSummary(numbers)
    let value: Rational? =
      switch measure {
      case .mean: summary?.mean
      case .median: summary?.median
      case .total: summary?.total
      case .variance, .deviation: summary?.variance
      case .least: summary?.values.first
      case .greatest: summary?.values.last
      case .quantile(let share): summary?.quantile(share)
      case .count, .element: nil
      }
    // What is too large for a fraction is a formula.
    guard let value else {
      return steps(of: measure, numbers.compactMap { try? Program(.fraction($0)) })
    }
    let root: [Instruction] = measure == .deviation ? [.unary(.squareRoot)] : []
    return .fraction(value) + root
  }

  /// Formulas of more steps take longer than a person waits.
  private static let longest = 2_000

  private func steps(of measure: ListCall.Measure, _ programs: [Program]) -> [Instruction]? {
    let numbers = programs.map(\.instructions)
    let count: [Instruction] = .fraction(Rational(numbers.count))
    func joined(_ parts: [[Instruction]], by operation: BinaryOperation) -> [Instruction] {
      parts.dropFirst().reduce(parts[0]) { $0 + $1 + [.binary(operation)] }
    }
    if measure == .count { return count }
    if case .element(let place) = measure {
      return numbers.indices.contains(place - 1) ? numbers[place - 1] : .nothing
    }
    let values = programs.map { $0.enclosure(over: Interval(0)).value }
    guard !numbers.isEmpty, !values.contains(where: \.interval.isEmpty) else { return .nothing }
    guard numbers.joined().count <= Self.longest else { return nil }
    switch measure {
    case .total: return joined(numbers, by: .add)
    case .mean: return joined(numbers, by: .add).over(count)
    case .least: return joined(numbers, by: .min)
    case .greatest: return joined(numbers, by: .max)
    case .variance, .deviation:
      guard numbers.count > 1 else { return .nothing }
      let mean = joined(numbers, by: .add).over(count)
      guard (mean.count + 4) * numbers.count <= Self.longest else { return nil }
      let squares = numbers.map { $0 + mean + [.binary(.subtract), .whole(2), .binary(.power)] }
      let variance = joined(squares, by: .add).over(.fraction(Rational(numbers.count - 1)))
      return measure == .deviation ? variance + [.unary(.squareRoot)] : variance
    case .median:
      return Rational(1, over: 2).flatMap { quantile($0, of: programs, values) }
    case .quantile(let share): return quantile(share, of: programs, values)
    case .count, .element: return nil
    }
  }

  private func quantile(
    _ share: Rational,
    of programs: [Program],
    _ values: [DecoratedInterval]
  ) -> [Instruction]? {
    guard share.numerator >= 0, share.numerator <= share.denominator else { return .nothing }
    // Where one may lack a value, so may the quantile, which takes only two of them.
    guard values.allSatisfy({ $0.decoration >= .defined }),
      let sorted = Self.sorted(Array(zip(programs, values.map(\.interval)))),
      let place = share.multiplied(by: Rational(sorted.count - 1)),
      case let index = Int(place.numerator / place.denominator),
      let rest = place.subtracting(Rational(index))
    else { return nil }
    guard rest != .zero else { return sorted[index] }
    let step = sorted[index + 1] + sorted[index] + [.binary(.subtract)]
    return sorted[index] + step.times(.fraction(rest)) + [.binary(.add)]
  }

  /// The numbers from the least to the greatest, by their enclosures, and where these overlap by min
  /// and max; nil where that takes too many steps.
  private static func sorted(_ numbers: [(program: Program, value: Interval)]) -> [[Instruction]]? {
    let known = numbers.sorted { $0.value.lowerBound < $1.value.lowerBound }
    var sorted: [[Instruction]] = []
    var group: [Program] = []
    var reach = -Double.infinity
    for (program, value) in known {
      if value.lowerBound > reach {
        guard let part = compared(group) else { return nil }
        sorted += part
        group = []
      }
      group.append(program)
      reach = max(reach, value.upperBound)
    }
    return compared(group).map { sorted + $0 }
  }

  /// Numbers whose order only their digits tell: neighbours are compared until each has its place.
  private static func compared(_ numbers: [Program]) -> [[Instruction]]? {
    var steps = numbers.map(\.instructions)
    guard Set(numbers).count > 1 else { return steps }
    for round in steps.indices {
      for index in steps.indices.dropLast(round + 1) {
        let both = steps[index] + steps[index + 1]
        guard both.count < longest else { return nil }
        steps[index] = both + [.binary(.min)]
        steps[index + 1] = both + [.binary(.max)]
      }
    }
    return steps
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
