extension TracePhrase {
  package var brazilian: Wording {
    switch self {
    case .zero: "zero"
    case .maximum: "máximo"
    case .minimum: "mínimo"
    case .inflection: "inflexão"
    case .yIntercept: "interseção com o eixo y"
    case .hole: "furo"
    case .pole: "polo"
    case .breakPoint: "salto"
    case .intersection: "interseção"
    case .intersectionWith(let number): "interseção com \(number)"
    case .noValue: "sem valor aqui"
    case .slope: "inclinação"
    case .fromLeft: "pela esquerda"
    case .fromRight: "pela direita"
    case .matches(let form): "corresponde a \(form)"
    case .possible(let kind): "possível \(kind.brazilian)"
    case .undefined: "indefinido"
    }
  }
}
