package import GraphModel
package import GraphKit

/// Which curves look as they did in the pictures before, so that these may be kept as pixels.
///
/// A curve that is being changed is new in every picture: to keep it would cost more than to draw it over the
/// others.
package struct SettledLook {
  /// How all curves are drawn.
  package struct Manner: Equatable {
    let mode: CurveMode
    let dotPitch: Int

    package init(mode: CurveMode, dotPitch: Int) { (self.mode, self.dotPitch) = (mode, dotPitch) }
  }

  /// What was drawn last, and in how many pictures in one place.
  private var last: (curves: [GraphedCurve], manner: Manner, projection: Projection)?
  private var ages: [Int] = []
  /// What is kept, and how often that was something else.
  private var kept: (curves: [GraphedCurve], manner: Manner)?
  private var version = 0

  /// After so many pictures a curve has settled; at once where it moves with the plane.
  private static let maturity = 6

  package init() {}

  /// Notes what a picture shows, with whether it is whole of each curve, and then of each family's members;
  /// which curves have settled, in drawing order.
  package mutating func note(
    _ curves: [GraphedCurve],
    areWhole: [Bool],
    _ manner: Manner,
    in projection: Projection
  ) -> GraphSheet.SettledCurves {
    let before = last?.manner == manner ? last?.curves ?? [] : []
    let hasMoved = last.map { $0.projection != projection } ?? false
    var member = curves.count
    ages = curves.indices.map { index in
      let members = member..<member + curves[index].family.count
      member = members.upperBound
      guard before.indices.contains(index), before[index] == curves[index], areWhole[index],
        areWhole[members].allSatisfy({ $0 })
      else { return 0 }
      return hasMoved ? Self.maturity : ages[index] + 1
    }
    last = (curves, manner, projection)
    let old = Array(curves.prefix(ages.prefix { $0 >= Self.maturity }.count))
    if kept?.curves != old || kept?.manner != manner {
      kept = (old, manner)
      version += 1
    }
    // Families are drawn before all curves.
    let (early, families) = (old.map(\.family.count).sum, curves.map(\.family.count).sum)
    return .init(count: early == families ? early + old.count : early, version: version)
  }
}

extension [Int] {
  fileprivate var sum: Int { reduce(0, +) }
}
