import CSDL2
import Drawing

/// A sheet of premultiplied ARGB pixels on which long lines and areas are drawn before the
/// renderer sees them.
///
/// One call draws its shape's coverage and then `soak(_:)` lays the colour over the sheet, so a
/// line that meets itself is not darker. `drain` hands the inked tiles over and wipes them.
final class InkLayer {
  let field: CoverageField
  let pixels: UnsafeMutablePointer<UInt32>
  private let inked: UnsafeMutablePointer<Bool>
  private(set) var isClean = true

  init(width: Int, height: Int) {
    field = CoverageField(width: width, height: height)
    let count = field.stride * (field.tilesDown << CoverageField.tileShift)
    pixels = blankMemory(count, of: UInt32.self)
    inked = .allocate(capacity: field.tilesAcross * field.tilesDown)
    inked.initialize(repeating: false, count: field.tilesAcross * field.tilesDown)
  }

  deinit {
    SDL_free(pixels)
    inked.deallocate()
  }

  /// Lays a colour over the sheet as thick as the field says, and wipes the field.
  func soak(_ color: Color) {
    let ink = inkTable(color)
    for tile in 0..<(field.tilesAcross * field.tilesDown) where field.touched[tile] {
      field.touched[tile] = false
      inked[tile] = true
      isClean = false
      ink.withUnsafeBufferPointer { soakTile(tile, ink: $0) }
    }
  }

  private func soakTile(_ tile: Int, ink: UnsafeBufferPointer<UInt32>) {
    let origin = self.origin(of: tile)
    let opaque = ink[255] >> 24 == 255
    for row in 0..<CoverageField.tileSide {
      let start = origin + row * field.stride
      for word in 0..<(CoverageField.tileSide / 8) {
        let offset = start + word * 8
        let source = UnsafeMutableRawPointer(field.bytes + offset)
        let coverage = source.load(as: UInt64.self)
        if coverage == 0 { continue }
        source.storeBytes(of: 0, as: UInt64.self)
        let target = pixels + offset
        if opaque, coverage == .max {
          for index in 0..<8 { target[index] = ink[255] }
        } else {
          for index in 0..<8 {
            let share = Int(truncatingIfNeeded: (coverage >> UInt64(index * 8)) & 255)
            if share != 0 { target[index] = over(ink[share], target[index]) }
          }
        }
      }
    }
  }

  /// Hands over each row of neighbouring inked tiles as a box, then wipes it.
  ///
  /// The pixels may be changed in place: they are wiped anyway.
  func drain(_ body: (PixelBox) -> Void) {
    guard !isClean else { return }
    isClean = true
    for row in 0..<field.tilesDown {
      var column = 0
      while column < field.tilesAcross {
        let first = column
        while column < field.tilesAcross, inked[row * field.tilesAcross + column] {
          inked[row * field.tilesAcross + column] = false
          column += 1
        }
        if column > first {
          let box = PixelBox(
            left: first << CoverageField.tileShift,
            top: row << CoverageField.tileShift,
            right: min(column << CoverageField.tileShift, field.width),
            bottom: min((row + 1) << CoverageField.tileShift, field.height)
          )
          body(box)
          for y in box.top..<box.bottom {
            (pixels + y * field.stride + box.left).update(repeating: 0, count: box.width)
          }
        }
        column += 1
      }
    }
  }

  /// Turns the pixels of a box from premultiplied to straight alpha, for renderers that need it.
  ///
  /// Rows go on for whole tiles, so eight pixels are always there.
  func straighten(_ box: PixelBox) {
    straightening.withUnsafeBufferPointer { shares in
      for y in box.top..<box.bottom {
        let row = UnsafeMutableRawPointer(pixels + y * field.stride)
        for x in stride(from: box.left & ~7, to: box.right, by: 8) {
          let pixels = row.loadUnaligned(fromByteOffset: 4 * x, as: SIMD8<UInt32>.self)
          // Most of a sheet is empty.
          if pixels == SIMD8() { continue }
          let alphas = pixels &>> 24
          if alphas == SIMD8(repeating: 255) { continue }
          var share = SIMD8<UInt32>()
          for lane in 0..<8 { share[lane] = shares[Int(truncatingIfNeeded: alphas[lane])] }
          func channel(_ shift: UInt32) -> SIMD8<UInt32> {
            (((pixels &>> shift) & 255) &* share &+ 0x8000) &>> 16
          }
          let (red, green, blue) = (channel(16), channel(8), channel(0))
          let straight = alphas &<< 24 | red &<< 16 | green &<< 8 | blue
          row.storeBytes(of: straight, toByteOffset: 4 * x, as: SIMD8<UInt32>.self)
        }
      }
    }
  }

  private func origin(of tile: Int) -> Int {
    let (row, column) = tile.quotientAndRemainder(dividingBy: field.tilesAcross)
    return (row * field.stride + column) << CoverageField.tileShift
  }
}

/// 255 / alpha in units of 1/65536; nothing of a pixel without ink, all of an opaque one.
private let straightening: [UInt32] = [0] + (1...255).map { (255 << 16) / $0 }

/// The colour, premultiplied, at each of the 256 coverages.
private func inkTable(_ color: Color) -> [UInt32] {
  (0...255).map { (coverage: UInt32) in
    let alpha = (UInt32(color.alpha) * coverage + 127) / 255
    func channel(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
    return alpha << 24 | channel(color.red) << 16 | channel(color.green) << 8
      | channel(color.blue)
  }
}

/// One premultiplied pixel over another; two channels share a multiplication.
@inline(__always)
private func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
  if target == 0 { return source }
  let rest = 255 &- source >> 24
  if rest == 0 { return source }
  let low = (target & 0x00FF_00FF) &* rest &+ 0x0080_0080
  let high = (target >> 8 & 0x00FF_00FF) &* rest &+ 0x0080_0080
  let lowShare = (low &+ (low >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
  let highShare = (high &+ (high >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
  return source &+ (lowShare | highShare)
}
