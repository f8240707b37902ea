import Calculus
import Intervals
import Testing

/// The derivatives of Γ left of 0, where they come by reflection.
@Suite struct GammaJetTests {
  @Test(arguments: [-8.5, -8.25, -8.999, -9.0625, -20.5, -120.75, -8.000001])
  func `the recurrence Γ(x + 1) = x·Γ(x) holds`(place: Double) {
    let x = Jet.variable(over: Interval(place))
    let next = Jet.gamma(.constant(Interval(1)) + x)
    let product = x * Jet.gamma(x)
    for (one, other) in [
      (next.c0, product.c0), (next.c1, product.c1), (next.c2, product.c2), (next.c3, product.c3),
    ] {
      #expect(!one.isDisjoint(from: other))
      #expect(one.width < 1e-6 * one.magnitude && other.width < 1e-6 * other.magnitude)
    }
  }

  @Test(arguments: [Interval(-9.5, -9.25), Interval(-10, -9.75), Interval(-11, -10)])
  func `over a stretch they hold those at its points`(box: Interval) {
    let whole = Jet.gamma(.variable(over: box))
    for fraction in [0.125, 0.5, 0.875] {
      let place = Interval(box.lowerBound + fraction * box.width)
      let point = Jet.gamma(.variable(over: place))
      #expect(point.c1.isSubset(of: whole.c1) && point.c2.isSubset(of: whole.c2))
      #expect(point.c3.isSubset(of: whole.c3))
    }
  }

  @Test(arguments: [-8.5, -3.0625, -0.001, 0.25, 1.0, 2.5, 40.0, -120.75])
  func `the derivatives of Γ′/Γ are those of its logarithm`(place: Double) {
    let gamma = Jet.gamma(.variable(over: Interval(place)))
    let slope = Jet.polygamma(0, .variable(over: Interval(place)))
    // Γ′ = Γψ and Γ″ = Γ(ψ² + ψ′).
    #expect(!(gamma.c0 * slope.c0).isDisjoint(from: gamma.c1))
    let bend = gamma.c0 * (Interval.square(slope.c0) + slope.c1)
    #expect(!bend.isDisjoint(from: Interval(2) * gamma.c2))
    for order in 0...4 {
      let step =
        Interval(order & 1 == 0 ? 1 : -1)
        * (1...Swift.max(order, 1)).reduce(Interval(1)) {
          $0 * Interval(Double($1))
        }
      // ψ⁽ⁿ⁾(x + 1) = ψ⁽ⁿ⁾(x) + (−1)ⁿ·n!/xⁿ⁺¹.
      let next = Interval.polygamma(order, Interval(place) + Interval(1))
      let own = Interval.polygamma(order, Interval(place))
      let other = own + step / Interval.pown(Interval(place), order + 1)
      #expect(!next.isDisjoint(from: other))
      #expect(own.width <= 1e-11 * Swift.max(own.magnitude, 1))
    }
  }

  @Test(arguments: [Interval(-3.5, -3.25), Interval(-1, -0.5), Interval(0, 0.25), Interval(2, 3)])
  func `those of Γ′/Γ over a stretch hold those at its points`(box: Interval) {
    for order in 0...3 {
      let whole = Interval.polygamma(order, box)
      for fraction in [0.125, 0.5, 0.875] {
        let place = Interval(box.lowerBound + fraction * box.width)
        #expect(Interval.polygamma(order, place).isSubset(of: whole))
      }
    }
    #expect(Interval.polygamma(1, Interval(-2)).isEmpty)
    #expect(Interval.polygamma(0, Interval(-2.5, -1.5)) == .entire)
  }
}

/// The derivatives of sin(x)/x, near 0 and far from it.
@Suite struct SincDerivativeTests {
  @Test(arguments: [0.0, 1e-300, 1e-9, -0.001, 0.5, 1.999, 2.001, -7.5, 100.0])
  func `x times it is the sine`(place: Double) {
    let x = Jet.variable(over: Interval(place))
    let (sine, product) = (Jet.sin(x), x * Jet.sinc(x))
    for (one, other) in [
      (sine.c0, product.c0), (sine.c1, product.c1), (sine.c2, product.c2), (sine.c3, product.c3),
    ] {
      #expect(!one.isDisjoint(from: other))
      #expect(other.width < 1e-13)
    }
  }

  @Test(arguments: [Interval(-1, 0.5), Interval(0, 3), Interval(1.5, 2.5), Interval(-40, -30)])
  func `over a stretch they hold those at its points`(box: Interval) {
    let whole = Interval.sincDerivatives(through: 6, box)
    for fraction in [0.0, 0.125, 0.5, 0.875, 1] {
      let place = Interval(box.lowerBound + fraction * box.width)
      for (point, all) in zip(Interval.sincDerivatives(through: 6, place), whole) {
        #expect(!point.isDisjoint(from: all))
        #expect(all.contains(point.midpoint))
      }
    }
  }

  @Test func `at 0 they are those of its series`() {
    let values = Interval.sincDerivatives(through: 4, Interval(0))
    for (value, expected) in zip(values, [1, 0, -1 / 3.0, 0, 1 / 5.0]) {
      #expect(value.contains(expected) && value.width < 1e-15)
    }
  }
}
