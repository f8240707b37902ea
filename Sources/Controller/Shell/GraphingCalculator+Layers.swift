import CalculatorScene
import Controls
package import Drawing
import GraphScene
package import GraphTools
import SceneHost
import SceneParts

/// A layer of the window as it is now.
package struct LayerOnScreen: Hashable, Sendable {
  package enum Layer: Hashable, Sendable { case sheet, help, keypadMenu, keypad, graph(GraphLayer) }

  package let layer: Layer
  package let boxes: [Rect]
  /// What can be pressed in it.
  package let targets: [Rect]
}

extension GraphingCalculator {
  /// What lies over what, from the topmost down.
  package var layers: [LayerOnScreen] {
    let window = Rect(size: windowSize)
    var layers: [LayerOnScreen] = []
    if let box = sheetCard {
      layers.append(.init(layer: .sheet, boxes: [box], targets: sheet?.face.targets ?? []))
    }
    if help != nil {
      layers.append(
        .init(
          layer: .help,
          boxes: [HelpSheet.card(in: window)],
          targets: [HelpSheet.closeButton(in: window)]
        )
      )
    }
    if let frame = manager.arrangement.master {
      let targets = calculator.targets
      if let card = calculator.menuCard {
        layers.append(.init(layer: .keypadMenu, boxes: [card], targets: targets))
      } else {
        layers.append(.init(layer: .keypad, boxes: [frame], targets: targets))
      }
    }
    if manager.arrangement.detail != nil {
      layers += graph.openLayers.map {
        .init(layer: .graph($0.layer), boxes: $0.boxes, targets: $0.targets)
      }
    }
    return layers
  }
}
