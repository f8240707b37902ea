import CalculatorModel
import Controls
import Drawing
import GraphKit
import NumericCore
import SceneHost
import Words

/// The menu of a place of the plane.
extension GraphScene {
  func openMenu(at place: Point) -> [SceneRequest] {
    guard presentation == nil, frames.plot.contains(place),
      board.control(at: place).map({ $0.id == .plot }) ?? true
    else { return [] }
    openMenu = .place(place)
    board.focus = nil
    return [.redraw]
  }

  func rows(at place: Point) -> [MenuRow] {
    let trace = source.curves.isEmpty ? [] : [MenuRow(.traceHere)]
    return trace + [
      MenuRow(.originHere), MenuRow(.zoomHere),
    ] + (source.curves.isEmpty ? [] : [MenuRow(.fromHere), MenuRow(.toHere)]) + [
      MenuRow(.copyPlace, title: .copyPlace(copyText(at: place)))
    ]
  }

  /// Does what a row asks for; nil when it is none of a place.
  func perform(_ command: MenuCommand, at place: Point) -> [SceneRequest]? {
    switch command {
    case .traceHere: traceHere(place)
    case .fromHere: chooseStretch(\.lower, at: place)
    case .toHere: chooseStretch(\.upper, at: place)
    case .originHere: jump(to: view.viewport.withOrigin(at: place, in: frames.plot))
    case .zoomHere: jump(to: view.viewport.zoomed(by: 2, about: place, in: frames.plot))
    case .copyPlace: [.copy(words.mark.written(copyText(at: place)))]
    default: nil
    }
  }

  /// The traced point if the place is its dot's, else the place itself.
  private func copyText(at place: Point) -> String {
    let isOnDot = tracedPlace.map { $0.distance(to: place) <= GestureReach.tap } ?? false
    return isOnDot ? tracedText ?? coordinates(of: place) : coordinates(of: place)
  }

  /// Traces the nearest curve, or where none is near the first one above or below the place.
  private func traceHere(_ place: Point) -> [SceneRequest] {
    if trace(near: place, within: GestureReach.tap, snaps: true) { return [.redraw, .save] }
    let projection = currentProjection
    let x = projection.x(at: place.x)
    let values = source.plots().enumerated().compactMap { index, plot in
      plot.function.y(at: x).map { (index: index, y: projection.pointY($0)) }
    }
    let nearest = values.min { abs($0.y - place.y) < abs($1.y - place.y) }
    return trace(nearest?.index ?? 0, toColumn: column(at: place.x))
  }

  /// A place as "(x, y)", with as many digits as its pixel tells.
  private func coordinates(of place: Point) -> String {
    let projection = projection(scale: context?.contentScale ?? .one)
    let x = Self.rounded(projection.x(at: place.x), to: projection.unitsPerColumn)
    let y = Self.rounded(projection.y(at: place.y), to: projection.unitsPerRow)
    return "(\(NumberText.rounded(x)), \(NumberText.rounded(y)))"
  }

  /// A number to the power of ten below a resolution.
  static func rounded(_ number: Double, to resolution: Double) -> Double {
    var tens = 1.0
    while tens < 1e15, tens * resolution < 1 { tens *= 10 }
    return (number * tens).rounded() / tens
  }
}
