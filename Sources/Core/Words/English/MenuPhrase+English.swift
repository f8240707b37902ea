extension MenuPhrase {
  package var english: Wording {
    switch self {
    case .documents: "Document…"
    case .views: "Views…"
    case .theme: "Theme"
    case .textSize: "Text size"
    case .motion: "Motion"
    case .presentation: "Presentation"
    case .fullScreen: "Full screen"
    case .hideCalculator: "Hide calculator"
    case .showCalculator: "Show calculator"
    case .hideGraph: "Hide graph"
    case .showGraph: "Show graph"
    case .copy: "Copy"
    case .pasteFormula: "Paste formula"
    case .help: "Help"
    case .quit: "Quit"
    case .traceHere: "Trace here"
    case .originHere: "Origin here"
    case .zoomInHere: "Zoom in here"
    case .copyPlace(let coordinates): "Copy \(coordinates)"
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    case .highContrast: "High contrast"
    case .fullMotion: "Full"
    case .reducedMotion: "Reduced"
    case .percent(let percent): "\(percent) %"
    case .shortcut(let keys): "\(verbatim: keys)"
    case .size(let percent): "Size \(percent) %"
    case .function(let phrase): phrase.english
    }
  }
}
