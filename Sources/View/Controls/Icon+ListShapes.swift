import Drawing

extension Icon {
  /// The icons of lists, of their menus and of sliders.
  var listShapes: [Shape] {
    switch self {
    case .list:
      [6, 12, 18].flatMap { y in
        [
          .dot(Point(x: 5, y: y), 1.6), .line((9.5, y), (20, y)),
        ] as [Shape]
      }
    case .keypad:
      [6, 12, 18].flatMap { y in [6, 12, 18].map { .dot(Point(x: $0, y: y), 1.7) } }
    case .play: [.loop((8, 5.5), (18.5, 12), (8, 18.5))]
    case .pause: [.line((9, 6), (9, 18)), .line((15, 6), (15, 18))]
    case .pencil:
      [
        .loop((4, 20), (5, 15.5), (16, 4.5), (19.5, 8), (8.5, 19)), .line((13.5, 7), (17, 10.5)),
      ]
    case .eye:
      [
        .closed(
          Self.path([
            (2.5, 12), (5, 8.8), (8.2, 6.8), (12, 6), (15.8, 6.8), (19, 8.8), (21.5, 12),
            (19, 15.2), (15.8, 17.2), (12, 18), (8.2, 17.2), (5, 15.2),
          ])
        ), .circle((12, 12), 2.8),
      ]
    case .drop:
      [
        .closed(
          Self.path([(12, 3.5), (6.6, 11.2)])
            + Self.arc(center: (12, 14.5), radius: 6.2, from: 205, to: -25).dropFirst()
            + Self.path([(17.4, 11.2)])
        )
      ]
    case .stroke:
      [(3.0, 8.0), (10.0, 14.0), (16.0, 21.0)].map { .line(($0, 12), ($1, 12)) }
    case .up: [.line((12, 20), (12, 4.5)), .line((6, 10.5), (12, 4.5), (18, 10.5))]
    case .down: [.line((12, 4), (12, 19.5)), .line((6, 13.5), (12, 19.5), (18, 13.5))]
    default:
      [
        .line((4, 6.5), (20, 6.5)), .line((9.5, 6.5), (9.5, 4), (14.5, 4), (14.5, 6.5)),
        .line((6, 6.5), (7, 20), (17, 20), (18, 6.5)),
      ]
    }
  }
}
