extension WindowPhrase {
  package var english: Wording {
    switch self {
    case .views: "Views"
    case .fit: "Fit"
    case .natural: "Natural"
    case .standard: "Standard"
    case .square: "Square"
    case .boxZoom: "Box zoom"
    case .previousView: "Previous view"
    case .nextView: "Next view"
    case .zoomsBoth: "x and y"
    case .zoomsX: "x only"
    case .zoomsY: "y only"
    case .zoomKeys: "+ and − act on"
    case .keepView: "Keep this view…"
    case .nameOfView: "name of the view"
    case .keep: "Keep"
    case .rename: "Rename"
    case .goThere: "Go there"
    case .remove: "Remove"
    case .view(let number): "View \(number)"
    case .nothingToFit: "There are no values here to fit."
    case .box(let width, let height): "\(width) × \(height)"
    case .drawBox: "Drag a box to zoom into it."
    }
  }
}
