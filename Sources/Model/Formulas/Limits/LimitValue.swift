import Numerals
import Operations

/// What a formula tends to.
enum LimitValue: Hashable {
  case number(LimitNumber)
  case infinite(isPositive: Bool)
  /// It swings for ever.
  case swinging

  /// What a function of t tends to as t falls to 0.
  init(of value: Expansion) throws(LimitFault) {
    if value.swing == .beyond {
      self = .swinging
      return
    }
    let growth = try value.growthSign
    if growth < 0 {
      self = .number(.zero)
      return
    }
    if growth > 0 || value.top?.diverges ?? false {
      self = .infinite(isPositive: try value.lead.factor.sign > 0)
      return
    }
    if let first = value.terms.first, first.order == .constant {
      self = .number(first.factor)
    } else if value.top?.vanishes ?? true {
      self = .number(.zero)
    } else if value.swing != .unknown {
      self = .swinging
    } else {
      throw .unknown
    }
  }
}

extension LimitValue {
  /// Whether two are the same; unknown where two numbers may or may not be.
  static func isSame(_ first: LimitValue, _ second: LimitValue) throws(LimitFault) -> Bool {
    guard case .number(let one) = first, case .number(let other) = second else {
      return first == second
    }
    return try (one - other).sign == 0
  }

  /// As it is said in a sentence.
  var text: String {
    switch self {
    case .infinite(let isPositive): isPositive ? "∞" : "−∞"
    case .swinging: "?"
    case .number(let number):
      number.steps.contains(.outer)
        ? "?"
        : (try? Program(number.steps, angleUnit: .radians)).flatMap { program in
          ExactAnswer(program, digits: 8).told
        } ?? "?"
    }
  }
}

extension ExactAnswer {
  /// The digits of a number in a sentence; nil for anything else.
  fileprivate var told: String? {
    if case .number(let digits) = self { digits.told(closed: nil) } else { nil }
  }
}
