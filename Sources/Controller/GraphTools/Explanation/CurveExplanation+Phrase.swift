package import CurveProof
package import GraphKit
import Intervals
package import Words

extension CurveExplanation {
  /// The finding as a person reads it, with numbers from the origins of a view.
  package func phrase(in viewport: Viewport) -> GraphPhrase {
    func x(
      _ number: Double,
      _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
    ) -> String { viewport.full(text(ofX: number, rounded: rule), .x) }
    func y(_ number: Double) -> String { viewport.full(text(ofY: number), .y) }
    /// "2", "≈ 0.333".
    func told(_ number: Interval, _ axis: Coordinate) -> String {
      let text = axis == .x ? text(ofX: number.midpoint) : text(ofY: number.midpoint)
      let isExact = Interval(decimal: text.replacing("−", with: "-")) == number
      return (isExact ? "" : "≈ ") + viewport.full(text, axis)
    }
    /// "= 2", "≈ 0.333".
    func at(_ place: Interval) -> String {
      let text = told(place, .x)
      return text.hasPrefix("≈") ? text : "= " + text
    }
    switch finding {
    case .limitOfPrecision: return .roundingHides
    case .pole(let lower, let upper):
      return texts(ofPoleFrom: lower, to: upper).map {
        .poleBetween(viewport.full($0.low, .x), viewport.full($0.high, .x))
      } ?? .pole
    case .jump(let from, let to, let place):
      return .jump(from: told(from, .y), to: told(to, .y), x: at(place))
    case .hole(let place): return .hole(x: at(place))
    case .isolatedPoint(let place, let height):
      return .isolatedPoint(x: told(place, .x), y: told(height, .y))
    // Rounded to the inside, so that there certainly is no value.
    case .undefined(let from?, let to?): return .undefinedBetween(x(from, .up), x(to, .down))
    case .undefined(let from?, nil): return .undefinedFrom(x(from, .up))
    case .undefined(nil, let to?): return .undefinedTo(x(to, .down))
    case .undefined(nil, nil), .undefinedInView: return .undefinedInView
    case .oscillations(let count): return .oscillations(count)
    case .endlessOscillations(let place): return .endlessOscillations(x: x(place))
    case .undecided: return .undecided
    case .point(let place, let value): return .point(x: x(place), y: y(value))
    }
  }
}
