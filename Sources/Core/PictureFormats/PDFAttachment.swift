/// The document that a PDF picture carries as an attached file.
enum PDFAttachment {
  static let type = "/Subtype /application#2Fx-ordinate"
  /// What other programs leave of the type: they write the slash as they like.
  private static let mark = "x-ordinate"
  private static let attachment = "/EmbeddedFile"
  /// How far a dictionary is looked for to both sides of a place in it, in bytes.
  private static let longestDictionary = 1024
  /// No more attachments are looked at.
  private static let mostAttachments = 64

  /// The document in a file, also where another program has rewritten and packed it.
  static func document(in file: [UInt8]) -> Result<[UInt8], PictureFault> {
    if file.firstRange(of: "/Encrypt", from: 0) != nil { return .failure(.encrypted) }
    if let found = file.firstRange(of: mark, from: 0) {
      return content(ofObjectAround: found.lowerBound, in: file)
    }
    // Whoever drops the type may keep the file.
    var place = 0
    for _ in 0..<mostAttachments {
      guard let found = file.firstRange(of: attachment, from: place) else { break }
      place = found.upperBound
      // The list of attachments is called so, too, and has no stream.
      if case .success(let content) = content(ofObjectAround: found.lowerBound, in: file),
        content.first == UInt8(ascii: "{")
      {
        return .success(content)
      }
    }
    return .failure(.noDocument)
  }

  /// What is in the stream whose dictionary holds a place.
  private static func content(
    ofObjectAround place: Int,
    in file: [UInt8]
  ) -> Result<[UInt8], PictureFault> {
    // Dictionaries are short; whoever writes a long one has something else in mind.
    let near = Array(file[place..<min(place + longestDictionary, file.count)])
    guard let mark = near.firstRange(of: "stream", from: 0) else { return .failure(.cutOff) }
    let stream = place + mark.lowerBound..<place + mark.upperBound
    let start = dictionaryStart(before: place, in: file)
    let dictionary = String(decoding: file[start..<stream.lowerBound], as: UTF8.self)
    var begin = stream.upperBound
    if begin < file.count, file[begin] == 0x0D { begin += 1 }
    if begin < file.count, file[begin] == 0x0A { begin += 1 }
    if let filter = dictionary.firstMatch(of: /\/Filter\s*\[?\s*\/([A-Za-z0-9]+)/)?.output.1 {
      guard filter == "FlateDecode", dictionary.firstMatch(of: /\/DecodeParms/) == nil else {
        return .failure(.packed)
      }
      return Inflater.unpacked(file[begin...], atMost: PictureDocument.largest + 1)
    }
    guard let length = length(in: dictionary, of: file) else { return .failure(.damaged) }
    guard length <= file.count - begin else { return .failure(.cutOff) }
    let rest = file[(begin + length)...].drop { $0 == 0x0A || $0 == 0x0D }
    guard rest.starts(with: "endstream".utf8) else { return .failure(.damaged) }
    return .success(Array(file[begin..<begin + length]))
  }

  /// Where the object that holds a place begins.
  private static func dictionaryStart(before place: Int, in file: [UInt8]) -> Int {
    let reach = max(0, place - longestDictionary)
    let mark = Array("obj".utf8)
    var start = place
    while start > reach, !file[start..<min(start + 3, file.count)].elementsEqual(mark) {
      start -= 1
    }
    return start
  }

  /// The length of a stream, said in its dictionary or in an object of its own.
  private static func length(in dictionary: String, of file: [UInt8]) -> Int? {
    if let other = dictionary.firstMatch(of: /\/Length\s+([0-9]{1,9})\s+([0-9]{1,9})\s+R/)?.output {
      guard let object = file.firstRange(of: "\n\(other.1) \(other.2) obj", from: 0) else {
        return nil
      }
      let rest = file[object.upperBound...].drop { $0 <= 0x20 }.prefix {
        (0x30...0x39).contains($0)
      }
      return rest.count < 10 ? Int(String(decoding: rest, as: UTF8.self)) : nil
    }
    return dictionary.firstMatch(of: /\/Length\s+([0-9]{1,9})(?![0-9])/).flatMap {
      Int($0.output.1)
    }
  }
}
