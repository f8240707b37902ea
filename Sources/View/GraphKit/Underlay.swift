public import Drawing

/// What belongs to the plane and lies under its curves: the directions of a slope field, a cloud of points.
///
///     let marks = Underlay([.lines([[Point(x: 10, y: 10), Point(x: 20, y: 16)]], Stroke(1.5), Color(0x8A8578))])
///     view.draw(pictures, above: marks, on: canvas, in: projection)
public struct Underlay: Sendable {
  /// From the lowest to the highest.
  public let layers: [Layer]
  let look: Look

  /// Shapes of one look, on the surface, in points; also those of which only a part is in the frame.
  public enum Layer: Sendable {
    /// Polylines; those that come near to the numbers of the axes are left out.
    case lines([[Point]], Stroke, Color)
    /// Discs around their centres.
    case discs([Point], radius: Double, Color)
    /// Filled polygons.
    case polygons([[Point]], Color)
  }

  /// What they are drawn with, and which they are.
  struct Look: Hashable, Sendable {
    let strokes: [Stroke?]
    let colors: [Color]
    let radii: [Double]
    let version: Int
  }

  /// Layers that a pan has to move as the curves.
  ///
  /// The version is another number where other shapes are meant than in the picture before; for a pan, which
  /// brings other ones into view, it stays.
  public init(_ layers: [Layer], version: Int = 0) {
    self.layers = layers
    var (strokes, colors, radii): ([Stroke?], [Color], [Double]) = ([], [], [])
    for layer in layers {
      switch layer {
      case .lines(_, let stroke, let color):
        strokes.append(stroke)
        colors.append(color)
      case .discs(_, let radius, let color):
        radii.append(radius)
        colors.append(color)
      case .polygons(_, let color): colors.append(color)
      }
    }
    look = Look(strokes: strokes, colors: colors, radii: radii, version: version)
  }

  /// Several as one; nil for none.
  public init?(_ parts: [Underlay]) {
    guard let first = parts.first else { return nil }
    self = parts.dropFirst().reduce(first) { sum, next in
      Underlay(sum.layers + next.layers, version: sum.look.version &+ next.look.version)
    }
  }

  /// Draws the layers, of lines those that come near to none of some boxes.
  func draw(on canvas: any Canvas, clearOf boxes: [Rect]) {
    for layer in layers {
      switch layer {
      case .lines(let lines, let stroke, let color):
        for line in lines {
          let reach = Rect.around(line).inset(by: -stroke.width)
          guard !boxes.contains(where: reach.overlaps) else { continue }
          canvas.strokePath(line, stroke: stroke, with: color)
        }
      case .discs(let centers, let radius, let color):
        canvas.fillCircles(centers: centers, radius: radius, with: color)
      case .polygons(let polygons, let color):
        for corners in polygons { canvas.fillPolygon(corners, with: color) }
      }
    }
  }
}
