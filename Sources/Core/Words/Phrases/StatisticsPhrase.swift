/// What is told of a curve over a stretch, taken together.
package enum StatisticsPhrase: Phrase {
  // Titles
  case inView
  /// Of figures: all of the view, or all of a moving point's way.
  case view, wholeWay
  case fromTo(String, String)
  // Rows
  case maximum, minimum, zeros, breaks
  case localMaxima, localMinima
  case mean, area, totalArea, plainArea, arcLength, domain, range
  case more, fewer, wholeView, chooseStretch
  /// The area between two curves, by their numbers.
  case areaBetween(Int, Int)
  /// Of curves whose numbers follow.
  case areaBetweenCurves
  /// What two numbers beside it are.
  case provenBetween
  /// What the area reaches to.
  case againstAxis
  case againstCurve(Int)
  // Values
  case none, notKnown, everywhere
  case count(Int)
  case atLeast(Int)
  case moreThan(Int)
  case value(String)
  /// Bounds that share too few digits.
  case between(String, String)
  // Notes
  case at([String])
  case approaching([String])
  case places([String])
  case place(String)
  case morePossible
  case zoomToList
  case unboundedLeft(String)
  case unboundedRight(String)
  case unboundedLeftOfBreaks, unboundedRightOfBreaks, unbounded
  case zeroBetween(String, String)
  /// Where a value lies that the view does not reach.
  case aboveView, belowView
  // Foot
  case allProven
  /// Of a relation, say.
  case noFormula
  /// Of an area told by pixels.
  case byPixels
  case shareProven(percent: Int)
  case stillProving

  package var translations: Translations<LocalizedText> {
    switch self {
    case .inView: ("Over the x in view", "Nos x à vista")
    case .view: ("In view", "À vista")
    case .wholeWay: ("Entire path", "Percurso inteiro")
    case .fromTo(let from, let to): ("From \(from) to \(to)", "De \(from) a \(to)")
    case .maximum: ("Maximum", "Máximo")
    case .minimum: ("Minimum", "Mínimo")
    case .zeros: ("Zeros", "Zeros")
    case .breaks: ("Discontinuities", "Descontinuidades")
    case .mean: ("Mean", "Média")
    case .area: ("Area, signed", "Área com sinal")
    case .localMaxima: ("Local maxima", "Máximos locais")
    case .localMinima: ("Local minima", "Mínimos locais")
    case .totalArea: ("Area, total", "Área total")
    case .plainArea: ("Area", "Área")
    case .arcLength: ("Arc length", "Comprimento")
    case .domain: ("Domain", "Domínio")
    case .range: ("Range", "Imagem")
    case .more: ("More", "Mais")
    case .fewer: ("Less", "Menos")
    case .chooseStretch: ("Select an interval", "Selecionar um intervalo")
    case .areaBetween(let first, let second):
      ("Area between \(first) and \(second)", "Área entre \(first) e \(second)")
    case .areaBetweenCurves: ("Area between", "Área entre")
    case .provenBetween: ("proven: between these two", "provado: entre estes dois")
    case .againstAxis: ("Area up to the \("x") axis", "Área até o eixo \("x")")
    case .againstCurve(let number): ("Area up to curve \(number)", "Área até a curva \(number)")
    case .wholeView: ("Whole view", "Vista inteira")
    case .none: ("none", "não há")
    case .notKnown: ("not known", "não se sabe")
    case .everywhere: ("everywhere", "tudo")
    case .count(let count): ("\(count)", "\(count)")
    case .atLeast(let count): ("at least \(count)", "ao menos \(count)")
    case .moreThan(let count): ("more than \(count)", "mais de \(count)")
    case .value(let number): ("\(number)", "\(number)")
    case .between(let low, let high): ("\(low) … \(high)", "\(low) … \(high)")
    case .at(let places): ("at \(Self.list(places))", "em \(Self.list(places))")
    case .approaching(let places):
      ("approached as \("x → " + Self.list(places))", "limite quando \("x → " + Self.list(places))")
    case .places(let places): ("\(Self.list(places))", "\(Self.list(places))")
    case .place(let place): ("\("x = " + place)", "\("x = " + place)")
    case .morePossible: ("more are possible", "outros são possíveis")
    case .zoomToList: ("zoom in to list them", "amplie para listá-los")
    case .unboundedLeft(let place):
      ("unbounded just left of \("x = " + place)", "ilimitado à esquerda de \("x = " + place)")
    case .unboundedRight(let place):
      ("unbounded just right of \("x = " + place)", "ilimitado à direita de \("x = " + place)")
    case .unboundedLeftOfBreaks:
      ("unbounded left of every discontinuity", "ilimitado à esquerda de cada polo")
    case .unboundedRightOfBreaks:
      ("unbounded right of every discontinuity", "ilimitado à direita de cada polo")
    case .unbounded: ("unbounded", "ilimitado")
    case .zeroBetween(let from, let to): ("zero from \(from) to \(to)", "zero de \(from) a \(to)")
    case .aboveView: ("above the view", "acima da vista")
    case .belowView: ("below the view", "abaixo da vista")
    case .byPixels: ("Proven, pixel by pixel.", "Provado, pixel por pixel.")
    case .noFormula: ("Only for functions of \("x").", "Só para funções de \("x").")
    case .allProven: ("Proven for the whole view.", "Provado em toda a vista.")
    case .shareProven(let percent):
      ("\(percent) % of the view is proven.", "\(percent) % da vista está provada.")
    case .stillProving: ("still proving…", "ainda provando…")
    }
  }
}

extension StatisticsPhrase {
  /// Numbers one after another.
  static func list(_ numbers: [String]) -> String { numbers.joined(separator: ", ") }
}
