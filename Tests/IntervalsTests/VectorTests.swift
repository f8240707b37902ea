import Foundation
import Intervals
import Testing

/// The published test vectors of IEEE 1788, and any others in the folder ORDINATE_ITL_DIR names.
@Suite struct VectorTests {
  private static var folder: URL {
    if let path = ProcessInfo.processInfo.environment["ORDINATE_ITL_DIR"] {
      return URL(fileURLWithPath: path)
    }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "ITF1788")
  }

  private static var files: [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (found ?? []).filter { $0.pathExtension == "itl" }.sorted { $0.path < $1.path }
  }

  private struct Tally {
    var passed = 0
    var failed = 0
    var skipped = 0
    var tightest = 0
  }

  @Test func `Every vector's result encloses the tightest and has its decoration`() throws {
    #expect(!VectorTests.files.isEmpty, "no vectors in \(VectorTests.folder.path)")
    for file in VectorTests.files {
      let text = try String(contentsOf: file, encoding: .utf8)
      var tally = Tally()
      for vector in ITLParser.vectors(in: text) { VectorTests.check(vector, &tally) }
      print(
        "\(file.lastPathComponent): \(tally.passed) passed, \(tally.failed) failed,",
        "\(tally.skipped) skipped, \(tally.tightest) tightest"
      )
    }
  }

  private static func check(_ vector: ITLVector, _ tally: inout Tally) {
    guard let answers = vector.evaluate() else {
      tally.skipped += 1
      return
    }
    let pairs = zip(answers, vector.results)
    if answers.count == vector.results.count, pairs.allSatisfy({ $0.isValid(for: $1) }) {
      tally.passed += 1
      if pairs.allSatisfy({ $0.isTightest(for: $1) }) { tally.tightest += 1 }
    } else {
      tally.failed += 1
      Issue.record("\(vector.source): got \(answers)")
    }
  }
}
