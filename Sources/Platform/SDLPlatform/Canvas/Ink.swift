import Drawing

/// A colour ready to be laid over pixels: premultiplied, at each of the 256 coverages.
struct Ink {
  private let shades: [UInt32]
  /// Whether nothing shows through where it covers all of a pixel.
  let isOpaque: Bool

  init(_ color: Color) {
    isOpaque = color.alpha == 255
    shades = (0...255).map { (coverage: UInt32) in
      let alpha = (UInt32(color.alpha) * coverage + 127) / 255
      func channel(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
      return alpha << 24 | channel(color.red) << 16 | channel(color.green) << 8
        | channel(color.blue)
    }
  }

  /// Covers a run of pixels wholly.
  func fill(_ target: UnsafeMutablePointer<UInt32>, count: Int) {
    let full = shades[255]
    if isOpaque {
      target.update(repeating: full, count: count)
    } else {
      for index in 0..<count { target[index] = over(full, target[index]) }
    }
  }

  /// Covers a run of pixels as thick as a mask says.
  func fill(
    _ target: UnsafeMutablePointer<UInt32>,
    through mask: UnsafePointer<UInt8>,
    count: Int
  ) {
    /// Eight shares at once.
    func word(_ index: Int) -> UInt64 {
      UnsafeRawPointer(mask + index).loadUnaligned(as: UInt64.self)
    }
    shades.withUnsafeBufferPointer { shades in
      var index = 0
      while index < count {
        let start = index
        while index + 8 <= count, word(index) == 0 { index += 8 }
        let covered = index
        while index + 8 <= count, word(index) == .max { index += 8 }
        fill(target + covered, count: index - covered)
        if index > start { continue }
        let end = min(index + 8, count)
        while index < end {
          let share = Int(mask[index])
          if share != 0 { target[index] = over(shades[share], target[index]) }
          index += 1
        }
      }
    }
  }
}

/// One premultiplied pixel over another; two channels share a multiplication.
@inline(__always)
private func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
  let rest = 255 &- source >> 24
  if rest == 0 { return source }
  let low = (target & 0x00FF_00FF) &* rest &+ 0x0080_0080
  let high = (target >> 8 & 0x00FF_00FF) &* rest &+ 0x0080_0080
  let lowShare = (low &+ (low >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
  let highShare = (high &+ (high >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
  return source &+ (lowShare | highShare)
}

/// Inks by their colour: a window needs some dozens.
struct InkCache {
  private var inks = RecencyCache<Color, Ink>(capacity: 128)

  mutating func ink(_ color: Color) -> Ink {
    if let found = inks.value(for: color) { return found }
    let ink = Ink(color)
    inks.insert(ink, for: color)
    return ink
  }
}
