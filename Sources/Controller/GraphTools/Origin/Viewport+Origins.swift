package import Drawing
package import GraphKit
import Numerals

/// Views that are too deep, or too far away, for `Double` count from origins of their own.
extension Viewport {
  /// The view as it should be counted on so much room: the same one where it may stay as it is.
  ///
  /// Local numbers come where a number of an axis would have 13 digits, or is far from 1 in size, and go
  /// where 10 are enough. Either both axes have an origin, or none.
  ///
  /// - `form`: What place it is made from, if that is known in closed form.
  /// - `isAtRest`: Whether an origin that is out of view is replaced, however near it is.
  package func suitablyCounted(
    filling size: Size,
    from form: ClosedPlace? = nil,
    isAtRest: Bool = false
  ) -> Viewport {
    // Exponents are near enough to 0 for Doubles.
    guard logarithmic.isEmpty else { return self }
    var x = LocalAxis(originX, center: centerX, pointsPerUnit: pointsPerUnitX, length: size.width)
    var y = LocalAxis(originY, center: centerY, pointsPerUnit: pointsPerUnitY, length: size.height)
    if originX == nil { (x.known, y.known) = (form?.x, form?.y) }
    (x.isAtRest, y.isAtRest) = (isAtRest, isAtRest)
    guard size.width > 0, size.height > 0, x.isDeep || y.isDeep else {
      return isLocal ? counted(x.plain, y.plain) : self
    }
    let (localX, localY) = (x.suitable, y.suitable)
    guard localX != x || localY != y || originX == nil else { return self }
    return counted(localX, localY)
  }

  /// The same view from other origins, as exactly as local numbers are.
  package func recounted(fromX originX: TickOrigin?, y originY: TickOrigin?) -> Viewport {
    guard (originX, originY) != (self.originX, self.originY) else { return self }
    let x = LocalAxis(self.originX, center: centerX, pointsPerUnit: pointsPerUnitX, length: 1)
    let y = LocalAxis(self.originY, center: centerY, pointsPerUnit: pointsPerUnitY, length: 1)
    return counted(x.from(originX), y.from(originY))
  }

  private func counted(_ x: LocalAxis, _ y: LocalAxis) -> Viewport {
    var viewport = Viewport(
      centerX: x.center,
      centerY: y.center,
      pointsPerUnitX: x.pointsPerUnit,
      pointsPerUnitY: y.pointsPerUnit
    )
    viewport.unitX = x.origin == nil ? unitX : .number
    return viewport.with(steps).counted(fromX: x.origin, y: y.origin)
  }

  /// Both ends of the way from one view to another in the numbers of the narrower one; nil where that
  /// way is too long to be seen, or has no numbers.
  package static func ends(
    of start: Viewport,
    _ end: Viewport,
    filling size: Size
  ) -> (from: Viewport, to: Viewport)? {
    guard start.logarithmic == end.logarithmic else { return nil }
    guard start.isLocal || end.isLocal else { return (start, end) }
    guard start.originX != end.originX || start.originY != end.originY else { return (start, end) }
    func width(_ view: Viewport) -> Int {
      DecimalDigits(size.width / view.pointsPerUnitX).exponent + (view.originX?.exponent ?? 0)
    }
    let narrow = width(start) < width(end) ? start : end
    let ends = [start, end].map { $0.recounted(fromX: narrow.originX, y: narrow.originY) }
    let way = (ends[0].centerX - ends[1].centerX).magnitude
    let height = (ends[0].centerY - ends[1].centerY).magnitude
    let isSeen =
      way * min(ends[0].pointsPerUnitX, ends[1].pointsPerUnitX) < 20 * size.width
      && height * min(ends[0].pointsPerUnitY, ends[1].pointsPerUnitY) < 20 * size.height
    return isSeen && ends.allSatisfy(\.isFinite) ? (ends[0], ends[1]) : nil
  }

  private var isFinite: Bool {
    [centerX, centerY].allSatisfy(\.isFinite)
      && [pointsPerUnitX, pointsPerUnitY].allSatisfy { $0.isNormal }
  }

  /// Whether all of it is within the reach in which formulas are known.
  package func isWithinReach(filling size: Size) -> Bool {
    let farthestX = centerX.magnitude + size.width / 2 / pointsPerUnitX
    let farthestY = centerY.magnitude + size.height / 2 / pointsPerUnitY
    return max(farthestX, farthestY) < Double(1 << TickOrigin.reach)
  }
}

extension TickOrigin {
  /// Formulas are known for local numbers up to this power of two.
  package static let reach = 10
}

/// One axis of a view, with its scale and as much of it as is seen.
private struct LocalAxis: Equatable {
  var origin: TickOrigin?
  var center: Double
  var pointsPerUnit: Double
  let length: Double
  /// A number that it is seen from.
  var known: ClosedPlace.Number?
  var isAtRest = false

