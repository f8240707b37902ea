import Calculus
import Formulas
import Intervals
import Notation
import Operations
import Testing

/// Sums, products and integrals without an end, by each of the ways that lead to them.
@Suite struct EndlessSumTests {
  private func value(_ text: String, _ unit: AngleUnit = .radians) throws -> DecoratedInterval {
    try FormulaParser.parse(text, angleUnit: unit).enclosure(over: Interval(0)).value
  }

  private static let values: [(String, Double)] = [
    // A series in 1/n.
    ("Σ(1−cos(1/n), n, 1, ∞)", 0.778_758_579_552_758_4),
    ("Σ(ln(1−1/n²), n, 2, ∞)", -0.693_147_180_559_945_3),
    ("Σ((−1)^n·atan(1/n), n, 1, ∞)", -0.506_670_903_216_622_4),
    // Waves.
    ("Σ(sin(n)/n, n, 1, ∞)", 1.070_796_326_794_896_6),
    ("Σ(sin(n)²/n², n, 1, ∞)", 1.070_796_326_794_896_6),
    ("Σ((−1)^n·sin(n)/n, n, 1, ∞)", -0.5),
    // Decay, groups, zero.
    ("Σ(1/(1+e^n), n, 0, ∞)", 0.964_163_515_761_259_7),
    ("Σ(sinh(n)/e^(2n), n, 0, ∞)", 0.264_790_505_189_035_2),
    ("Σ(1/nCr(2n, n), n, 1, ∞)", 0.736_399_858_718_715_1),
    ("Σ((−1)^n/(n+(−1)^n), n, 2, ∞)", -0.306_852_819_440_054_7),
    ("Σ(gcd(n, 6)/n², n, 1, ∞)", 2.513_093_713_240_346),
    ("Σ(1/n−1/n, n, 1, ∞)", 0),
    ("∏(n^(1/n²), n, 1, ∞)", 2.553_712_682_748_209),
    ("∏(sin(1/n), n, 1, ∞)", 0), ("∏(1+(−1)^n/n, n, 2, ∞)", 1),
    // Integrals: transforms, steps, other variables.
    ("int(cos(t³), t, 0, ∞)", 0.773_342_942_077_989_9),
    ("int(3sin(2t)/t, t, 0, ∞)", 4.712_388_980_384_69),
    ("int(t^(1/3)/(2+3t)², t, 0, ∞)", 0.176_055_521_282_903_5),
    ("int(BesselJ(2, 3t), t, 0, ∞)", 1.0 / 3),
    ("int(⌊t⌋·e^(−t), t, 0, ∞)", 0.581_976_706_869_326_4),
    ("int(⌊t⌋·ln(t), t, 0, 3)", 2.205_379_370_888_767_5),
    ("int(sin(1/t), t, −1, 0)", -0.504_067_061_906_928_4),
    ("int(sin(e^t), t, 0, ∞)", 0.624_713_256_427_713_6),
    ("int(e^t/(1+e^t)², t, 0, ∞)", 0.5), ("int(ln(t)/(1+t²), t, 0, ∞)", 0),
    ("int(1−cos(1/t), t, 1, ∞)", 0.486_385_376_235_322_7),
    ("int(1/(1+|t|³), t, −∞, ∞)", 2.418_399_152_312_290_5),
  ]

