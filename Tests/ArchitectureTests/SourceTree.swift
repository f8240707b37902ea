import Foundation

/// The project's sources, found from this file's own place.
enum SourceTree {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file below `Sources`, in the order of their paths.
  static let files = swiftFiles(below: "Sources")

  /// The names of all modules, in order.
  static let modules = Set(files.map(\.module)).sorted()

  /// Every Swift file below a folder of the project.
  static func swiftFiles(below folder: String) -> [SourceFile] {
    let start = root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      let url = start.appendingPathComponent(path)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      return SourceFile(path: path, text: text)
    }
  }
}
