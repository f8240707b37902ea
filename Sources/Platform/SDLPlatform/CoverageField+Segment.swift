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
  /// Visits only the band the piece covers: row by row when it is steep, else column by column.
  func drawSegment(
    from start: DevicePoint,
    to end: DevicePoint,
    nib: Nib,
    clip: PixelBox,
    cuts: [EndCut] = []
  ) {
    let margin = nib.reach + 1
    guard
      let (a, b) = clipSegment(from: start, to: end, box: clip, margin: margin)
    else { return }
    if abs(b.y - a.y) >= abs(b.x - a.x) {
      drawBand(SegmentBand(a, b, nib: nib, isSteep: true), clip: clip, cuts: cuts)
    } else {
      drawBand(SegmentBand(a, b, nib: nib, isSteep: false), clip: clip, cuts: cuts)
    }
  }

  private func drawBand(_ band: SegmentBand, clip: PixelBox, cuts: [EndCut]) {
    let steep = band.isSteep
    let first = max(steep ? clip.top : clip.left, Int((band.low - band.reach).rounded(.down)))
    let last = min(steep ? clip.bottom : clip.right, Int((band.high + band.reach).rounded(.up)))
    let near = steep ? clip.left : clip.top
    let far = steep ? clip.right : clip.bottom
    let step = steep ? 1 : stride
    var line = first
    while line < last {
      let along = Double(line) + 0.5
      let middle = band.middle(at: along)
      let from = max(near, Int((middle - band.half).rounded(.down)))
      let to = min(far, Int((middle + band.half).rounded(.up)))
      if from < to {
        let base = steep ? line &* stride : line
        drawRun(band, along: along, from: from, to: to, base: base, step: step, cuts: cuts)
        if steep {
          touchRow(line, from: from, to: to)
        } else {
          touchRow(from, from: line, to: line + 1)
          touchRow(to - 1, from: line, to: line + 1)
          if to - from > Self.tileSide {
            for y in Swift.stride(from: from, to: to, by: Self.tileSide) {
              touchRow(y, from: line, to: line + 1)
            }
          }
        }
      }
      line += 1
    }
  }

  /// One row (or column) of the band; `across` runs over its pixels.
  @inline(__always)
  private func drawRun(
    _ band: SegmentBand,
    along: Double,
    from: Int,
    to: Int,
    base: Int,
    step: Int,
    cuts: [EndCut]
  ) {
    let v = Float(along - band.startAlong)
    var u = Float(Double(from) + 0.5 - band.startAcross)
    let (du, dv) = (band.unitAcross, band.unitAlong)
    var t = u * du + v * dv
    var c = u * dv - v * du
    var offset = base &+ from &* step
    for across in from..<to {
      let distance: Float
      if t <= 0 {
        distance = (u * u + v * v).squareRoot()
      } else if t >= band.length {
        let (eu, ev) = (u - band.length * du, v - band.length * dv)
        distance = (eu * eu + ev * ev).squareRoot()
      } else {
        distance = abs(c)
      }
      var coverage = min(band.reachF - distance, 1)
      if coverage > 0 {
        if !cuts.isEmpty {
          let (p, q) = (Double(across) + 0.5, along)
          let (x, y) = band.isSteep ? (p, q) : (q, p)
          for cut in cuts {
            let inside =
              (x - cut.point.x) * cut.inward.x + (y - cut.point.y) * cut.inward.y + 0.5
            coverage *= Float(min(max(inside, 0), 1))
          }
        }
        raise(offset, to: coverage * band.peak + 0.5)
      }
      u += 1
      t += du
      c += dv
      offset &+= step
    }
  }
}

/// A clipped segment with its axes named by role: `along` the rows (or columns) visited, `across`
/// the pixels of each.
private struct SegmentBand {
  let isSteep: Bool
  let startAlong: Double
  let startAcross: Double
  let low: Double
  let high: Double
  let slope: Double
  let half: Double
  let reach: Double
  let reachF: Float
  let peak: Float
  let length: Float
  let unitAlong: Float
  let unitAcross: Float

  init(_ a: DevicePoint, _ b: DevicePoint, nib: Nib, isSteep: Bool) {
    self.isSteep = isSteep
    startAlong = isSteep ? a.y : a.x
    startAcross = isSteep ? a.x : a.y
    let dAlong = (isSteep ? b.y : b.x) - startAlong
    let dAcross = (isSteep ? b.x : b.y) - startAcross
    low = min(startAlong, startAlong + dAlong)
    high = max(startAlong, startAlong + dAlong)
    let size = (dAlong * dAlong + dAcross * dAcross).squareRoot()
    reach = nib.reach
    reachF = Float(nib.reach)
    peak = Float(nib.peak)
    if size > 1e-6 {
      length = Float(size)
      unitAlong = Float(dAlong / size)
      unitAcross = Float(dAcross / size)
      slope = dAcross / dAlong
      half = nib.reach * size / abs(dAlong)
    } else {
      length = 0
      unitAlong = 0
      unitAcross = 0
      slope = 0
      half = nib.reach
    }
  }

  @inline(__always)
  func middle(at along: Double) -> Double { startAcross + (along - startAlong) * slope }
}
