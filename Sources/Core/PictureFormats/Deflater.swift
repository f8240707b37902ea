import CZlib

/// Packs by zlib (RFC 1950) what an `Inflater` unpacks.
enum Deflater {
  /// The fastest; text and paths of a picture get smaller by a few percent with the best.
  private static let level: Int32 = 1

  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var length = compressBound(UInt(bytes.count))
    return [UInt8](unsafeUninitializedCapacity: Int(length)) { packed, count in
      let status = compress2(packed.baseAddress, &length, bytes, UInt(bytes.count), level)
      // With room for the worst, nothing but memory can be missing, and then there is no picture.
      precondition(status == Z_OK, "zlib has no memory")
      count = Int(length)
    }
  }
}
