import CurveProof
import GraphKit
import Words

extension CurveExplanation {
  /// The finding as a person reads it, with numbers from the origins of a view.
  func phrase(in viewport: Viewport) -> GraphPhrase {
    func x(_ number: Double) -> String { viewport.full(text(ofX: number), .x) }
    func y(_ number: Double) -> String { viewport.full(text(ofY: number), .y) }
    switch finding {
    case .limitOfPrecision: return .roundingHides
    case .pole(let lower, let upper):
      return texts(ofPoleFrom: lower, to: upper).map {
        .poleBetween(viewport.full($0.low, .x), viewport.full($0.high, .x))
      } ?? .pole
    case .jump(let from, let to, let place):
      return .jump(from: y(from), to: y(to), x: x(place))
    case .hole(let place): return .hole(x: x(place))
    case .isolatedPoint(let place, let value):
      return .isolatedPoint(x: x(place), y: y(value))
    case .undefined(let from?, let to?): return .undefinedBetween(x(from), x(to))
    case .undefined(let from?, nil): return .undefinedFrom(x(from))
    case .undefined(nil, let to?): return .undefinedTo(x(to))
    case .undefined(nil, nil): return .undefinedInView
    case .oscillations(let count): return .oscillations(count)
    case .endlessOscillations(let place): return .endlessOscillations(x: x(place))
    case .undecided: return .undecided
    case .point(let place, let value): return .point(x: x(place), y: y(value))
    }
  }
}
