import Calculus
import Foundation
import Intervals
import TestSupport
import Testing

@Suite struct SpecialFunctionTests {
  /// So many boxes with six places each are taken; ORDINATE_INCLUSION_SAMPLES asks for another number of
  /// places.
  private static var boxes: Int {
    let text = ProcessInfo.processInfo.environment["ORDINATE_INCLUSION_SAMPLES"]
    return text.flatMap { Int($0) }.map { ($0 + 5) / 6 } ?? 60
  }

  /// Each function, and where random boxes are taken.
  static let cases: [(name: String, function: SmoothFunction, from: Double, to: Double)] =
    [
      ("Si", .sineIntegral, -30, 30), ("Ci", .cosineIntegral, 0, 30),
      ("Ei", .exponentialIntegral, -9, 9), ("li", .logarithmicIntegral, 0, 9),
      ("erfi", .erfi, -3, 3), ("erfinv", .erfinv, -1, 1), ("erfcinv", .erfcinv, 0, 2),
      ("FresnelS", .fresnelSine, -5, 5), ("FresnelC", .fresnelCosine, -5, 5),
      ("loggamma", .logarithmOfGamma, 0, 20), ("LambertW", .lambertW, -0.36, 9),
      ("zeta", .zeta, -9, 9),
      ("J0", BesselFunction.j.ofOrder(Interval(0)), -20, 20),
      ("J3", BesselFunction.j.ofOrder(Interval(3)), -20, 20),
      ("J−2", BesselFunction.j.ofOrder(Interval(-2)), -9, 9),
      ("J1/3", BesselFunction.j.ofOrder(Interval(1) / Interval(3)), 0, 20),
      ("J−0.7", BesselFunction.j.ofOrder(Interval(-0.7)), 1, 20),
      ("Y−2.3", BesselFunction.y.ofOrder(Interval(-2.3)), 1, 20),
      ("I−1.5", BesselFunction.i.ofOrder(Interval(-1.5)), 0, 9),
      ("Y0", BesselFunction.y.ofOrder(Interval(0)), 0, 20),
      ("Y2.5", BesselFunction.y.ofOrder(Interval(2.5)), 0, 20),
      ("I1", BesselFunction.i.ofOrder(Interval(1)), -9, 9),
      ("K0", BesselFunction.k.ofOrder(Interval(0)), 0, 9),
      ("P(2.5, x)", .gammaBelow(Interval(2.5)), 0, 20),
      ("Q(300, x)", .gammaAbove(Interval(300)), 200, 400),
      ("t(3)", .student(Interval(3)), -9, 9),
      ("W−1", .lowerLambertW, -0.36, 0),
      ("inverse of P(2.5, x)", .gammaInverse(Interval(2.5)), 0, 1),
      ("inverse of t(3)", .studentInverse(Interval(3)), 0, 1),
      ("inverse of Poisson(3)", .poissonInverse(Interval(3)), 0, 1),
    ] + pairs

  /// Functions after a pair of parameters: 1.5 and 3.5, and 10 trials with a chance of 0.3.
  private static let pairs: [(name: String, function: SmoothFunction, from: Double, to: Double)] = {
    let pair = Interval(1_500 * 0x1p26 + 3_500)
    let trials = Interval(10 * 0x1p30 + 3e8)
    let functions = [
      ("I(1.5, 3.5)", SmoothFunction.betaBelow(pair)), ("odds", .betaOdds(pair)),
      ("inverse of Binomial(10, 0.3)", .binomialInverse(trials)),
    ]
    return functions.compactMap { name, function in function.map { (name, $0, 0, 1) } }
  }()

