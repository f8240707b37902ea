import CurveProof
import GraphKit
import Words

extension CurveExplanation {
  /// The finding as a person reads it.
  var phrase: GraphPhrase {
    switch finding {
    case .limitOfPrecision: .roundingHides
    case .pole(let lower, let upper):
      texts(ofPoleFrom: lower, to: upper).map { .poleBetween($0.low, $0.high) } ?? .pole
    case .jump(let from, let to, let x):
      .jump(from: text(ofY: from), to: text(ofY: to), x: text(ofX: x))
    case .hole(let x): .hole(x: text(ofX: x))
    case .isolatedPoint(let x, let y): .isolatedPoint(x: text(ofX: x), y: text(ofY: y))
    case .undefined(let from?, let to?): .undefinedBetween(text(ofX: from), text(ofX: to))
    case .undefined(let from?, nil): .undefinedFrom(text(ofX: from))
    case .undefined(nil, let to?): .undefinedTo(text(ofX: to))
    case .undefined(nil, nil): .undefinedInView
    case .oscillations(let count): .oscillations(count)
    case .endlessOscillations(let x): .endlessOscillations(x: text(ofX: x))
    case .undecided: .undecided
    case .point(let x, let y): .point(x: text(ofX: x), y: text(ofY: y))
    }
  }
}
