/// The document that a PDF picture carries as an attached file.
enum PDFAttachment {
  static let type = "/Subtype /application#2Fx-ordinate"

  /// The document in a file this program has written; a rewritten one may hide it.
  static func document(in file: [UInt8]) -> Result<[UInt8], PictureFault> {
    guard let mark = file.firstRange(of: type, from: 0) else { return .failure(.noDocument) }
    guard let key = file.firstRange(of: "/Length ", from: mark.upperBound),
      let begin = file.firstRange(of: "stream\n", from: key.upperBound)
    else { return .failure(.cutOff) }
    let digits = file[key.upperBound...].prefix { (0x30...0x39).contains($0) }
    guard digits.count < 10, let length = Int(String(decoding: digits, as: UTF8.self)) else {
      return .failure(.damaged)
    }
    guard length <= file.count - begin.upperBound else { return .failure(.cutOff) }
    let end = begin.upperBound + length
    guard file[end...].starts(with: "\nendstream".utf8) else { return .failure(.damaged) }
    return .success(Array(file[begin.upperBound..<end]))
  }
}
