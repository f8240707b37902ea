import CZlib

/// Packs by zlib (RFC 1950), piece by piece, what an `Inflater` unpacks.
struct Deflater: ~Copyable {
  /// zlib keeps the stream's place, so it must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  /// The fastest; text and paths of a picture get smaller by a few percent with the best.
  private static let level: Int32 = 1
  private static let blockSize = 65_536

  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    let status = deflateInit_(stream, Self.level, ZLIB_VERSION, size)
    // Nothing but memory can be missing, and then there is no picture.
    precondition(status == Z_OK, "zlib has no memory")
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = []
    Deflater().add(bytes, isLast: true, to: &packed)
    return packed
  }

  /// Packs some more bytes; what is ready is added to a result.
  func add(_ bytes: [UInt8], isLast: Bool, to result: inout [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      // zlib promises not to write to what it reads.
      stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
      stream.pointee.avail_in = UInt32(bytes.count)
      repeat {
        result += [UInt8](unsafeUninitializedCapacity: Self.blockSize) { block, count in
          stream.pointee.next_out = block.baseAddress
          stream.pointee.avail_out = UInt32(block.count)
          deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
          count = block.count - Int(stream.pointee.avail_out)
        }
      } while stream.pointee.avail_out == 0
    }
  }
}
