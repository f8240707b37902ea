import Foundation
import Testing

/// A file of test vectors.
struct ITLFile: Sendable, CustomTestStringConvertible {
  let name: String
  let vectors: [ITLVector]
  /// How many lines end a vector, counted without the parser.
  let lineCount: Int

  var testDescription: String { name }

  /// The files of the published framework, or of the folder that ORDINATE_ITL_DIR names.
  static let all: [ITLFile] = {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (found ?? []).filter { $0.pathExtension == "itl" }.sorted { $0.path < $1.path }
      .compactMap { url in
        let text = try? String(contentsOf: url, encoding: .utf8)
        return text.map { ITLFile(name: url.lastPathComponent, text: $0) }
      }
  }()

  static let isPublished = otherFolder == nil
  private static let otherFolder = ProcessInfo.processInfo.environment["ORDINATE_ITL_DIR"]

  private static let folder =
    otherFolder.map { URL(fileURLWithPath: $0) }
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "ITF1788")

  private init(name: String, text: String) {
    self.name = name
    vectors = ITLParser.vectors(in: text)
    lineCount = text.split(whereSeparator: \.isNewline).count { line in
      let rest = line.drop(while: \.isWhitespace)
      // Sentences of a licence end so, too.
      return rest.hasSuffix(";") && rest.contains("=") && !rest.hasPrefix("//")
    }
  }
}
