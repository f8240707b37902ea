import Drawing

/// The device pixels of a part of the window that something lies on.
struct PixelSet {
  /// A bit each.
  private var taken: [UInt64]
  private let frame: Rect
  private let scale: ContentScale
  private let width: Int

  init(in frame: Rect, _ scale: ContentScale) {
    (self.frame, self.scale) = (frame, scale)
    width = Int(scale.devicePixels(frame.width)) + 2
    let count = width * (Int(scale.devicePixels(frame.height)) + 2)
    taken = Array(repeating: 0, count: count / 64 + 1)
  }

  /// Takes the pixel at a place of the frame; false where it was taken.
  mutating func insert(_ place: Point) -> Bool {
    let x = Int(scale.devicePixels(place.x - frame.x).rounded())
    let y = Int(scale.devicePixels(place.y - frame.y).rounded())
    let index = y * width + x
    let (word, bit) = (index >> 6, UInt64(1) << UInt64(index & 63))
    guard taken.indices.contains(word), taken[word] & bit == 0 else { return false }
    taken[word] |= bit
    return true
  }
}
