import Controls
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
    guard let frame = frames.depth else { return [] }
    open(.depth(at: frame))
    return [.redraw]
  }

  func openMenu(ofOrigin axis: Coordinate) -> [SceneRequest] {
    guard let frame = board.control(.origin(axis))?.frame else { return [] }
    open(.origin(axis, at: frame))
    return [.redraw]
  }

  /// From the widest view to this one, and the views that are kept.
  var depthRows: [[MenuRow]] {
    let step = max(10, (-widthExponent / 50) * 10)
    let widths = stride(from: -step, to: widthExponent, by: -step).prefix(6)
    let views = state.views.enumerated().prefix(4).map { index, view in
      MenuRow(.keptView(index), title: view.name.map { .text($0) } ?? .window(.view(index + 1)))
    }
    let ways = [SceneCommand.home] + (target.isLocal ? [.plainNumbers] : [])
    return [
      ways.map { MenuRow($0) },
      widths.map { MenuRow(.width($0), title: .text("10" + NumberText.superscript($0))) }, views,
    ].filter { !$0.isEmpty }
  }

  func originRows(of axis: Coordinate) -> [[MenuRow]] {
    guard let origin = axis == .x ? target.originX : target.originY else { return [] }
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
