import Drawing

/// The device pixels of a part of the window that something lies on.
struct PixelSet {
  private var isTaken: [Bool]
  private let frame: Rect
  private let scale: ContentScale
  private let width: Int

  init(in frame: Rect, _ scale: ContentScale) {
    (self.frame, self.scale) = (frame, scale)
    width = Int(scale.devicePixels(frame.width)) + 2
    isTaken = Array(
      repeating: false,
      count: width * (Int(scale.devicePixels(frame.height)) + 2)
    )
  }

  /// Takes the pixel at a place of the frame; false where it was taken.
  mutating func insert(_ place: Point) -> Bool {
    let x = Int(scale.devicePixels(place.x - frame.x).rounded())
    let y = Int(scale.devicePixels(place.y - frame.y).rounded())
    let index = y * width + x
    guard isTaken.indices.contains(index), !isTaken[index] else { return false }
    isTaken[index] = true
    return true
  }
}
