import GraphModel
import SceneParts
import Words

extension FunctionPhrase {
  /// The name of a pen.
  static func pen(_ index: Int) -> FunctionPhrase {
    let names: [FunctionPhrase] = [.vermilion, .blue, .green, .plum, .yellow, .ice]
    return names[index % names.count]
  }

  static func line(_ style: CurveDash) -> FunctionPhrase {
    switch style {
    case .solid: .solid
    case .dashed: .dashed
    case .dotted: .dotted
    case .dashDotted: .dashDotted
    }
  }
}
