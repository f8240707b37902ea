import CalculatorScenes
import PictureFormats
import Words

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Documents as JSON, by themselves or inside a picture.
enum DocumentCoder {
  /// A document's file; nil only for numbers that JSON has no word for.
  static func bytes(of document: Document) -> [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return (try? encoder.encode(document)).map { Array($0) + [0x0A] }
  }

  /// The document that a file is, or that a picture carries.
  static func document(in file: [UInt8]) -> Result<Document, FileProblem> {
    switch PictureDocument.read(from: file) {
    case .failure(let fault): return .failure(FileProblem(fault.phrase))
    case .success(let bytes):
      let data = Data(bytes)
      guard let version = try? JSONDecoder().decode(Version.self, from: data).version else {
        return .failure(FileProblem(.notOurs))
      }
      guard version <= Document.currentVersion else { return .failure(FileProblem(.newerVersion)) }
      do {
        return .success(try JSONDecoder().decode(Document.self, from: data))
      } catch DocumentError.tooManyFunctions {
        return .failure(FileProblem(.tooManyFunctions(FunctionList.limit)))
      } catch {
        return .failure(FileProblem(.damaged))
      }
    }
  }

  private struct Version: Decodable { var version: Int }
}

/// Why a file can't be used, in words.
struct FileProblem: Error, Equatable {
  var phrase: FilePhrase

  init(_ phrase: FilePhrase) { self.phrase = phrase }
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
    }
  }
}
