import CalculatorModel
import Controls
import Drawing
import GraphKit
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
    [
      MenuRow(.originHere), MenuRow(.zoomHere),
      MenuRow(.copyPlace, title: .copyPlace(coordinates(of: place))),
    ]
  }

  /// Does what a row asks for; nil when it is none of a place.
  func perform(_ command: MenuCommand, at place: Point) -> [SceneRequest]? {
    switch command {
    case .originHere: jump(to: view.viewport.withOrigin(at: place, in: frames.plot))
    case .zoomHere: jump(to: view.viewport.zoomed(by: 2, about: place, in: frames.plot))
    case .copyPlace: [.copy(words.mark.written(coordinates(of: place)))]
    default: nil
    }
  }

  /// A place as "(x, y)", with as many digits as its pixel tells.
  private func coordinates(of place: Point) -> String {
    let projection = projection(scale: context?.contentScale ?? .one)
    let x = Self.rounded(projection.x(at: place.x), to: projection.unitsPerColumn)
    let y = Self.rounded(projection.y(at: place.y), to: projection.unitsPerRow)
    return "(\(NumberText.rounded(x)), \(NumberText.rounded(y)))"
  }

  /// A number to the power of ten below a resolution.
  private static func rounded(_ number: Double, to resolution: Double) -> Double {
    var tens = 1.0
    while tens < 1e15, tens * resolution < 1 { tens *= 10 }
    return (number * tens).rounded() / tens
  }
}
