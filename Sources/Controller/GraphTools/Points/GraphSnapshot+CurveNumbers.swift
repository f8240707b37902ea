import Calculus
import PlaneProof
package import Controls
import GraphModel
package import Drawing
package import GraphKit

/// The numbers of several curves on the curves themselves: colour alone tells too little.
extension GraphSnapshot {
  private static let discRadius = 10.0
  /// What stays free of numbers around a disc's middle.
  private static let discReach = discRadius + 4

  /// Draws each curve's number near its right end, where nothing else stands.
  package func drawCurveNumbers(
    among pictures: [(plot: Plot, picture: CurvePicture)],
    under covers: [Rect],
    beside dots: [Point],
    with painter: ControlPainter
  ) {
    guard pictures.count > 1, pictures.count == curves.count else { return }
    var discs: [Point] = []
    for (curve, (plot, picture)) in zip(curves, pictures) {
      let places =
        plot.function is any PlaneSet ? places(along: picture) : Array(places(along: plot))
      let place = places.first { place in
        !covers.contains { $0.inset(by: -Self.discReach).contains(place) }
          && !discs.contains { $0.distance(to: place) < 2 * Self.discReach }
          && !dots.contains { $0.distance(to: place) < Self.discReach + 5 }
      }
      guard let place else { continue }
      discs.append(place)
      painter.canvas.fillCircle(
        center: place,
        radius: Self.discRadius + 1.75,
        with: theme.surface
      )
      painter.drawDisc(number: curve.index + 1, pen: curve.pen, isHollow: false, center: place)
    }
  }

  /// Places of a figure's lines that are seen, from the right.
  private func places(along picture: CurvePicture) -> [Point] {
    let room = projection.frame.inset(by: Self.discReach)
    var places: [Point] = []
    for place in (picture.strokes + picture.figure.openBorders).joined().sorted(by: { $0.x > $1.x })
    where room.contains(place) && !places.contains(where: { $0.distance(to: place) < 6 }) {
      places.append(place)
      if places.count == 64 { break }
    }
    return places
  }

  /// Places of a curve that are seen, from the right; where they are on the picture does not depend on
  /// what the picture shows, so that a number glides along while the plane is moved.
  private func places(along plot: Plot) -> some Sequence<Point> {
    let projection = projection
    let room = projection.frame.inset(by: Self.discReach)
    let count = max(0, min(64, Int(room.width / 6)))
    return (0..<count).lazy.compactMap { step -> Point? in
      let x = room.maxX - 6 * Double(step)
      guard let y = plot.function.preparedValue(at: projection.x(at: x)) else { return nil }
      let place = Point(x: x, y: projection.pointY(y))
      return room.contains(place) ? place : nil
    }
  }
}
