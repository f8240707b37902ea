import GraphScene
import SceneHost
import SceneParts
import Shell
import Documents
import Drawing
import Foundation
import PictureFormats
import TestSupport

/// Reads bytes as a file that a person opens, a document or a picture with one in it, shows it and
/// writes it again.
enum DocumentFuzz {
  static func fault(in bytes: [UInt8]) -> String? {
    guard case .success(let content) = PictureDocument.read(from: bytes) else {
      return carryingFault(of: bytes)
    }
    guard content.count <= bytes.count else { return "more is read than there is" }
    guard let document = try? JSONDecoder().decode(Document.self, from: Data(content)) else {
      return nil
    }
    let calculator = GraphingCalculator(SavedState(), measurer: RecordingCanvas())
    calculator.provingTime = .milliseconds(5)
    calculator.resize(to: Size(width: 844, height: 390), contentScale: .one)
    _ = calculator.take(.opened(document, path: "/a.ordinate"))
    _ = calculator.advance(to: 1)
    calculator.draw(on: RecordingCanvas())
    // Points are looked for in seconds, not in the moment that an input has.
    var look = calculator.pictureLook
    look.showsPoints = false
    let carried = Document(
      calculator.picture(look).document,
      modes: calculator.document.modes
    )
    return writingFault(of: calculator.document) ?? writingFault(of: carried)
  }

  /// A document comes back equal from its own file and from every picture.
  private static func writingFault(of document: Document) -> String? {
    guard let written = try? JSONEncoder().encode(document) else {
      return "the document cannot be written"
    }
    guard (try? JSONDecoder().decode(Document.self, from: written)) == document else {
      return "another document comes back"
    }
    return carryingFault(of: Array(written))
  }

  /// Text comes back from every picture byte by byte, anything at all from those that hold bytes.
  private static func carryingFault(of bytes: [UInt8]) -> String? {
    let wanted: Result<[UInt8], PictureFault> =
      bytes.isEmpty ? .failure(.noDocument) : .success(bytes)
    for format in PictureFormat.allCases where format != .svg || isXML(bytes) {
      let file = SmallPicture.file(format, carrying: bytes)
      if PictureDocument.read(from: file) != wanted { return "\(format) loses its document" }
    }
    return nil
  }

  /// Whether XML can hold the bytes; JSON has other words for what it cannot.
  private static func isXML(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    return text.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value & 0xFFFE != 0xFFFE || "\t\n\r".unicodeScalars.contains($0)
    }
  }
}
