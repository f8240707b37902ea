import Controls
import Drawing
import GraphKit
import GraphModel
import Intervals

/// Where marks are seen, those of one pixel once.
struct MarkPlaces {
  /// Of these the pixel is certain.
  private(set) var known: [Point] = []
  /// Of these not even the pixel is known: they are only possible.
  private(set) var possible: [Point] = []
  /// The first marks in the frame, at most so many as are named, and how many there are.
  private(set) var first: [(mark: PlotMark, place: Point)] = []
  private(set) var count = 0

  /// So many names are read.
  static let named = 40

  init(of marks: [PlotMark], in frame: Rect, _ projection: Projection) {
    let (width, height) = (projection.unitsPerColumn, projection.unitsPerRow)
    // Two on the same pixel look as one does.
    var drawn = PixelSet(in: frame, projection.contentScale)
    // Names are not copied, of ten thousand marks.
    marks.withUnsafeBufferPointer { marks in
      for index in marks.indices {
        let (x, y) = (marks[index].x, marks[index].y)
        let place = projection.place(ofX: x.midpoint, y: y.midpoint)
        guard frame.contains(place) else { continue }
        count += 1
        if count <= Self.named { first.append((marks[index], place)) }
        guard drawn.insert(place) else { continue }
        if x.width > width || y.width > height {
          possible.append(place)
        } else {
          known.append(place)
        }
      }
    }
  }
}

extension Theme {
  /// What of a pen is only possible, where it hides what lies under it.
  func possible(_ pen: Color) -> Color { surface.mixed(with: pen, share: graph.possibleOpacity) }
}
