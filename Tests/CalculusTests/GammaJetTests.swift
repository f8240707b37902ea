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
}
