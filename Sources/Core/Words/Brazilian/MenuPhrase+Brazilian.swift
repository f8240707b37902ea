extension MenuPhrase {
  package var brazilian: Wording {
    switch self {
    case .documents: "Documento…"
    case .views: "Vistas…"
    case .theme: "Tema"
    case .textSize: "Tamanho do texto"
    case .motion: "Animações"
    case .presentation: "Apresentação"
    case .fullScreen: "Tela cheia"
    case .hideCalculator: "Ocultar calculadora"
    case .showCalculator: "Mostrar calculadora"
    case .hideGraph: "Ocultar gráfico"
    case .showGraph: "Mostrar gráfico"
    case .copy: "Copiar"
    case .pasteFormula: "Colar fórmula"
    case .help: "Ajuda"
    case .quit: "Sair"
    case .traceHere: "Rastrear aqui"
    case .originHere: "Origem aqui"
    case .zoomInHere: "Ampliar aqui"
    case .copyPlace(let coordinates): "Copiar \(coordinates)"
    case .system: "Sistema"
    case .light: "Claro"
    case .dark: "Escuro"
    case .highContrast: "Alto contraste"
    case .fullMotion: "Completas"
    case .reducedMotion: "Reduzidas"
    case .percent(let percent): "\(percent)%"
    case .shortcut(let keys): "\(verbatim: keys)"
    case .size(let percent): "Tamanho \(percent)%"
    case .function(let phrase): phrase.brazilian
    }
  }
}
