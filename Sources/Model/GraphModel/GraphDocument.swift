/// What a graph shows and how: the functions with their parameters, the views of the plane, and the table.
package struct GraphDocument: Hashable, Sendable {
  /// The name under which the window's graph keeps its view.
  package static let graphName = "main"

  package var functions = FunctionList()
  /// The sliders under their parameters' names; a parameter without one has the standard setting.
  package var parameters: [String: ParameterSetting] = [:]
  /// Each graph's view under that graph's own name; a graph without one starts from the default.
  package var viewports: [String: SavedViewport] = [:]
  /// The views kept under numbers and names, in the order in which they were kept.
  package var views: [KeptView] = []
  /// How curves are drawn, as `CurveMode` names it.
  package var mode = "auto"
  package var table: TableSettings?

  package init() {}

  /// The letters that functions use or that were given values, in order.
  package var letters: [String] {
    Set(functions.parameters).union(parameters.keys).subtracting(functions.givenLetters).sorted()
  }

  /// The slider of a parameter.
  package subscript(settingOf parameter: String) -> ParameterSetting {
    get { parameters[parameter] ?? ParameterSetting() }
    set { parameters[parameter] = newValue }
  }

  /// The functions that are seen, with numbers for their parameters.
  package var curves: [GraphedCurve] { curves(giving: [:]) }

  /// - `letters`: Numbers for letters that functions give.
  package func curves(giving letters: [String: GraphFunction]) -> [GraphedCurve] {
    functions.curves(
      binding: parameters.mapValues(\.value),
      lists: parameters.mapValues(\.list).filter { !$0.value.isEmpty },
      giving: letters
    )
  }

  /// The functions that give letters numbers, or have to be worked out, hidden ones too, by their places.
  package var givers: [(index: Int, function: GraphFunction)] {
    let (named, values) = (functions.named, parameters.mapValues(\.value))
    return functions.functions.enumerated()
      .filter {
        !$0.element.function.base.givenLetters.isEmpty || $0.element.function.base.needsSolving
      }
      .map { ($0.offset, $0.element.function.binding(values, naming: named)) }
  }
}
