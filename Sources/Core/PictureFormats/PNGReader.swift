/// Reads the pixels of a PNG file with eight bits a channel, colours and alpha, as icons have them.
package enum PNGReader {
  /// No larger picture is read, in pixels to a side.
  private static let largestSide = 4096
  private static let bytesPerPixel = 4

  /// Width and pixels row by row, as `0xAARRGGBB` with straight alpha; nil where the file is of another
  /// kind, or damaged.
  package static func pixels(of file: [UInt8]) -> (width: Int, pixels: [UInt32])? {
    guard file.starts(with: PNGChunks.signature) else { return nil }
    var size: (width: Int, height: Int)?
    var packed: [UInt8] = []
    var place = PNGChunks.signature.count
    while let chunk = PNGChunks.chunk(at: place, in: file) {
      if chunk.isNamed("IHDR") { size = Self.size(chunk.content) }
      if chunk.isNamed("IDAT") { packed += chunk.content }
      place = chunk.end
    }
    guard let (width, height) = size else { return nil }
    let stride = bytesPerPixel * width + 1
    guard case .success(let rows) = Inflater.unpacked(packed[...], atMost: stride * height),
      rows.count == stride * height
    else { return nil }
    var pixels: [UInt32] = []
    var above = [UInt8](repeating: 0, count: bytesPerPixel * width)
    for start in Swift.stride(from: 0, to: rows.count, by: stride) {
      guard let row = unfiltered(rows[start..<start + stride], above: above) else { return nil }
      for x in Swift.stride(from: 0, to: row.count, by: bytesPerPixel) {
        let color = [row[x + 3], row[x], row[x + 1], row[x + 2]]
        pixels.append(color.reduce(0) { $0 << 8 | UInt32($1) })
      }
      above = row
    }
    return (width, pixels)
  }

  /// The size that a header tells of; nil for kinds that are not read.
  private static func size(_ header: ArraySlice<UInt8>) -> (width: Int, height: Int)? {
    let bytes = Array(header)
    guard bytes.count == 13, bytes[8...] == [8, 6, 0, 0, 0] else { return nil }
    func number(_ part: ArraySlice<UInt8>) -> Int { part.reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(bytes[..<4]), number(bytes[4..<8]))
    let sides = 1...largestSide
    return sides.contains(width) && sides.contains(height) ? (width, height) : nil
  }

  /// A row as it was before it was written as its difference from its neighbours; nil for an unknown way.
  private static func unfiltered(_ filtered: ArraySlice<UInt8>, above: [UInt8]) -> [UInt8]? {
    var row = Array(filtered.dropFirst())
    let filter = filtered.first
    for index in row.indices {
      let isFirst = index < bytesPerPixel
      let left = isFirst ? 0 : Int(row[index - bytesPerPixel])
      let corner = isFirst ? 0 : Int(above[index - bytesPerPixel])
      let up = Int(above[index])
      let guess: Int
      switch filter {
      case 0: guess = 0
      case 1: guess = left
      case 2: guess = up
      case 3: guess = (left + up) / 2
      case 4:
        // Paeth's: whichever of the three is nearest to going on straight.
        let straight = left + up - corner
        let ways = (abs(straight - left), abs(straight - up), abs(straight - corner))
        guess = ways.0 <= ways.1 && ways.0 <= ways.2 ? left : ways.1 <= ways.2 ? up : corner
      default: return nil
      }
      row[index] &+= UInt8(truncatingIfNeeded: guess)
    }
    return row
  }
}
