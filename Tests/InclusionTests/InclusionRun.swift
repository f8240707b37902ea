import CMPFR
import Intervals

/// What a run of one operation found.
struct InclusionTally: Sendable {
  var samples = 0
  var escapes = 0
  var firstEscape: String?

  mutating func add(_ other: InclusionTally) {
    samples += other.samples
    escapes += other.escapes
    firstEscape = firstEscape ?? other.firstEscape
  }
}

/// One operation at random points of random intervals, against the reference.
struct InclusionRun {
  private var generator: SampleGenerator
  private var tally = InclusionTally()
  private let result = BigNumber()
  private let first = BigNumber(precision: 53)
  private let second = BigNumber(precision: 53)
  private let third = BigNumber(precision: 53)

  init(seed: UInt64) {
    generator = SampleGenerator(seed: seed)
  }

  mutating func run(_ operation: InclusionOperation, samples: Int) -> InclusionTally {
    for _ in 0..<samples { sample(operation.kind) }
    tally.samples = samples
    return tally
  }

  private mutating func sample(_ kind: InclusionOperation.Kind) {
    let (x, px) = draw(first)
    mpfr_clear_flags()
    switch kind {
    case .unary(let ours, let reference):
      reference(result.pointer, first.pointer)
      check(ours(x)) { "\(x) at \(px)" }
    case .binary(let ours, let reference):
      let (y, py) = draw(second)
      reference(result.pointer, first.pointer, second.pointer)
      check(ours(x, y)) { "\(x), \(y) at \(px), \(py)" }
    case .integerParameter(let range, let ours, let reference):
      let n = generator.integer(range)
      reference(result.pointer, first.pointer, n)
      check(ours(x, n)) { "\(x), \(n) at \(px)" }
    case .fraction:
      let p = generator.integer(-15...15)
      let q = generator.integer(0...7) * 2 + 1
      referenceRationalPower(result.pointer, first.pointer, p, UInt(q))
      check(.rationalPower(x, p, q)) { "\(x), \(p)/\(q) at \(px)" }
    case .multiplyAdd:
      let (y, py) = draw(second)
      let (z, pz) = generator.bits() & 1 == 0 ? draw(third) : draw(third, around: -px * py)
      mpfr_fma(result.pointer, first.pointer, second.pointer, third.pointer, MPFR_RNDN)
      check(.multiplyAdd(x, y, z)) { "\(x), \(y), \(z) at \(px), \(py), \(pz)" }
    }
  }

  /// A random interval, and a member that is also handed to the reference.
  private mutating func draw(_ number: BigNumber) -> (DecoratedInterval, Double) {
    let ends = generator.ends()
    let point = generator.member(of: ends)
    mpfr_set_d(number.pointer, point, MPFR_RNDN)
    return (DecoratedInterval(ends.lower, ends.upper), point)
  }

  /// A number a few neighbours from another, for sums that nearly cancel.
  private mutating func draw(
    _ number: BigNumber,
    around center: Double
  ) -> (DecoratedInterval, Double) {
    let nudged = center + center.ulp * Double(generator.integer(-3...3))
    let point = nudged.isFinite ? nudged : 1
    mpfr_set_d(number.pointer, point, MPFR_RNDN)
    return (DecoratedInterval(point, point), point)
  }

  /// An undefined point may not be called defined; a value may not escape.
  private mutating func check(_ ours: DecoratedInterval, _ place: () -> String) {
    let isEnclosed: Bool
    // A pole is no value; a result too large even for the reference is one, above all Doubles.
    if mpfr_nan_p(result.pointer) != 0 || mpfr_divby0_p() != 0 {
      isEnclosed = ours.decoration < .defined
    } else {
      isEnclosed =
        mpfr_cmp_d(result.pointer, ours.interval.lowerBound) >= 0
        && mpfr_cmp_d(result.pointer, ours.interval.upperBound) <= 0
    }
    if isEnclosed { return }
    tally.escapes += 1
    if tally.firstEscape == nil {
      let value = mpfr_get_d(result.pointer, MPFR_RNDN)
      tally.firstEscape = "\(place()): \(value) is not in \(ours)"
    }
  }
}
