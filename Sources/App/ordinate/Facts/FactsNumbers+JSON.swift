import Analysis
import Calculus
import Intervals

extension FactsNumbers {
  /// The members that describe a feature.
  func members(of feature: Feature, _ forms: ExactForms) -> [(String, JSONText)] {
    var members: [(String, JSONText)] = []
    if [.minimum, .maximum, .extremum].contains(feature.kind) {
      members.append(("kind", .text(feature.kind.name)))
    }
    members.append(("x", x.json(feature.x)))
    switch feature.kind {
    case .root, .minimum, .maximum, .extremum, .inflection, .intersection:
      members.append(("y", y.json(feature.y)))
    case .pole(let left, let right):
      members += [("left", left.json(y)), ("right", right.json(y))]
    case .jump(let left, let right, let value):
      members += [("left", left.json(y)), ("right", right.json(y)), ("value", value.json(y))]
    case .hole(let limit, let value):
      members += [("y", y.json(feature.y)), ("limit", limit.json(y)), ("value", value.json(y))]
    case .domainEnd(let isStart, let limit, let value):
      members += [
        ("side", .text(isStart ? "start" : "end")), ("limit", limit.json(y)),
        ("value", value.json(y)),
      ]
    }
    members.append(("proven", .flag(feature.isProven)))
    guard feature.isProven else { return members }
    if let exact = self.form(of: feature, forms) {
      members += [("exact", .text(exact.text)), ("exactProven", .flag(exact.isProven))]
    }
    if y.isPlain, feature.kind != .root, let exact = forms.y(of: feature) {
      members += [("exactY", .text(exact.text)), ("exactYProven", .flag(exact.isProven))]
    }
    return members
  }

  /// The simple form of a place; of local numbers that of their origin.
  func form(of feature: Feature, _ forms: ExactForms) -> (text: String, isProven: Bool)? {
    guard !x.isPlain else { return forms.x(of: feature).map { ($0.text, $0.isProven) } }
    // A proven root is the only one in its interval.
    let isAtOrigin =
      feature.x == Interval(0)
      || feature.kind == .root && isZeroAtOrigin && feature.x.contains(0)
    return isAtOrigin ? name.map { ($0, true) } : nil
  }
}

extension Limit {
  /// An interval, "+∞", "-∞", "undefined" or "unknown".
  fileprivate func json(_ y: WrittenAxis) -> JSONText {
    switch self {
    case .finite(let value): y.json(value)
    case .infinite(let isPositive): .text(isPositive ? "+∞" : "-∞")
    case .undefined: .text("undefined")
    case .within: .text("unknown")
    }
  }
}
