/// What is told of a point of a curve.
package enum TracePhrase: Phrase {
  // What it is
  case zero, maximum, minimum, inflection, yIntercept, hole, pole
  case domainEnd
  /// An end of the domain to which the curve comes without reaching it.
  case openEnd
  // On figures
  case xIntercept, horizontalTangent, verticalTangent, selfCrossing, cusp, isolatedPoint, corner
  /// The traced border bounds the figure, but is no part of it.
  case openBorder
  /// What is in the card's numbers is proven to be just one place.
  case exactlyOne
  /// The curve jumps.
  case breakPoint
  case intersection
  /// Where it meets the curve with this number.
  case intersectionWith(Int)
  case noValue
  /// A y that is looked for in vain.
  case notNearby
  // The card's rows
  case slope, tangent, normal, secant, secantStart, fromLeft, fromRight
  /// What the values come near to, where there is none.
  case limit
  /// A closed form that lies in the enclosure.
  case matches(String)
  /// Something that is not proven.
  indirect case possible(TracePhrase)
  /// What is copied where there is no value.
  case undefined

  package var translations: Translations<LocalizedText> {
    switch self {
    case .zero: ("zero", "zero")
    case .notNearby: ("no place found nearby", "nenhum lugar encontrado por perto")
    case .maximum: ("maximum", "máximo")
    case .minimum: ("minimum", "mínimo")
    case .inflection: ("inflection", "inflexão")
    case .yIntercept: ("y-intercept", "interseção com o eixo y")
    case .xIntercept: ("x-intercept", "interseção com o eixo x")
    case .horizontalTangent: ("horizontal tangent", "tangente horizontal")
    case .verticalTangent: ("vertical tangent", "tangente vertical")
    case .selfCrossing: ("self-crossing", "autointerseção")
    case .cusp: ("cusp", "cúspide")
    case .isolatedPoint: ("isolated point", "ponto isolado")
    case .corner: ("corner", "vértice")
    case .openBorder: ("border not included", "borda não incluída")
    case .exactlyOne: ("proven: exactly one, here", "provado: exatamente um, aqui")
    case .hole: ("hole", "furo")
    case .domainEnd: ("end of the domain", "extremo do domínio")
    case .openEnd: ("end, not included", "extremo, não incluído")
    case .pole: ("pole", "polo")
    case .breakPoint: ("break", "salto")
    case .intersection: ("intersection", "interseção")
    case .intersectionWith(let number): ("intersection with \(number)", "interseção com \(number)")
    case .noValue: ("no value here", "sem valor aqui")
    case .slope: ("slope", "inclinação")
    case .tangent: ("tangent", "tangente")
    case .normal: ("normal", "normal")
    case .secant: ("secant", "secante")
    case .secantStart: ("from here", "a partir daqui")
    case .limit: ("limit", "limite")
    case .fromLeft: ("from the left", "pela esquerda")
    case .fromRight: ("from the right", "pela direita")
    case .matches(let form): ("matches \(form)", "corresponde a \(form)")
    case .possible(let kind): ("possible \(kind.english)", "possível \(kind.brazilian)")
    case .undefined: ("undefined", "indefinido")
    }
  }
}
