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

  /// A slope with the power of ten that it counts.
  package func written(slope: String) -> String {
    Self.written(slope, times: (originY?.exponent ?? 0) - (originX?.exponent ?? 0))
  }

  /// A place's coordinate in full: `π − 2.5·10⁻⁵¹`.
  package func full(_ number: String, _ axis: Coordinate) -> String {
    let written = written(number, axis)
    guard let origin = origin(axis), !origin.isZero else { return written }
    guard written != "0" else { return origin.formula }
    let minus = "\u{2212}"
    return origin.formula
      + (written.hasPrefix(minus) ? " \(minus) " + written.dropFirst() : " + " + written)
  }

  private func origin(_ axis: Coordinate) -> TickOrigin? { axis == .x ? originX : originY }

  private static func written(_ number: String, times exponent: Int) -> String {
    guard exponent != 0, number.contains(where: { "123456789".contains($0) }) else { return number }
    let parts = number.split(separator: "·10", maxSplits: 1)
    let own = parts.count > 1 ? TickStep.number(superscript: parts[1]) ?? 0 : 0
    let power = own + exponent
    return power == 0 ? String(parts[0]) : parts[0] + "·10" + TickStep.superscript(power)
  }
}
