import Controls
package import Drawing
import GraphKit
import GraphModel
import Intervals
import Numerals
import PlaneProof

/// What is near a place of the plane.
extension GraphSnapshot {
  /// The column of device pixels at a place; what is traced may be endlessly far from what is seen.
  package func column(at x: Double) -> Int {
    let projection = projection
    let column = projection.contentScale.devicePixels(x - projection.frame.x).rounded(.down)
    return Int(Double.maximum(-1e9, Double.minimum(column, 1e9)))
  }

  /// The number in a column with the fewest digits.
  package func roundest(inColumn column: Int) -> Double {
    NumberText.roundest(
      from: projection.x(ofColumnEdge: column),
      to: projection.x(ofColumnEdge: column + 1)
    )
  }

  /// The place in the list of the function whose curve is at a place; nil where none is near.
  package func function(near place: Point) -> Int? {
    let hit = curve(near: place, within: GestureReach.click)
    let figure = figure(near: place, within: hit?.distance ?? GestureReach.click)
    return (figure?.curve ?? hit?.curve).map { curves[$0].index }
  }

  /// The curve whose ink is nearest to a place, and the column where it is.
  func curve(
    near place: Point,
    within reach: Double
  ) -> (curve: Int, column: Int, distance: Double)? {
    let nearest = ink(near: place, within: reach, of: pictures)
    return nearest.map { ($0.index, $0.column, $0.distance) }
  }

  /// The member of a curve's family whose ink is nearest to a place.
  func member(
    near place: Point,
    within reach: Double
  ) -> (curve: Int, member: FamilyMember, column: Int)? {
    let members = curves.enumerated().flatMap { index, curve in curve.family.map { (index, $0) } }
    guard !members.isEmpty else { return nil }
    return ink(near: place, within: reach, of: inked.family).map {
      (members[$0.index].0, members[$0.index].1, $0.column)
    }
  }

  /// The picture of some whose ink is nearest to a place.
  func ink(
    near place: Point,
    within reach: Double,
    of pictures: [(plot: Plot, picture: CurvePicture)]
  ) -> (index: Int, column: Int, distance: Double)? {
    guard frames.plot.contains(place) else { return nil }
    let projection = projection
    let scale = projection.contentScale
    let middle = column(at: place.x)
    let span = Int(scale.devicePixels(reach))
    var best: (distance: Double, curve: Int, column: Int)?
    // The ink of a figure in a column is no stretch: there is nothing to trace along.
    for (index, entry) in pictures.enumerated() where !(entry.plot.function is any PlaneSet) {
      let ink = entry.picture.reach
      for column in max(0, middle - span)..<max(0, min(ink.count, middle + span + 1)) {
        guard let extent = ink[column].extent else { continue }
        let across = projection.frame.x + scale.points(Double(column) + 0.5) - place.x
        let along = max(0, extent.lowerBound - place.y, place.y - extent.upperBound)
        let distance = Vector(dx: across, dy: along).length
        // Of two columns as near the later one: a number on their edge is its left end.
        if distance <= min(reach, (best?.distance ?? .infinity) + 1e-6) {
          best = (distance, index, column)
        }
      }
    }
    return best.map { ($0.curve, $0.column, $0.distance) }
  }

  /// The proven point in sight nearest to a place, on any curve or on one; what has no place of its own, as a
  /// pole, is near only to its curve.
  func point(
    nearestTo place: Point,
    within reach: Double,
    onCurve curve: Int? = nil
  ) -> PointOfInterest? {
    let projection = projection
    func distance(_ point: PointOfInterest) -> Double {
      let x = projection.pointX(point.place) - place.x
      guard let y = point.y else { return abs(x) }
      return Vector(dx: x, dy: projection.pointY(y.midpoint) - place.y).length
    }
    let seen = openPlot
    return points.filter { point in
      let isMeant = curve.map { point.curve == $0 } ?? (point.y != nil)
      let x = projection.pointX(point.place)
      let y = point.y.map { projection.pointY($0.midpoint) }
      return point.isProven && isMeant && distance(point) <= reach
        && seen.contains(Point(x: x, y: y ?? seen.midY))
    }
    .min { distance($0) < distance($1) }
  }

  /// How a point has to be moved, in points, to be seen: within margins, and out from under all that
  /// lies over the plane; zero where it is seen, nil where there is no room.
  func wayToBeSeen(_ point: Point, margin: Double) -> Vector? {
    let room = clearPlot.inset(by: margin)
    guard !room.isEmpty else { return nil }
    // A dot with a moat around it.
    let covers = isPresented ? [] : (toolbarFrames + panels).map { $0.inset(by: -12) }
    func isFree(_ place: Point) -> Bool {
      room.contains(place) && !covers.contains { $0.contains(place) }
    }
    func beside(_ place: Point) -> [Point] {
      covers.filter { $0.contains(place) }.flatMap { box in
        [
          Point(x: place.x, y: box.y - 1), Point(x: place.x, y: box.maxY + 1),
          Point(x: box.x - 1, y: place.y), Point(x: box.maxX + 1, y: place.y),
        ]
      }
    }
    let near = room.clamped(point)
    // Out from under one thing it may come under the next.
    let (first, last) = (beside(near), beside(near).flatMap(beside))
    let places = ([near] + first + last + [room.center]).filter(isFree)
    let nearest = places.min { $0.distance(to: point) < $1.distance(to: point) } ?? near
    return nearest - point
  }

  /// Where something of a size that tells of something lies: as low as there is room off all that can be
  /// pressed, in the middle where that is free; nil where there is none.
  func freePlace(of size: Size) -> Rect? {
    let room = openPlot.inset(by: 8)
    let cards = board.controls.filter { $0.id.layer == .card }.map(\.target)
    let covers = (panels + toolbarFrames + cards + [wideCard].compactMap { $0 }).map {
      $0.inset(by: -4)
    }
    return stride(from: room.maxY - 4 - size.height, through: room.y, by: -4).lazy.flatMap { y in
      [room.midX - size.width / 2, room.x, room.maxX - size.width].map {
        Rect(x: $0.rounded(), y: y.rounded(), width: size.width, height: size.height)
      }
    }.first { place in place.x >= room.x && !covers.contains { $0.overlaps(place) } }
  }

  /// The part of the plane that the trace's own card and upright tools leave clear, too.
  var clearPlot: Rect {
    var clear = openPlot
    guard !isPresented else { return clear }
    switch frames.kind {
    case .bars:
      clear.height = max(0, min(wideCard?.y ?? clear.maxY, frames.zoom.y) - clear.y)
    case .upright: clear.width = max(0, (frames.toolbar?.x ?? clear.maxX) - clear.x)
    case .floating: break
    }
    return clear
  }

  /// Where the trace's card lies above the bar of a phone upright, or above the keys for its numbers.
  package var wideCard: Rect? {
    guard trace != nil, frames.kind == .bars, !isPresented, panels.isEmpty || typesCoordinate
    else { return nil }
    let height = ReadoutCard.wideHeight(measurer)
    return openPlot.band(at: openPlot.maxY - 16 - height, height: height)
  }
}
