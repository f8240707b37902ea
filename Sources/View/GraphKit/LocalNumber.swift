/// Numbers of a view that counts from other origins, as they are written where no axis stands beside them.
extension Viewport {
  /// What a number along an axis is called: x, or the t of x = π + t.
  package func letter(_ axis: Coordinate) -> String {
    origin(axis)?.isZero ?? true ? axis.rawValue : axis.local
  }

  /// A number along an axis with the power of ten that it counts.
  package func written(_ number: String, _ axis: Coordinate) -> String {
    Self.written(number, times: origin(axis)?.exponent ?? 0)
  }

  /// What is measured in the plane besides coordinates.
  package enum Measure {
    case value, area, length
  }

  /// The power of ten that a measure counts; nil where the axes count others.
  package func exponent(of measure: Measure) -> Int? {
    let (x, y) = (originX?.exponent ?? 0, originY?.exponent ?? 0)
    return switch measure {
    case .value: y
    case .area: x + y
    case .length: x == y ? x : nil
    }
  }

  /// A measure with the power of ten that it counts.
  package func written(_ number: String, _ measure: Measure) -> String {
    Self.written(number, times: exponent(of: measure) ?? 0)
  }

  /// A slope with the power of ten that it counts.
  package func written(slope: String) -> String {
    Self.written(slope, times: (originY?.exponent ?? 0) - (originX?.exponent ?? 0))
  }

  /// What a number along an axis is called where the origin is told with it if that is short.
  package func shortLetter(_ axis: Coordinate) -> String {
    isShort(axis) ? axis.rawValue : letter(axis)
  }

  /// A number along an axis, with its origin if that is short: `π − 2.5·10⁻⁵¹`, or else `−2.5·10⁻⁵¹`.
  package func short(_ number: String, _ axis: Coordinate) -> String {
    isShort(axis) ? full(number, axis) : written(number, axis)
  }

  private func isShort(_ axis: Coordinate) -> Bool { origin(axis)?.written.count ?? 0 <= 8 }

  /// A place's coordinate in full: `π − 2.5·10⁻⁵¹`.
  package func full(_ number: String, _ axis: Coordinate) -> String {
    let written = written(number, axis)
    guard let origin = origin(axis), !origin.isZero else { return written }
    return Self.sum(origin.written, written)
  }

  /// A number and one that is added to it.
  fileprivate static func sum(_ first: String, _ second: String) -> String {
    let minus = "\u{2212}"
    if second == "0" { return first }
    let about = "≈ "
    if second.hasPrefix(about) { return about + sum(first, String(second.dropFirst(about.count))) }
    return first + (second.hasPrefix(minus) ? " \(minus) " + second.dropFirst() : " + " + second)
  }

  private func origin(_ axis: Coordinate) -> TickOrigin? { axis == .x ? originX : originY }

  private static func written(_ number: String, times exponent: Int) -> String {
    guard exponent != 0, number.contains(where: { "123456789".contains($0) }) else { return number }
    let parts = number.split(separator: "·10", maxSplits: 1)
    let own = parts.count > 1 ? TickStep.number(superscript: parts[1]) ?? 0 : 0
    let lead = parts[0].prefix { !$0.isNumber }
    return lead + scientific(parts[0].dropFirst(lead.count), power: own + exponent)
  }

  /// A decimal times a power of ten, with one digit before the point where it is not of moderate size.
  fileprivate static func scientific(_ decimal: Substring, power: Int) -> String {
    let halves = decimal.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = halves[0].drop { $0 == "0" }
    let fraction = halves.count > 1 ? halves[1] : ""
    let zeros = whole.isEmpty ? fraction.prefix { $0 == "0" }.count : 0
    let digits = whole + fraction.dropFirst(zeros)
    let leading = power + (whole.isEmpty ? -zeros - 1 : whole.count - 1)
    func pointed(after count: Int) -> String {
      count >= digits.count
        ? digits + String(repeating: "0", count: count - digits.count)
        : digits.prefix(count) + "." + digits.dropFirst(count)
    }
    if 0...5 ~= leading { return pointed(after: leading + 1) }
    if -3..<0 ~= leading { return "0." + String(repeating: "0", count: -leading - 1) + digits }
    return pointed(after: 1) + "·10" + TickStep.superscript(leading)
  }
}

extension TickOrigin {
  /// The origin as people write it: `√2 − 6·10⁻¹⁶`, `0.333`.
  package var written: String {
    let parts = offset.split(separator: "e", maxSplits: 1)
    let sign = offset.hasPrefix("-") ? "\u{2212}" : ""
    let size = parts[0].drop { $0 == "-" }
    let power = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let decimal = sign + (power == 0 ? String(size) : Viewport.scientific(size, power: power))
    return base.isEmpty ? decimal : Viewport.sum(base, decimal)
  }
}
