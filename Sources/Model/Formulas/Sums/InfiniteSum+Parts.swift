import Calculus
import Intervals
import Numerals
import Operations

/// Sums without an end by their parts: by waves, and by groups of terms.
extension Accumulation {
  /// What terms of one wave each are together from a number on: empty where they certainly have no sum, nil
  /// where it is not known.
  func rest(
    of waves: [WaveTerms.Term],
    alternates: Bool,
    from turn: Int,
    _ unit: AngleUnit
  ) -> Interval? {
    var sum = Interval(0)
    var endless = EndlessParts()
    for term in waves {
      if let wave = term.wave {
        guard let part = WaveSum(term.factor, wave, alternates: alternates, from: turn, unit) else {
          return nil
        }
        if part.isEndless {
          endless.add(term, unit)
        } else if let rest = part.sum {
          sum = sum + rest
        } else {
          return nil
        }
      } else {
        let series = ReciprocalSeries(term.factor, from: turn, unit)
        let isUp = turn.isMultiple(of: 2)
        if let rest = alternates ? series?.alternating(isUp: isUp) : series?.sum {
          sum = sum + rest
        } else if EndlessTerms(term.factor, from: turn, unit).diverges(alternates: alternates) {
          endless.add(term, unit)
        } else {
          return nil
        }
      }
    }
    return endless.isEmpty ? sum : endless.areCertain && !alternates ? .empty : nil
  }

  /// Of terms that tend to 0 and hold (−1)ⁿ, ⌊n/m⌋, n modulo m or the like, the sum of so many at a time that
  /// these are numbers.
  func grouped(from turn: Int, _ unit: AngleUnit) -> [Instruction]? {
    guard kind == .sum, let groups = GroupedTerms(body, over: index, unit) else { return nil }
    let first = turn / groups.count + 1
    let tail = Accumulation(.sum, of: groups.sum, over: index, from: .whole(first), to: .infinity)
    guard let rest = tail.endless(in: unit) else { return nil }
    if rest == .nothing { return rest }
    let near = part(from: self.first, to: [.whole(groups.count * first - 1)])
    return near.steps(in: unit).map { $0 + rest + [.binary(.add)] }
  }
}

/// Terms, each with one wave at most, that have no sum or no integral by themselves.
struct EndlessParts {
  /// Those of one sign; waves of one size and one length, which stay between bounds; and others.
  private var (rising, falling, swinging, changing) = (0, 0, 0, 0)

  mutating func add(_ term: WaveTerms.Term, _ unit: AngleUnit) {
    guard let wave = term.wave else {
      // What has one sign in the end grows, or falls, beyond all bounds.
      let sign = FarLimit(term.factor, unit).sign
      if sign > 0 { rising += 1 } else if sign < 0 { falling += 1 } else { changing += 1 }
      return
    }
    let line = Polynomial(of: wave.argument, in: .variable)
    let slope = line?.degree == 1 ? line?[1].steps.certainNumber : nil
    if !term.factor.contains(.variable), let slope, slope.certainSign != 0 {
      swinging += 1
    } else {
      changing += 1
    }
  }

  private var count: Int { rising + falling + swinging + changing }

  var isEmpty: Bool { count == 0 }

  /// Whether their sum certainly has none either: two of them might cancel each other, but nothing that stays
  /// between bounds cancels what does not.
  var areCertain: Bool {
    count == 1 || changing == 0 && (rising > 0) != (falling > 0)
  }
}
