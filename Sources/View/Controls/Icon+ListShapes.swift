import Drawing

extension Icon {
  /// The icons of lists, of their menus and of sliders.
  var listShapes: [Shape] {
    switch self {
    case .list:
      [6, 12, 18].flatMap { y in
        [
          .dot(Point(x: 5, y: y), 1.6), .open(Self.path([(9.5, y), (20, y)])),
        ] as [Shape]
      }
    case .play: [.closed(Self.path([(8, 5.5), (18.5, 12), (8, 18.5)]))]
    case .pause: [.open(Self.path([(9, 6), (9, 18)])), .open(Self.path([(15, 6), (15, 18)]))]
    case .pencil:
      [
        .closed(Self.path([(4, 20), (5, 15.5), (16, 4.5), (19.5, 8), (8.5, 19)])),
        .open(Self.path([(13.5, 7), (17, 10.5)])),
      ]
    case .eye:
      [
        .closed(
          Self.path([
            (2.5, 12), (5, 8.8), (8.2, 6.8), (12, 6), (15.8, 6.8), (19, 8.8), (21.5, 12),
            (19, 15.2), (15.8, 17.2), (12, 18), (8.2, 17.2), (5, 15.2),
          ])
        ), .closed(Self.arc(center: (12, 12), radius: 2.8, from: 0, to: 360)),
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
      [(3.0, 8.0), (10.0, 14.0), (16.0, 21.0)].map { .open(Self.path([($0, 12), ($1, 12)])) }
    case .up:
      [
        .open(Self.path([(12, 20), (12, 4.5)])),
        .open(Self.path([(6, 10.5), (12, 4.5), (18, 10.5)])),
      ]
    case .down:
      [
        .open(Self.path([(12, 4), (12, 19.5)])),
        .open(Self.path([(6, 13.5), (12, 19.5), (18, 13.5)])),
      ]
    default:
      [
        .open(Self.path([(4, 6.5), (20, 6.5)])),
        .open(Self.path([(9.5, 6.5), (9.5, 4), (14.5, 4), (14.5, 6.5)])),
        .open(Self.path([(6, 6.5), (7, 20), (17, 20), (18, 6.5)])),
      ]
    }
  }
}
