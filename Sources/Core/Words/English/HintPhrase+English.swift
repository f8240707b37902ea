extension HintPhrase {
  package var english: Wording {
    switch self {
    case .scroll: "Scroll"
    case .close: "Close"
    case .move: "Move"
    case .choose: "Choose"
    case .press: "Press"
    case .delete: "Delete"
    case .insertX: "Insert \("x")"
    case .graph: "Graph"
    case .swap: "Swap"
    case .enter: "Enter"
    case .cursor: "Cursor"
    case .menu: "Menu"
    case .graphPane: "Graph"
    case .pan: "Pan"
    case .zoom: "Zoom"
    case .back: "Back"
    case .style: "Style"
    case .previousView: "Previous view"
    case .home: "Home"
    case .trace: "Trace"
    case .snap: "Snap"
    case .endTrace: "End trace"
    case .addToList: "Add to list"
    case .feature: "Feature"
    }
  }
}
