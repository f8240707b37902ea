import CLibrary
import Drawing

extension Icon {
  enum Shape {
    case open([Point])
    case closed([Point])
    case dot(Point, Double)

    static func line(_ points: (Double, Double)...) -> Shape { .open(Icon.path(points)) }
    static func loop(_ points: (Double, Double)...) -> Shape { .closed(Icon.path(points)) }
    static func circle(_ center: (Double, Double), _ radius: Double) -> Shape {
      .closed(Icon.arc(center: center, radius: radius, from: 0, to: 360))
    }
  }

  /// The icon on a box of 24 by 24, y downwards.
  var shapes: [Shape] {
    switch self {
    case .undo: Self.turn(mirrored: false)
    case .redo: Self.turn(mirrored: true)
    case .erase:
      [
        .loop((9, 5), (21, 5), (21, 19), (9, 19), (3, 12)), .line((11.5, 9), (17.5, 15)),
        .line((17.5, 9), (11.5, 15)),
      ]
    case .chevronLeft: [.line((14.5, 5), (8, 12), (14.5, 19))]
    case .chevronRight: [.line((9.5, 5), (16, 12), (9.5, 19))]
    case .chevronUp: [.line((5, 14.5), (12, 8), (19, 14.5))]
    case .chevronDown: [.line((5, 9.5), (12, 16), (19, 9.5))]
    case .close: [.line((6.5, 6.5), (17.5, 17.5)), .line((17.5, 6.5), (6.5, 17.5))]
    case .plus: [.line((12, 5), (12, 19)), .line((5, 12), (19, 12))]
    case .minus: [.line((5, 12), (19, 12))]
    case .more: [5.5, 12, 18.5].map { .dot(Point(x: $0, y: 12), 1.7) }
    case .check: [.line((5, 12.5), (10, 17.5), (19.5, 7))]
    case .history: [.circle((12, 12), 8), .line((12, 7.5), (12, 12), (15.5, 14))]
    case .swap:
      [
        .line((4, 8.5), (20, 8.5)), .line((16, 4.5), (20, 8.5), (16, 12.5)),
        .line((20, 15.5), (4, 15.5)), .line((8, 11.5), (4, 15.5), (8, 19.5)),
      ]
    case .graph: [Self.corner, .open(Self.wave(x: 6.5...20, middle: 11.5, height: 5.6))]
    case .graphOff:
      [Self.corner]
        + [(7.5, 10), (12.6, 15.1), (17.7, 20.2)].map { .line(($0, 12), ($1, 12)) }
    case .present:
      [
        .loop((3, 4.5), (21, 4.5), (21, 16), (3, 16)), .line((12, 16), (12, 20.5)),
        .line((8, 20.5), (16, 20.5)), .loop((10.4, 7.6), (14.6, 10.25), (10.4, 12.9)),
      ]
    case .auto:
      [
        .open(Self.wave(x: 2.5...21.5, middle: 9, height: 5)),
        .line((8.5, 18.5), (11, 21), (16, 16)),
      ]
    case .line: [.open(Self.wave(x: 2.5...21.5, middle: 12, height: 6.5))]
    case .dots:
      (0...8).map { step in
        let t = Double(step) / 8
        return .dot(Point(x: 2.8 + 18.4 * t, y: 12 - 6.5 * sin(t * 2 * .pi)), 1.45)
      }
    case .home:
      [
        .line((3.5, 11.2), (12, 4), (20.5, 11.2)), .line((6, 9.4), (6, 20), (18, 20), (18, 9.4)),
        .line((12, 20), (12, 14.5)),
      ]
    case .warning:
      [
        .loop((12, 4), (21, 19.5), (3, 19.5)), .line((12, 10), (12, 14)),
        .dot(Point(x: 12, y: 16.8), 1.15),
      ]
    case .help:
      [
        .open(Self.arc(center: (12, 9), radius: 4, from: 180, to: 405) + Self.path([(12, 14.5)])),
        .dot(Point(x: 12, y: 18.5), 1.15),
      ]
    case .copy: [.loop((8, 8), (19, 8), (19, 20), (8, 20)), .line((5, 16), (5, 4), (15, 4))]
    case .paste:
      [
        .loop((5, 6), (19, 6), (19, 21), (5, 21)), .line((9, 6), (9, 3.5), (15, 3.5), (15, 6)),
        .line((9, 12), (15, 12)), .line((9, 16), (15, 16)),
      ]
    case .theme:
      [
        .circle((12, 12), 8.5), .line((12, 3.5), (12, 20.5)), .line((12, 7), (18.5, 7)),
        .line((12, 12), (20, 12)), .line((12, 17), (18.5, 17)),
      ]
    case .textSize, .motion, .speech, .vibration, .fullScreen, .panes, .origin: settingShapes
    case .list, .keypad, .play, .pause, .pencil, .eye, .drop, .stroke, .up, .down, .trash:
      listShapes
    case .folder, .document, .views, .fit: fileShapes
    default: factShapes
    }
  }

