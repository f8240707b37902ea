import Documents
import Formulas
import GraphScene
import GraphModel
import PictureFormats
import SceneParts
import Shell
import Words

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Documents as JSON, by themselves or inside a picture.
enum DocumentCoder {
  /// A document's file, in lines that a person can read as long as it is not too large for that;
  /// nil where it could not be opened again.
  static func bytes(of document: Document) -> [UInt8]? {
    bytes(of: document, [.prettyPrinted, .sortedKeys]) ?? compactBytes(of: document)
  }

  /// A document for a picture to carry; nil where it could not be opened again.
  static func compactBytes(of document: Document) -> [UInt8]? { bytes(of: document, .sortedKeys) }

  private static func bytes(
    of document: Document,
    _ formatting: JSONEncoder.OutputFormatting
  ) -> [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    guard let bytes = try? encoder.encode(document), bytes.count < PictureDocument.largest else {
      return nil
    }
    return Array(bytes) + [0x0A]
  }

  /// The document that a file is, or that a picture carries.
  static func document(in file: [UInt8]) -> Result<Document, FilePhrase> {
    switch PictureDocument.read(from: file) {
    case .failure(let fault): return .failure(fault.phrase)
    case .success(let bytes):
      let data = Data(bytes)
      guard let version = try? JSONDecoder().decode(Version.self, from: data).version else {
        return .failure(.notOurs)
      }
      guard version <= Document.currentVersion else { return .failure(.newerVersion) }
      do {
        let decoder = JSONDecoder()
        if let key = CodingUserInfoKey.refusesExcess { decoder.userInfo[key] = true }
        return .success(try decoder.decode(Document.self, from: data))
      } catch DocumentFault.tooManyFunctions(let limit) {
        return .failure(.tooManyFunctions(limit))
      } catch DocumentFault.formulaTooLong(let limit) {
        return .failure(.formulaTooLong(limit))
      } catch {
        return .failure(.damaged)
      }
    }
  }

  private struct Version: Decodable { var version: Int }
}

extension PictureFault {
  fileprivate var phrase: FilePhrase {
    switch self {
    case .empty: .emptyFile
    case .unknown: .notOurs
    case .noDocument: .noDocument
    case .cutOff: .cutOff
    case .damaged: .damaged
    case .tooLarge: .tooLarge
    case .packed: .packedElsewhere
    case .encrypted: .encrypted
    }
  }
}
