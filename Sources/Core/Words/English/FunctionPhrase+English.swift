extension FunctionPhrase {
  package var english: Wording {
    switch self {
    case .functions: "Functions"
    case .addFunction: "Add a function"
    case .addToGraph: "Add to graph"
    case .typeFormula: "Type a formula"
    case .edit: "Edit formula"
    case .show: "Show"
    case .hide: "Hide"
    case .color: "Colour"
    case .line: "Line"
    case .moveUp: "Move up"
    case .moveDown: "Move down"
    case .remove: "Remove"
    case .vermilion: "vermilion"
    case .blue: "blue"
    case .green: "green"
    case .plum: "plum"
    case .yellow: "yellow"
    case .ice: "ice"
    case .solid: "solid"
    case .dashed: "dashed"
    case .dotted: "dotted"
    case .dashDotted: "dash-dot"
    case .play: "play"
    case .pause: "pause"
    case .minimum: "from"
    case .maximum: "to"
    case .step: "step"
    case .rangeAndStep: "range and step"
    case .functionMenu: "menu of the function"
    case .sliderMenu: "range and step of the slider"
    case .moreFunctions: "all functions"
    case .closeList: "close the list"
    case .enterNumber: "type a number"
    }
  }
}

extension FunctionNotice {
  package var english: Wording {
    switch self {
    case .full(let limit): "The graph is full: \(limit) functions at most"
    case .added(1): "one function added"
    case .added(let count): "\(count) functions added"
    case .composing: "Graph adds this to the list"
    }
  }
}
