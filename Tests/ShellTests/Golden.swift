import Foundation
import Testing

/// A display list kept as text beside the tests.
///
/// A missing one is written and fails; with ORDINATE_RECORD=1 in the environment all are written.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Goldens")

  private static let isRecording = ProcessInfo.processInfo.environment["ORDINATE_RECORD"] == "1"

  /// Holds a display list to the one kept under a name.
  static func compare(_ calls: [String], with name: String) throws {
    let file = folder.appendingPathComponent(name + ".txt")
    let lines = calls.map(shortened)
    let kept = lines.enumerated().filter { $0 == 0 || $1 != "  curves" || lines[$0 - 1] != $1 }
    let text = kept.map(\.element).joined(separator: "\n") + "\n"
    guard !isRecording, let kept = try? String(contentsOf: file, encoding: .utf8) else {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      if !isRecording { Issue.record("\(name).txt was missing and is recorded now: look at it.") }
      return
    }
    #expect(firstDifference(kept, text) == nil)
  }

  /// Long paths and columns are curves, whose points are other tests' business.
  static func shortened(_ call: String) -> String {
    let words = call.split(separator: " ", omittingEmptySubsequences: false)
    guard let kind = words.first(where: { !$0.isEmpty }), let start = words.firstIndex(of: kind)
    else { return call }
    let isLong = words.count - start > 3 + 12
    switch kind {
    case "path" where isLong: return "  curves"
    case "columns": return "  curves"
    default: return call
    }
  }

  /// The first line that differs, with its number, to be read in a failure.
  private static func firstDifference(_ kept: String, _ found: String) -> String? {
    let (a, b) = (kept.split(separator: "\n"), found.split(separator: "\n"))
    for (number, pair) in zip(a, b).enumerated() where pair.0 != pair.1 {
      return "line \(number + 1): kept \(pair.0), found \(pair.1)"
    }
    return a.count == b.count ? nil : "kept \(a.count) lines, found \(b.count)"
  }
}
