import PictureFormats

/// What is in the streams of a PDF file, unpacked.
package func pdfStreams(of file: [UInt8]) -> [[UInt8]] {
  let (start, end) = (Array("\nstream\n".utf8), Array("\nendstream".utf8))
  var streams: [[UInt8]] = []
  var rest = file[...]
  while let head = rest.firstRange(of: start) {
    let isPacked = rest[..<head.lowerBound].suffix(200).firstRange(of: Array("FlateDecode".utf8))
    rest = rest[head.upperBound...]
    guard let tail = rest.firstRange(of: end) else { break }
    let content = rest[..<tail.lowerBound]
    let object = isPacked.map { _ in Inflater.unpacked(content, atMost: 1 << 24) }
    streams.append((try? object?.get()) ?? Array(content))
    rest = rest[tail.upperBound...]
  }
  return streams
}
