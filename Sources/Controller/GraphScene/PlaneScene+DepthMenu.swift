import CLibrary
import Controls
import Drawing
import GraphKit
import GraphModel
import GraphTools
import Numerals
import SceneHost
import SceneParts
import Words

/// The ways out of a deep view, and what can be done with its origins.
extension PlaneScene {
  func openMenuOfDepth() -> [SceneRequest] {
    guard frames.depth != nil else { return [] }
    open(.depth)
    return [.redraw]
  }

  func openMenu(ofOrigin axis: Coordinate) -> [SceneRequest] {
    guard let frame = board.control(.origin(axis))?.frame else { return [] }
    open(.origin(axis, at: frame))
    return [.redraw]
  }

  /// The scale of widths with the ways out, and the views that are kept.
  var depthRuler: DepthRuler {
    let plain =
      target.isLocal
      ? [DepthRuler.Stop(Double(plainExponent), words(WindowPhrase.plainNumbers), .plainNumbers)]
      : []
    let views = state.views.enumerated().map { index, view in
      let width = log10Width(of: view.view.viewport)
      return DepthRuler.Stop(
        width,
        view.name ?? words(WindowPhrase.view(index + 1)),
        .keptView(index)
      )
    }
    let home = DepthRuler.Stop(log10Width(of: homeViewport), words(WindowPhrase.home), .home)
    let top = max(openPlot.y, frames.kind == .floating ? frames.toolbar?.maxY ?? 0 : 0) + 16
    let (left, right) = (openPlot.x + 16, frames.zoom.x - 14)
    return DepthRuler(
      present: log10Width(of: viewport),
      stops: [home] + plain + views,
      in: Rect(x: left, y: top, width: right - left, height: openPlot.maxY - 16 - top),
      showsKeys: !input.needsKeypad,
      words: words
    )
  }

  /// The power of ten that is as wide as a view.
  func log10Width(of viewport: Viewport) -> Double {
    let width = frames.plot.width / viewport.pointsPerUnitX
    guard width > 0, width.isFinite else { return 0 }
    return log10(width) + Double(viewport.originX?.exponent ?? 0)
  }

  func originRows(of axis: Coordinate) -> [[MenuRow]] {
    guard let origin = axis == .x ? target.originX : target.originY else { return [axisRows] }
    let decimal = origin.base.isEmpty ? nil : decimal(of: origin)
    let copies = [MenuRow(.copyText(origin.formula), title: .copyPlace(origin.written))]
    let digits = decimal.map { MenuRow(.copyText($0), title: .window(.copyDecimal)) }
    return [copies + [digits].compactMap { $0 }, [MenuRow(.plainNumbers), MenuRow(.home)]]
  }

  /// The digits of an origin with a name, as far as they are known.
  private func decimal(of origin: TickOrigin) -> String? {
    guard origin.digits.count > 20, origin.offset == "0" else { return nil }
    return origin.digits
  }

  /// Does what a row of these menus asks for; nil for any other.
  func performInDepth(_ command: SceneCommand) -> [SceneRequest]? {
    if command == .logarithmicX { return switchLogarithms(along: .x) }
    if command == .logarithmicY { return switchLogarithms(along: .y) }
    switch command {
    case .home: return use(.home)
    case .width(let exponent): return widen(to: exponent)
    case .plainNumbers: return widen(to: plainExponent)
    case .keptView(let index): return goToView(index)
    case .copyText(let text):
      tell(words(GraphPhrase.copied(text)))
      return [.copy(text), .redraw]
    default: return nil
    }
  }

  /// The narrowest view about the same place with plain numbers.
  private var plainExponent: Int {
    let plain = target.nearestPlain
    let farthest = max(plain.centerX.magnitude, plain.centerY.magnitude, 1e-8)
    return DecimalDigits(farthest).exponent - 8
  }

  private func widen(to exponent: Int) -> [SceneRequest] {
    zoomAtCenter(by: Double("1e\(widthExponent - exponent)") ?? 1)
  }
}
