extension HelpTopic {
  package var english: Wording {
    switch self {
    case .anywhere: "Anywhere"
    case .calculator: "Calculator"
    case .graphKeys: "Graph, keys"
    case .graphTouch: "Graph, touch and mouse"
    case .list: "List of functions"
    case .presentation: "Presentation"
    case .controller: "Controller"
    }
  }
}