  @Test(arguments: cases.indices)
  func `ranges, slopes and series hold what is inside`(index: Int) throws {
    let (name, function, from, to) = Self.cases[index]
    var generator = SeededGenerator(seed: UInt64(index) + 7)
    var series = 0
    for _ in 0..<Self.boxes {
      let low = Double.random(in: from..<to, using: &generator)
      let width = (1...20).randomElement(using: &generator).map { 1 / Double(1 << $0) } ?? 1
      let box = Interval(low, min(low + width, to))
      let enclosure = function.enclosure(.variable(over: box))
      let model = SeriesModel(variableAround: box.midpoint, over: box, order: 6)
        .flatMap(function.series)
      if model != nil { series += 1 }
      let jet = function.jet(.variable(over: box))
      var last: (x: Double, y: Interval)?
      for _ in 0..<6 {
        let x = Double.random(in: box.lowerBound...box.upperBound, using: &generator)
        let y = function.enclosure(.constant(Interval(x))).value.interval
        guard !y.isEmpty else { continue }
        #expect(!enclosure.value.interval.isDisjoint(from: y), "\(name) at \(x) in \(box)")
        #expect(!jet.c0.isDisjoint(from: y), "\(name), jet")
        if let model { #expect(!model.range.isDisjoint(from: y), "\(name), series in \(box)") }
        if let last, last.x != x, enclosure.isCertainlyContinuous {
          let chord = (y - last.y) / (Interval(x) - Interval(last.x))
          #expect(!enclosure.slope.isDisjoint(from: chord), "\(name), slope in \(box)")
          #expect(!jet.c1.isDisjoint(from: chord), "\(name), jet's slope in \(box)")
        }
        last = (x, y)
      }
    }
    // Of the inverses in a parameter no series are known.
    let hasSeries = !name.contains("Poisson") && !name.contains("Binomial")
    #expect(!hasSeries || series > 20, "\(name) is smooth in most places")
  }

  @Test(arguments: cases.indices)
  func `the second derivative is that of the first`(index: Int) throws {
    let (name, function, from, to) = Self.cases[index]
    var generator = SeededGenerator(seed: UInt64(index) + 99)
    for _ in 0..<20 {
      let x = from + (to - from) * Double.random(in: 0.2..<0.8, using: &generator)
      let box = Interval(x - 1e-4, x + 1e-4)
      let (left, right) = (Interval(box.lowerBound), Interval(box.upperBound))
      let slopes = [left, right].map { function.jet(.variable(over: $0)).c1 }
      let bends = function.jet(.variable(over: box)).c2
      let chord = (slopes[1] - slopes[0]) / (right - left)
      #expect(!(bends * Interval(2)).isDisjoint(from: chord), "\(name) at \(x)")
    }
  }

  @Test func `of what is no pair nothing is known`() {
    for pair in [0.5, -1, 0, 5, 0x1p60] {
      #expect(SmoothFunction.betaBelow(Interval(pair)) == nil, "\(pair)")
      #expect(SmoothFunction.binomialInverse(Interval(pair)) == nil, "\(pair)")
    }
    #expect(SmoothFunction.betaOdds(Interval(0x1p40, 0x1p41)) == nil)
    #expect(Self.pairs.count == 3)
  }

  @Test func `there is nothing beyond the ends`() {
    #expect(SmoothFunction.lowerLambertW.real(0).isNaN)
    #expect(SmoothFunction.studentInverse(Interval(3)).real(1).isNaN)
    #expect(SmoothFunction.gammaInverse(Interval(-1)).real(0.5).isNaN)
    #expect(SmoothFunction.cosineIntegral.real(-1).isNaN)
    #expect(
      SmoothFunction.lambertW.enclosure(.variable(over: Interval(-9, -1))).value.interval.isEmpty
    )
    #expect(
      !SmoothFunction.exponentialIntegral.enclosure(.variable(over: Interval(-1, 1)))
        .isCertainlyContinuous
    )
    #expect(
      !SmoothFunction.lambertW.enclosure(.variable(over: Interval(-0.37, 0))).isCertainlyContinuous
    )
    #expect(
      BesselFunction.j.ofOrder(Interval(0.5)).enclosure(.variable(over: Interval(-2, -1))).value
        .interval.isEmpty
    )
    #expect(
      SmoothFunction.logarithmicIntegral.enclosure(.variable(over: Interval(0, 0.5)))
        .isCertainlyContinuous
    )
  }
}
