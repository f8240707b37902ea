extension TablePhrase {
  package var english: Wording {
    switch self {
    case .title: "Table of values"
    case .start: "Start"
    case .step: "Step"
    case .ownPlaces: "Own \("x")"
    case .bySteps: "By steps"
    case .add: "Add \("x")"
    case .copy: "copy the table"
    case .moreColumns: "other columns"
    }
  }
}
