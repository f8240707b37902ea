package import Settings

/// A ready-made view, or something else to do with views.
package enum WindowCommand: CaseIterable, Hashable, Sendable {
  case fit, natural, standard, range, square, center, boxZoom, steps
  case setting(Setting)
  case previous, next, keep

  package static var allCases: [WindowCommand] {
    [.fit, .natural, .standard, .range, .square, .center, .boxZoom, .steps]
      + Setting.allCases.filter { $0.row.place == .views }.map { .setting($0) }
      + [.previous, .next, .keep]
  }
}
