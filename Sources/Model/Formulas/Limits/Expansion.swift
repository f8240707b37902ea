import Numerals

/// A function of t beside 0, as t falls to it: e^g times a sum of numbers times powers of t and of −ln t,
/// and a rest of which only the order is known.
///
///     e^(1/t)·(2·t^(1/2) − t·(−ln t)²) + O(t²)
struct Expansion {
  struct Term: Hashable {
    var factor: LimitNumber
    var order: Order
  }

  /// g: terms that grow beyond all bounds, faster than a logarithm; empty for none.
  var growth: [Term] = []
  /// The largest first.
  var terms: [Term] = []
  /// The order of what is missing, nil where nothing is.
  var rest: Order?
  /// Whether what it is beside its terms swings for ever.
  var swing = Swing.unknown
  /// Whether it jumps again and again up to 0.
  var jumps = false

  /// What is certain of how a function swings up to 0.
  enum Swing {
    /// Nothing is known but its order.
    case unknown
    /// It stays between bounds, and tends to nothing.
    case between
    /// It stays between bounds, and comes again and again to a number above 0 and to one below.
    case aboutZero
    /// It comes again and again beyond every number and below every number.
    case beyond
  }

  /// More terms are not followed.
  static let most = 12

  static let zero = Expansion()
  static let one = Expansion(LimitNumber.one)

  init() {}

  init(_ number: LimitNumber) {
    if !number.isZero { terms = [Term(factor: number, order: .constant)] }
  }

  init(_ fraction: Rational) { self.init(LimitNumber(fraction)) }

  /// c·t^p.
  init(_ factor: LimitNumber, times power: Rational) {
    terms = [Term(factor: factor, order: Order(power: power, logarithms: 0))]
  }

  /// −ln t.
  static let logarithm: Expansion = {
    var value = Expansion()
    value.terms = [Term(factor: .one, order: Order(power: .zero, logarithms: 1))]
    return value
  }()

  /// Something that stays between bounds.
  static func bounded(_ swing: Swing = .unknown) -> Expansion {
    var value = Expansion()
    (value.rest, value.swing) = (.constant, swing)
    return value
  }

  var isZero: Bool { terms.isEmpty && rest == nil }

  /// The order that it certainly is not larger than, but for e^g; nil for 0.
  var top: Order? { terms.first?.order ?? rest }

  /// The number that it is everywhere; nil where it changes.
  var number: LimitNumber? {
    guard growth.isEmpty, rest == nil else { return nil }
    if terms.isEmpty { return .zero }
    return terms.count == 1 && terms[0].order == .constant ? terms[0].factor : nil
  }

  /// The largest term, of which the factor certainly is not 0.
  var lead: Term {
    get throws(LimitFault) {
      let first = try known(terms.first)
      _ = try first.factor.sign
      return first
    }
  }

  /// The sign that it has next to 0; 0 where it is 0 there.
  var sign: Int {
    get throws(LimitFault) { isZero ? 0 : try lead.factor.sign }
  }

  /// 1 where e^g grows beyond all bounds, −1 where it vanishes, 0 where there is none.
  var growthSign: Int {
    get throws(LimitFault) {
      guard let first = growth.first else { return 0 }
      return try first.factor.sign
    }
  }

  /// Whether it certainly tends to 0.
  var vanishes: Bool {
    get throws(LimitFault) {
      let sign = try growthSign
      return sign == 0 ? top?.vanishes ?? true : sign < 0
    }
  }

  /// Whether it grows beyond all bounds, as far as its order tells.
  var isEndless: Bool {
    get throws(LimitFault) {
      let sign = try growthSign
      return sign == 0 ? top?.diverges ?? false : sign > 0
    }
  }

  /// Whether it certainly tends to a number.
  var converges: Bool {
    get throws(LimitFault) {
      let sign = try growthSign
      guard sign == 0 else { return sign < 0 }
      guard let top else { return true }
      return !top.diverges && (terms.isEmpty ? rest.map(\.vanishes) ?? true : true)
    }
  }

  /// The same terms in order, those of one order as one; what is no larger than the rest belongs to it.
  func normal() throws(LimitFault) -> Expansion {
    var sums: [Order: LimitNumber] = [:]
    var lost: Order?
    for term in terms {
      // What has too long a number is left to the rest.
      if let sum = try? (sums[term.order] ?? .zero) + term.factor {
        sums[term.order] = sum
      } else {
        lost = Self.larger(lost, term.order)
      }
    }
    var result = self
    result.rest = Self.larger(rest, lost)
    result.terms = sums.filter { order, factor in
      !factor.isZero && (result.rest.map(order.dominates) ?? true)
    }
    .map { Term(factor: $1, order: $0) }
    .sorted { $0.order.dominates($1.order) }
    if result.terms.count > Self.most {
      result.rest = result.terms[Self.most].order
      result.terms.removeLast(result.terms.count - Self.most)
    }
    return result
  }

  /// The larger of two rests.
  static func larger(_ x: Order?, _ y: Order?) -> Order? {
    guard let x, let y else { return x ?? y }
    return x.dominates(y) ? x : y
  }
}
