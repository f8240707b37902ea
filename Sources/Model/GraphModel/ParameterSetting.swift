import Numerals

/// The value of a parameter, and the range and step in which a slider changes it.
///
/// Whatever it is made from, all four are finite, the range is not empty, and the step is above 0.
/// A parameter may have a list of values: then its formulas are drawn once for each, the slider goes
/// from one to the next, and the value is the one that is traced and calculated with.
package struct ParameterSetting: Hashable, Sendable {
  /// What the formulas that hold the parameter are bound to.
  package private(set) var value = 1.0
  package private(set) var minimum = -5.0
  package private(set) var maximum = 5.0
  package private(set) var step = 0.1
  /// The values of a list in their order, two or more with `value` among them; empty without a list.
  package private(set) var list: [Double] = []

  /// The largest magnitude of a value.
  static let largest = 1e12
  /// The smallest step and width of a range.
  static let finest = 1e-9

  /// 1, from −5 to 5 by tenths.
  package init() {}

  /// A setting with a value; a range that does not hold it is widened.
  package init(value: Double) {
    set(value: value)
  }

  /// A setting with a list of values, or with the one that there is.
  package init(values: [Double]) {
    set(values: values)
  }

  /// Takes a list of values, in any order; a single one ends the list.
  package mutating func set(values: [Double]) {
    let usable = Set(values.compactMap(Self.usable)).sorted().prefix(NumeralLimits.listedValues)
    guard let first = usable.first, let last = usable.last else { return }
    let value = usable.contains(value) ? value : first
    set(value: first)
    set(value: last)
    self.value = value
    list = usable.count > 1 ? Array(usable) : []
  }

  /// Takes a value as typed, widening the range where it lies outside; it ends a list.
  package mutating func set(value: Double) {
    guard let value = Self.usable(value) else { return }
    list = []
    self.value = value
    minimum = min(minimum, value)
    maximum = max(maximum, value)
  }

  /// Takes a range, whichever end comes first, and brings the value into it; it ends a list.
  package mutating func set(minimum: Double, maximum: Double) {
    guard let first = Self.usable(minimum), let second = Self.usable(maximum) else { return }
    let (low, high) = (min(first, second), max(first, second))
    guard high - low >= Self.finest else { return }
    list = []
    self.minimum = low
    self.maximum = high
    value = min(max(value, low), high)
  }

  /// Takes a step, which ends a list; one that is not above 0 is refused.
  package mutating func set(step: Double) {
    guard let step = Self.usable(step), step >= Self.finest else { return }
    list = []
    self.step = step
  }

  /// Moves the value by whole steps inside the range, onto a multiple of the step; in a list onto
  /// another of its values.
  package mutating func move(bySteps count: Int) {
    if let place = list.firstIndex(of: value) {
      value = list[min(max(place + count, 0), list.count - 1)]
      return
    }
    let place = value / step
    // From between two multiples, the first step goes to the next one.
    let start = count > 0 ? (place + 1e-6).rounded(.down) : (place - 1e-6).rounded(.up)
    moveTo((start + Double(count)) * step)
  }

  /// Moves the value to a place in the range, 0 … 1, onto a multiple of the step.
  package mutating func move(toShare share: Double) {
    guard share.isFinite else { return }
    let place = minimum + min(max(share, 0), 1) * (maximum - minimum)
    moveTo((place / step).rounded() * step)
  }

  /// Moves the value to a place in the range, 0 … 1, without regard to the step.
  package mutating func glide(toShare share: Double) {
    guard share.isFinite else { return }
    let thousandths = (min(max(share, 0), 1) * 1000).rounded() / 1000
    moveTo(minimum + thousandths * (maximum - minimum))
  }

  /// Takes the value of the list that is nearest to a number; without a list the number itself.
  package mutating func choose(_ number: Double) {
    if list.isEmpty { set(value: number) } else { moveTo(number) }
  }

  /// Where the value lies in the range, 0 … 1.
  package var share: Double { share(of: value) }

  /// Where a number lies in the range, 0 … 1.
  package func share(of number: Double) -> Double { (number - minimum) / (maximum - minimum) }

  private mutating func moveTo(_ place: Double) {
    if let nearest = list.min(by: { abs($0 - place) < abs($1 - place) }) {
      value = nearest
      return
    }
    value = min(max(Self.usable(place) ?? value, minimum), maximum)
  }

  /// Whether a value is kept, to as many digits as people write.
  package static func holds(_ value: Double) -> Bool {
    usable(value).map { ($0 - value).magnitude <= value.magnitude * 1e-9 } ?? false
  }

  /// A number a person would write, no negative zero; nil when out of reach.
  ///
  /// It has as many digits as are shown, so that what stands beside a letter is what it is.
  private static func usable(_ number: Double) -> Double? {
    guard number.isFinite, abs(number) <= largest else { return nil }
    guard abs(number) >= finest / 2 else { return 0 }
    return DecimalDigits(number).rounded(to: NumeralLimits.roundedDigits).value
  }
}

extension ParameterSetting: Codable {
  private enum CodingKeys: String, CodingKey { case value, minimum, maximum, step, list }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    set(
      minimum: try container.decodeIfPresent(Double.self, forKey: .minimum) ?? minimum,
      maximum: try container.decodeIfPresent(Double.self, forKey: .maximum) ?? maximum
    )
    set(step: try container.decodeIfPresent(Double.self, forKey: .step) ?? step)
    set(value: try container.decodeIfPresent(Double.self, forKey: .value) ?? value)
    if let list = try container.decodeIfPresent([Double].self, forKey: .list), list.count > 1 {
      set(values: list)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value, forKey: .value)
    try container.encode(minimum, forKey: .minimum)
    try container.encode(maximum, forKey: .maximum)
    try container.encode(step, forKey: .step)
    if !list.isEmpty { try container.encode(list, forKey: .list) }
  }
}
