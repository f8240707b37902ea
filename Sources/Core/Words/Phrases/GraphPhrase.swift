/// What the graph says of itself.
package enum GraphPhrase: Phrase {
  // Nothing graphed yet
  case nothingGraphed
  case tryOne
  case graphExample(String)
  // Chips, legend, summary
  case outdated
  /// Graphed with the other unit of angles.
  case inRadians, inDegrees
  case possible
  case hatched
  case limitOfPrecision
  // A relation in view
  case noSolution, trueEverywhere
  // Curves beside the view
  case curveAbove, curveBelow
  case stretches(axis: String)
  case curvesAbove(Int)
  case curvesBelow(Int)
  case summary(curves: [String])
  case summaryOver(curves: [String], from: String, to: String)
  // Why the curve is drawn as it is at a place
  case roundingHides
  case pole
  case poleBetween(String, String)
  case jump(from: String, to: String, x: String)
  case hole(x: String)
  case isolatedPoint(x: String, y: String)
  case undefinedBetween(String, String)
  case undefinedFrom(String)
  case undefinedTo(String)
  case undefinedInView
  case oscillations(Int)
  case undecided
  case trueHere, meetsHere
  case point(x: String, y: String)

  package var translations: Translations<LocalizedText> {
    switch self {
    case .nothingGraphed: ("Nothing graphed yet", "Nenhum gráfico ainda")
    case .tryOne: ("Try one:", "Experimente:")
    case .graphExample(let formula): ("Graph \(formula)", "Traçar \(formula)")
    case .inRadians: ("graphed in radians", "traçado em radianos")
    case .inDegrees: ("graphed in degrees", "traçado em graus")
    case .outdated: ("edited", "editada")
    case .possible: ("lighter = possible, not proven", "mais claro = possível, não provado")
    case .hatched: ("hatched = possible, not proven", "hachurado = possível, não provado")
    case .noSolution: ("no solution in view, proven", "sem solução na vista, provado")
    case .trueEverywhere: ("true everywhere in view, proven", "válida em toda a vista, provado")
    case .trueHere: ("true here, proven", "válida aqui, provado")
    case .meetsHere: ("true somewhere in this pixel, proven", "válida neste pixel, provado")
    case .curveAbove: ("The curve is above", "A curva está acima")
    case .curveBelow: ("The curve is below", "A curva está abaixo")
    case .stretches(let axis):
      "stretches \(axis) alone"
      "estica só \(axis)"
    case .curvesAbove(let count):
      count == 1 ? ("is above", "está acima") : ("are above", "estão acima")
    case .curvesBelow(let count):
      count == 1 ? ("is below", "está abaixo") : ("are below", "estão abaixo")
    case .limitOfPrecision: ("limit of precision", "limite da precisão")
    case .summary(let curves): ("Graph of \(Self.list(curves))", "Gráfico de \(Self.list(curves))")
    case .summaryOver(let curves, let from, let to):
      "Graph of \(Self.list(curves)) from \(from) to \(to)"
      "Gráfico de \(Self.list(curves)) para x de \(from) a \(to)"
    case .roundingHides:
      "limit of precision: rounding hides the curve here"
      "limite da precisão: o arredondamento esconde a curva aqui"
    case .pole: ("pole", "polo")
    case .poleBetween(let low, let high):
      ("pole between \(low) and \(high)", "polo entre \(low) e \(high)")
    case .jump(let from, let to, let x):
      ("jump from \(from) to \(to) at x = \(x)", "salto de \(from) para \(to) em x = \(x)")
    case .hole(let x): ("one point is missing at x = \(x)", "falta um ponto em x = \(x)")
    case .isolatedPoint(let x, let y):
      ("isolated point \("(\(x), \(y))")", "ponto isolado \("(\(x), \(y))")")
    case .undefinedBetween(let from, let to):
      ("not defined for \(from) < x < \(to)", "não definida para \(from) < x < \(to)")
    case .undefinedFrom(let from): ("not defined for x > \(from)", "não definida para x > \(from)")
    case .undefinedTo(let to): ("not defined for x < \(to)", "não definida para x < \(to)")
    case .undefinedInView: ("not defined in this view", "não definida nesta vista")
    case .oscillations(let count):
      ("about \(count) oscillations in this column", "cerca de \(count) oscilações nesta coluna")
    case .undecided: ("undecided: possible, not proven", "não decidido: possível, não provado")
    case .point(let x, let y): ("\("x = \(x), y = \(y)")", "\("x = \(x), y = \(y)")")
    }
  }
}

extension GraphPhrase {
  /// Curves one after another: "y = x, y = x²".
  static func list(_ curves: [String]) -> LocalizedText {
    curves.dropFirst().reduce("\(curves.first ?? "")") { "\($0), \($1)" }
  }
}
