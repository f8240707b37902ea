import Drawing

extension Icon {
  /// The icons of what is known about a curve, and of the tools that tell it.
  var factShapes: [Shape] {
    switch self {
    case .trace:
      [
        .circle((12, 12), 5.2), .dot(Point(x: 12, y: 12), 1.6), .line((12, 2.5), (12, 6.8)),
        .line((12, 17.2), (12, 21.5)), .line((2.5, 12), (6.8, 12)), .line((17.2, 12), (21.5, 12)),
      ]
    case .statistics:
      [
        .line((3.5, 20.5), (20.5, 20.5)), .line((6.5, 16.5), (6.5, 13)),
        .line((12, 16.5), (12, 4.5)), .line((17.5, 16.5), (17.5, 9)),
      ]
    case .table:
      [
        .loop((4, 4.5), (20, 4.5), (20, 19.5), (4, 19.5)), .line((4, 9.5), (20, 9.5)),
        .line((4, 14.5), (20, 14.5)), .line((10, 4.5), (10, 19.5)),
      ]
    case .fitted:
      [
        .line((3.5, 19), (20.5, 5)), .dot(Point(x: 6, y: 12.5), 1.9),
        .dot(Point(x: 11, y: 17.5), 1.9), .dot(Point(x: 13, y: 6.5), 1.9),
        .dot(Point(x: 18.5, y: 12), 1.9),
      ]
    case .residuals:
      [
        .line((3, 12), (21, 12)), .line((7, 12), (7, 6.5)), .dot(Point(x: 7, y: 5.5), 1.9),
        .line((12, 12), (12, 15.5)), .dot(Point(x: 12, y: 17), 1.9), .line((17, 12), (17, 8.5)),
        .dot(Point(x: 17, y: 7.5), 1.9),
      ]
    case .maximum: [.open(Self.bowl(turned: true)), .line((7.5, 3.2), (16.5, 3.2))]
    case .minimum:
      [.open(Self.bowl(turned: false)), .line((7.5, 20.8), (16.5, 20.8))]
    case .zero:
      [
        .line((3, 14), (8.7, 14)), .line((13.9, 14), (21, 14)), .line((5, 21), (9.6, 15.9)),
        .line((13.1, 12), (19, 5)), .circle((11.3, 14), 2.6),
      ]
    case .breaks:
      [(3, 5.6), (8.4, 11), (13, 15.6), (18.4, 21)].map {
        .line((12, $0), (12, $1))
      } + [
        .line((3, 17), (6, 16), (8, 12.5), (9, 6)),
        .line((15, 18), (16, 11.5), (18, 8), (21, 7)),
      ]
    default: measureShapes
    }
  }

  /// The icons of what is measured over a stretch.
  private var measureShapes: [Shape] {
    switch self {
    case .mean:
      [
        .open(Self.wave(x: 3...21, middle: 12, height: 6)), .line((3, 12), (6, 12)),
        .line((10.5, 12), (13.5, 12)), .line((18, 12), (21, 12)),
      ]
    case .area:
      [
        .line((3, 20), (21, 20)), .line((5, 20), (5, 11), (9, 6.5), (14, 9.5), (19, 5), (19, 20)),
        .line((9.5, 20), (9.5, 12)), .line((14.5, 20), (14.5, 14)),
      ]
    case .length:
      [
        .open(Self.wave(x: 4...20, middle: 12, height: 5.5)), .dot(Point(x: 4, y: 12), 2),
        .dot(Point(x: 20, y: 12), 2),
      ]
    case .domain:
      [
        .line((3.5, 8), (3.5, 16)), .line((20.5, 8), (20.5, 16)), .line((3.5, 12), (20.5, 12)),
      ]
    default:
      [
        .line((8, 3.5), (16, 3.5)), .line((8, 20.5), (16, 20.5)), .line((12, 3.5), (12, 20.5)),
      ]
    }
  }

  /// A parabola with its vertex below, or turned over.
  private static func bowl(turned: Bool) -> [Point] {
    (0...20).map { step in
      let t = Double(step) / 20
      let depth = 12 * (2 * t - 1) * (2 * t - 1)
      return Point(x: 4 + 16 * t, y: turned ? 6 + depth : 18 - depth)
    }
  }
}