  init(_ origin: TickOrigin?, center: Double, pointsPerUnit: Double, length: Double) {
    (self.origin, self.center) = (origin, center)
    (self.pointsPerUnit, self.length) = (pointsPerUnit, length)
  }

  /// How much is seen, in local numbers.
  private var width: Double { length / pointsPerUnit }
  private var exponent: Int { origin?.exponent ?? 0 }
  private var offset: DecimalDigits {
    origin.flatMap { DecimalDigits(decimal: $0.offset) } ?? DecimalDigits(0)
  }
  /// The decimal digits of what the offset is added to.
  private var base: DecimalDigits {
    guard let origin, !origin.base.isEmpty else { return DecimalDigits(0) }
    return DecimalDigits(decimal: origin.digits) ?? DecimalDigits(0)
  }
  /// What is in the middle.
  private var middle: DecimalDigits { base + offset + DecimalDigits(center).shifted(by: exponent) }
  /// The power of ten of what is seen.
  private var size: Int { exponent + Self.exponent(of: width) }

  /// Whether Doubles do not distinguish its places well enough.
  var isDeep: Bool {
    let digits = middle.digits.isEmpty ? 0 : middle.exponent - size
    return digits > (origin == nil ? 11 : 9) || !(-14...24 ~= size)
  }

  /// Whether places are far from the origin, or it is 0, for as much as is seen.
  private var isFar: Bool { center.magnitude > (isAtRest ? 0.5 : 8) * width }

  /// The axis with an origin and local numbers of moderate size.
  var suitable: LocalAxis {
    let middle = middle
    let isNearZero = middle.digits.isEmpty || middle.exponent - size < 2
    let needsOrigin = !isNearZero && (middle.exponent - size > 9)
    if origin != nil, !isFar, 0.2...50 ~= width, needsOrigin || origin?.isZero == true {
      return self
    }
    if !needsOrigin {
      // From 0, in a power of ten that all that is seen is near to.
      let power = max(size, middle.digits.isEmpty ? size : middle.exponent - 1)
      if origin?.isZero == true, origin?.exponent == power { return self }
      return from(TickOrigin(base: "", offset: "0", exponent: power))
    }
    if let origin, !origin.isZero, !isFar {
      return from(TickOrigin(origin, exponent: size))
    }
    if let known, (known.value - center).magnitude < width / 2 {
      var origin = TickOrigin(base: known.form, offset: "0", exponent: size)
      origin.digits = DecimalDigits(known.value).decimalText
      return from(origin)
    }
    // The shortest decimal near the middle; what is added to a formula stays a decimal.
    let reach = width / 6
    let step = DecimalDigits(center).shortest(within: reach)
    if let origin, !origin.base.isEmpty {
      let offset = offset + step.shifted(by: exponent)
      return from(TickOrigin(origin, offset: offset.decimalText, exponent: size))
    }
    let near = middle.shortest(within: reach, unit: exponent)
    return from(TickOrigin(base: "", offset: near.decimalText, exponent: size))
  }

  /// The axis as it is without an origin.
  var plain: LocalAxis { from(nil) }

  /// The same places from another origin.
  func from(_ other: TickOrigin?) -> LocalAxis {
    guard other != origin else { return self }
    let power = other?.exponent ?? 0
    var axis = LocalAxis(other, center: 0, pointsPerUnit: 1, length: length)
    axis.known = known
    let isSameBase = origin?.base ?? "" == other?.base ?? ""
    let start = isSameBase ? offset : base + offset
    let end = isSameBase ? axis.offset : axis.base + axis.offset
    let center = DecimalDigits(center).shifted(by: exponent) + start + -end
    axis.center = center.shifted(by: -power).value
    axis.pointsPerUnit = pointsPerUnit * Self.power(power - exponent)
    return axis
  }

  private static func power(_ exponent: Int) -> Double { Double("1e\(exponent)") ?? 1 }

  /// The power of ten that a positive number is at least.
  private static func exponent(of width: Double) -> Int {
    let digits = DecimalDigits(width)
    return digits.digits.isEmpty ? 0 : digits.exponent
  }
}

extension DecimalDigits {
  /// The shortest decimal no farther away than a distance, which counts a power of ten.
  fileprivate func shortest(within distance: Double, unit exponent: Int) -> DecimalDigits {
    shifted(by: -exponent).shortest(within: distance).shifted(by: exponent)
  }
}

extension TickOrigin {
  fileprivate init(_ origin: TickOrigin, offset: String? = nil, exponent: Int) {
    self.init(base: origin.base, offset: offset ?? origin.offset, exponent: exponent)
    digits = origin.base.isEmpty ? "" : origin.digits
  }
}