  /// The icons of the settings in menus.
  private var settingShapes: [Shape] {
    switch self {
    case .textSize:
      [
        .line((2.5, 19), (8, 5), (13.5, 19)), .line((4.5, 14.5), (11.5, 14.5)),
        .line((14.5, 19), (18, 10.5), (21.5, 19)), .line((15.8, 16), (20.2, 16)),
      ]
    case .motion:
      [
        .circle((16, 12), 5.5), .line((2.5, 8), (8, 8)), .line((4, 12), (7, 12)),
        .line((2.5, 16), (8, 16)),
      ]
    case .speech:
      [
        .loop((3.5, 9.5), (7, 9.5), (12, 5), (12, 19), (7, 14.5), (3.5, 14.5)),
        .open(Self.arc(center: (12, 12), radius: 4.5, from: -45, to: 45)),
        .open(Self.arc(center: (12, 12), radius: 8.5, from: -45, to: 45)),
      ]
    case .vibration:
      [
        .loop((8.5, 4), (15.5, 4), (15.5, 20), (8.5, 20)), .line((5, 8), (5, 16)),
        .line((19, 8), (19, 16)), .line((2, 10.5), (2, 13.5)), .line((22, 10.5), (22, 13.5)),
      ]
    case .fullScreen:
      [
        .line((4, 9), (4, 4), (9, 4)), .line((15, 4), (20, 4), (20, 9)),
        .line((20, 15), (20, 20), (15, 20)), .line((9, 20), (4, 20), (4, 15)),
      ]
    case .panes: [.loop((3, 5), (21, 5), (21, 19), (3, 19)), .line((10, 5), (10, 19))]
    default: [.line((12, 3), (12, 21)), .line((3, 12), (21, 12)), .circle((12, 12), 3.5)]
    }
  }

  /// The icons of files and views.
  private var fileShapes: [Shape] {
    switch self {
    case .folder:
      [.loop((3, 5), (9.5, 5), (12, 8), (21, 8), (21, 19), (3, 19))]
    case .document:
      [
        .loop((5, 3), (14, 3), (19, 8), (19, 21), (5, 21)), .line((14, 3), (14, 8), (19, 8)),
      ]
    case .fit:
      [
        .line((3, 4), (21, 4)), .line((3, 20), (21, 20)),
        .open(Self.wave(x: 4...20, middle: 12, height: 5)),
      ]
    default: [.loop((3, 8), (16, 8), (16, 20), (3, 20)), .line((7, 4), (20.5, 4), (20.5, 16))]
    }
  }

  private static var corner: Shape { .open(path([(3.5, 3.5), (3.5, 20.5), (20.5, 20.5)])) }

  static func path(_ points: [(Double, Double)]) -> [Point] {
    points.map { Point(x: $0.0, y: $0.1) }
  }

  static func wave(x: ClosedRange<Double>, middle: Double, height: Double) -> [Point] {
    (0...40).map { step in
      let t = Double(step) / 40
      return Point(
        x: x.lowerBound + (x.upperBound - x.lowerBound) * t,
        y: middle - height * sin(t * 2 * .pi)
      )
    }
  }

  static func arc(
    center: (Double, Double),
    radius: Double,
    from: Double,
    to: Double
  ) -> [Point] {
    (0...24).map { step in
      let angle = (from + (to - from) * Double(step) / 24) * .pi / 180
      return Point(x: center.0 + radius * cos(angle), y: center.1 + radius * sin(angle))
    }
  }

  private static func turn(mirrored: Bool) -> [Shape] {
    let arrow = path([(9, 4.5), (4.5, 9), (9, 13.5)])
    let way =
      path([(4.5, 9), (14.5, 9)]) + arc(center: (14.5, 14), radius: 5, from: -90, to: 90)
      + path([(10, 19)])
    return [arrow, way].map { points in
      .open(mirrored ? points.map { Point(x: 24 - $0.x, y: $0.y) } : points)
    }
  }
}