  @Test(arguments: values)
  func `has a value`(text: String, wanted: Double) throws {
    let found = try value(text)
    #expect(found.decoration >= .defined, "\(text)")
    #expect(found.interval.width < 1e-8, "\(text): \(found)")
    let room = 1e-15 * max(1, abs(wanted))
    #expect(
      !found.interval.isDisjoint(from: Interval(wanted - room, wanted + room)),
      "\(text): \(found)"
    )
  }

  @Test(arguments: [
    "Σ(sin(n), n, 1, ∞)", "Σ(n·cos(n), n, 1, ∞)", "Σ((2+sin(n))/n, n, 1, ∞)",
    "Σ((1+(−1)^n)/n, n, 1, ∞)", "Σ(mod(n, 3)/n, n, 1, ∞)", "Σ(1/(n·√(ln(n))), n, 2, ∞)",
    "Σ((−1)^n·n^(1/n), n, 1, ∞)", "int(sin(t)², t, 0, ∞)", "int(|sin(t)|/t, t, 1, ∞)",
    "int(t·cos(t), t, 0, ∞)", "int(sin(1/t)/t², t, 0, 1)", "int(cos(t)/t, t, 0, ∞)",
    "int(1/(t−5)², t, 0, ∞)", "int(t−⌊t⌋, t, 0, ∞)", "int(√t/(1+t)^1.5, t, 0, ∞)",
  ])
  func `has none`(text: String) throws {
    #expect(try value(text).interval.isEmpty, "\(text)")
  }

  /// What two parts lose may cancel, what is added may be no wave, and a factor may be 0.
  @Test(arguments: [
    ("Σ(sin(n)·n/(n+1)−sin(n), n, 1, ∞)", -0.6...0.2), ("Σ(1/n−1/(n+sin(n)/n), n, 1, ∞)", -1...2),
    ("int(cos(t)·t/(t+1)−cos(t), t, 0, ∞)", -1...0.1), ("int(0·sin(t)/t³, t, 0, ∞)", 0...0),
    ("int((ln(t)+(ln(t)−1)·(ln(t)−2))/(1+t²), t, 0, ∞)", 7.017...7.018),
    ("int(sin(t)−max(sin(t), −5), t, 0, ∞)", 0...0), ("int(⌊cos(t)²⌋, t, 0, ∞)", 0...0),
    ("Σ(cos(2π·n)/n², n, 1, ∞)", 1.6...1.7), ("Σ(sin(n·π)/n, n, 1, ∞)", -1e-9...1e-9),
  ])
  func `has no other value`(text: String, range: ClosedRange<Double>) throws {
    let found = try value(text)
    #expect(!found.interval.isEmpty, "\(text)")
    #expect(
      !found.interval.isDisjoint(from: Interval(range.lowerBound, range.upperBound)),
      "\(text): \(found)"
    )
  }

  /// The integral up to x comes again and again to a number, but swings; a term has no value.
  @Test(arguments: [
    "int(t−⌊t⌋−1/2, t, 0, ∞)", "int(⌊t⌋·(t−⌊t⌋−1/2), t, 0, ∞)",
    "int(frac(t)−1/2+1/(t+1)², t, 0, ∞)", "Σ((n−300)/((n−300)·n²), n, 1, ∞)",
    "Σ({n>100: 1/n²}, n, 1, ∞)", "Σ(ln(n)/(n−1500.5)², n, 1, ∞)",
    "Σ(sin(√(5000−n))/n³, n, 1, ∞)", "Σ(0·n/(n−5000), n, 1, ∞)", "∏(1+0/(n−5000), n, 1, ∞)",
  ])
  func `has no number`(text: String) throws {
    let found = try value(text)
    #expect(found.decoration < .defined, "\(text): \(found)")
  }

  @Test func `in degrees bounds and factors are others`() throws {
    let whole = try value("int(e^(−|t|), t, cos(100), ∞)", .degrees).interval
    #expect(whole.contains(1.159_407_415_114_93), "\(whole)")
    let pole = try value("int(1/(t+cos(100))², t, 0, ∞)", .degrees)
    #expect(pole.decoration < .defined, "\(pole)")
    let far = try value("int(e^(−t)/(t−0.5)², t, cos(2), ∞)", .degrees).interval
    #expect(!far.isEmpty, "\(far)")
  }

  @Test func `in degrees parts are integrated by themselves`() throws {
    for (text, wanted) in [
      ("int((1−cos(t))/t⁴, t, 1, ∞)", 0.000_150_92), ("int(sin(t)²/t⁴, t, 1, ∞)", 0.000_299_08),
    ] {
      let found = try value(text, .degrees).interval
      #expect(!found.isDisjoint(from: Interval(wanted - 1e-8, wanted + 1e-8)), "\(text): \(found)")
    }
  }

  @Test func `in degrees waves are others`() throws {
    for text in ["Σ(sin(n)/n, n, 1, ∞)", "int(sin(t)/t, t, 0, ∞)", "int(cos(t³), t, 0, ∞)"] {
      let found = try value(text, .degrees)
      #expect(found.decoration < .defined || found.interval.lowerBound > 1.1, "\(text): \(found)")
    }
  }
}
