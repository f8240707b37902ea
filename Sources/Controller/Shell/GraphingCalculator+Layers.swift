import CalculatorScene
package import Drawing
import GraphScene
package import GraphTools
import SceneHost

/// A layer of the window as it is now.
package struct LayerOnScreen: Hashable, Sendable {
  package enum Layer: Hashable, Sendable { case sheet, keypadMenu, keypad, graph(GraphLayer) }

  package let layer: Layer
  package let boxes: [Rect]
  /// What can be pressed in it.
  package let targets: [Rect]
}

extension GraphingCalculator {
  /// What lies over what, from the topmost down.
  package var layers: [LayerOnScreen] {
    let sheet = cover.sheet.map { sheet in
      LayerOnScreen(layer: .sheet, boxes: [sheet.face.card], targets: sheet.face.targets)
    }
    var layers: [LayerOnScreen] = []
    if let frame = manager.arrangement.master {
      let card = calculator.menuCard
      let layer = card == nil ? LayerOnScreen.Layer.keypad : .keypadMenu
      layers.append(.init(layer: layer, boxes: [card ?? frame], targets: calculator.targets))
    }
    if manager.arrangement.detail != nil {
      layers += graph.openLayers.map {
        .init(layer: .graph($0.layer), boxes: $0.boxes, targets: $0.targets)
      }
    }
    // The graph's menu may lie over the calculator.
    let first = layers.filter { $0.layer == .graph(.menu) }
    return [sheet].compactMap { $0 } + first + layers.filter { $0.layer != .graph(.menu) }
  }

  /// The layer that receives the keys; carets, rings and the way of each key follow from the same.
  package var keyLayer: LayerOnScreen.Layer {
    if cover.sheet != nil { return .sheet }
    if let layer = graph.keyLayer { return .graph(layer) }
    return calculator.isMenuOpen ? .keypadMenu : .keypad
  }

  func closeMenus() {
    if calculator.isMenuOpen { calculator.closeMenu() }
    if graph.isMenuOpen { graph.closeMenu() }
  }
}
