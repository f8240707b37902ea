import CZlib

/// Unpacks what zlib has packed (RFC 1950).
package enum Inflater {
  private static let blockSize = 65_536

  /// What was packed; `damaged` where it is not whole, `tooLarge` where it is more than a limit of bytes.
  package static func unpacked(
    _ bytes: ArraySlice<UInt8>,
    atMost limit: Int
  ) -> Result<[UInt8], PictureFault> {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit_(&stream, ZLIB_VERSION, size) == Z_OK else { return .failure(.damaged) }
    defer { inflateEnd(&stream) }
    // zlib promises not to write to what it reads.
    var source = Array(bytes)
    return source.withUnsafeMutableBufferPointer { source in
      stream.next_in = source.baseAddress
      stream.avail_in = UInt32(clamping: source.count)
      var output: [UInt8] = []
      while true {
        let (block, status) = nextBlock(of: &stream)
        output += block
        guard output.count <= limit else { return .failure(.tooLarge) }
        if status == Z_STREAM_END { return .success(output) }
        guard status == Z_OK else { return .failure(.damaged) }
      }
    }
  }

  /// As much as fits into a block, and what zlib says of it.
  private static func nextBlock(of stream: inout z_stream) -> (bytes: [UInt8], status: Int32) {
    var status = Z_OK
    let bytes = [UInt8](unsafeUninitializedCapacity: blockSize) { block, count in
      stream.next_out = block.baseAddress
      stream.avail_out = UInt32(block.count)
      status = inflate(&stream, Z_NO_FLUSH)
      count = block.count - Int(stream.avail_out)
    }
    return (bytes, status)
  }
}
