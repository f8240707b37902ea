extension GraphPhrase {
  package var brazilian: Wording {
    switch self {
    case .nothingGraphed: "Nenhum gráfico ainda"
    case .example(let formula): "Digite uma fórmula com \("x"), como \(formula)"
    case .pressGraph: "e pressione \(key: ControlName.graphKey.brazilian)."
    case .outdated: "não é o que está na calculadora"
    case .possible: "mais claro = possível, não provado"
    case .limitOfPrecision: "limite da precisão"
    case .summary(let curves): "Gráfico de \(Self.list(curves))"
    case .summaryOver(let curves, let from, let to):
      "Gráfico de \(Self.list(curves)) para x de \(from) a \(to)"
    case .roundingHides: "limite da precisão: o arredondamento esconde a curva aqui"
    case .pole: "polo"
    case .poleBetween(let low, let high): "polo entre \(low) e \(high)"
    case .jump(let from, let to, let x): "salto de \(from) para \(to) em x = \(x)"
    case .hole(let x): "falta um ponto em x = \(x)"
    case .isolatedPoint(let x, let y): "ponto isolado \("(\(x), \(y))")"
    case .undefinedBetween(let from, let to): "não definida para \(from) < x < \(to)"
    case .undefinedFrom(let from): "não definida para x > \(from)"
    case .undefinedTo(let to): "não definida para x < \(to)"
    case .undefinedInView: "não definida nesta vista"
    case .oscillations(let count): "cerca de \(count) oscilações nesta coluna"
    case .undecided: "não decidido: possível, não provado"
    case .point(let x, let y): "\("x = \(x), y = \(y)")"
    }
  }
}
