/// A place in device pixels.
struct DevicePoint: Hashable, Sendable {
  var x: Double
  var y: Double

  var isFinite: Bool { x.isFinite && y.isFinite }

  func distance(to other: DevicePoint) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// A straight cut across the end of a line: what lies behind it stays empty.
struct EndCut {
  var point: DevicePoint
  /// Unit vector that points into the line.
  var inward: DevicePoint
}

/// A pen in device pixels.
struct Nib {
  /// Half the width, at least half a pixel.
  let radius: Double
  /// The coverage under the middle of the line: less than 255 when the line is thinner than a pixel.
  let peak: Double

  init(width: Double) {
    let sane = width.isFinite ? min(max(width, 0), 4096) : 1
    radius = max(sane, 1) / 2
    peak = 255 * min(sane, 1)
  }

  /// How far from the line the ink reaches.
  var reach: Double { radius + 0.5 }
}

extension CoverageField {
  /// Draws one straight piece with round ends, as the distance of each pixel's centre tells.
  ///
  /// Visits, row by row, only the band the piece covers.
  func drawSegment(
    from start: DevicePoint,
    to end: DevicePoint,
    nib: Nib,
    clip: PixelBox,
    cuts: [EndCut] = []
  ) {
    let margin = nib.reach + 1
    guard let (a, b) = clipSegment(from: start, to: end, box: clip, margin: margin) else { return }
    let band = SegmentBand(a, b, nib: nib)
    let first = max(clip.top, wholeBelow(min(a.y, b.y) - nib.reach))
    let last = min(clip.bottom, wholeBelow(max(a.y, b.y) + nib.reach) + 1)
    var y = first
    while y < last {
      let (low, high) = band.extent(at: Double(y) + 0.5)
      if low < high {
        let from = max(clip.left, wholeBelow(low))
        let to = min(clip.right, wholeBelow(high) + 1)
        if from < to {
          drawRow(band, y: y, from: from, to: to, cuts: cuts)
          touchRow(y, from: from, to: to)
        }
      }
      y &+= 1
    }
  }

  /// Covers a run of pixels of one row, eight at a time.
  @inline(__always)
  private func drawRow(_ band: SegmentBand, y: Int, from: Int, to: Int, cuts: [EndCut]) {
    let v = Float(Double(y) + 0.5 - band.start.y)
    var u = Lanes.places + Float(Double(from) + 0.5 - band.start.x)
    var x = from
    while x < to {
      var coverage = band.coverage(u: u, v: v)
      coverage.replace(with: 0, where: Lanes.places .>= Float(to &- x))
      if !cuts.isEmpty { for cut in cuts { coverage *= cut.share(x: x, y: y) } }
      raise(y &* stride &+ x, to: coverage * band.peak)
      u += 8
      x &+= 8
    }
  }

  /// Raises eight pixels of a row to at least so much, 0 … 255.
  @inline(__always)
  private func raise(_ offset: Int, to coverage: Lanes) {
    // Adding 2²³ leaves the rounded value in the lowest byte.
    let bits = unsafeBitCast(coverage + 8_388_608, to: SIMD8<UInt32>.self)
    let place = UnsafeMutableRawPointer(bytes + offset)
    let before = place.loadUnaligned(as: SIMD8<UInt8>.self)
    let after = pointwiseMax(before, SIMD8<UInt8>(truncatingIfNeeded: bits))
    place.storeBytes(of: after, as: SIMD8<UInt8>.self)
  }
}

/// What is asked of eight pixels of a row side by side.
private typealias Lanes = SIMD8<Float>

extension Lanes {
  fileprivate static var places: Lanes { Lanes(0, 1, 2, 3, 4, 5, 6, 7) }

  /// Within bounds; the library's own is called, not written in place.
  @inline(__always)
  fileprivate func limited(to range: ClosedRange<Float>) -> Lanes {
    let raised = replacing(with: range.lowerBound, where: self .< range.lowerBound)
    return raised.replacing(with: range.upperBound, where: raised .> range.upperBound)
  }
}

/// The next whole number below, for what lies within 65536 of the surface; faster than rounding.
@inline(__always)
private func wholeBelow(_ value: Double) -> Int { Int(value + 65536) &- 65536 }

extension EndCut {
  /// How much of eight pixels from x on lies before the cut, 0 … 1.
  fileprivate func share(x: Int, y: Int) -> Lanes {
    let ahead = (Double(x) + 0.5 - point.x) * inward.x + (Double(y) + 0.5 - point.y) * inward.y
    return (Lanes.places * Float(inward.x) + Float(ahead + 0.5)).limited(to: 0...1)
  }
}

/// A clipped segment, ready to tell which pixels of a row it covers and how much.
private struct SegmentBand {
  let start: DevicePoint
  let peak: Float
  private let left: Double
  private let right: Double
  /// How far x moves a row, and how wide the band is to either side in a row; nil when level.
  private let lean: (slope: Double, half: Double)?
  private let reach: Float
  private let length: Float
  private let unitX: Float
  private let unitY: Float

  init(_ a: DevicePoint, _ b: DevicePoint, nib: Nib) {
    start = a
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let size = (dx * dx + dy * dy).squareRoot()
    left = min(a.x, b.x) - nib.reach
    right = max(a.x, b.x) + nib.reach
    lean = abs(dy) > 1e-4 ? (dx / dy, nib.reach * size / abs(dy)) : nil
    reach = Float(nib.reach)
    peak = Float(nib.peak)
    let isLine = size > 1e-6
    length = isLine ? Float(size) : 0
    // A dot has any direction.
    unitX = isLine ? Float(dx / size) : 1
    unitY = isLine ? Float(dy / size) : 0
  }

  /// Between which places the band lies in a row.
  @inline(__always)
  func extent(at y: Double) -> (low: Double, high: Double) {
    guard let lean else { return (left, right) }
    let middle = start.x + (y - start.y) * lean.slope
    return (max(left, middle - lean.half), min(right, middle + lean.half))
  }

  /// The coverage, 0 … 1, of eight pixels at places relative to the start.
  @inline(__always)
  fileprivate func coverage(u: Lanes, v: Float) -> Lanes {
    let along = u * unitX + v * unitY
    let across = u * unitY - v * unitX
    let past = along - along.limited(to: 0...length)
    return (reach - (across * across + past * past).squareRoot()).limited(to: 0...1)
  }
}
