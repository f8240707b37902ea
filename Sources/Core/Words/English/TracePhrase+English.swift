extension TracePhrase {
  package var english: Wording {
    switch self {
    case .zero: "zero"
    case .maximum: "maximum"
    case .minimum: "minimum"
    case .inflection: "inflection"
    case .yIntercept: "y-intercept"
    case .hole: "hole"
    case .pole: "pole"
    case .breakPoint: "break"
    case .intersection: "intersection"
    case .intersectionWith(let number): "intersection with \(number)"
    case .noValue: "no value here"
    case .slope: "slope"
    case .fromLeft: "from the left"
    case .fromRight: "from the right"
    case .matches(let form): "matches \(form)"
    case .possible(let kind): "possible \(kind.english)"
    case .undefined: "undefined"
    }
  }
}
