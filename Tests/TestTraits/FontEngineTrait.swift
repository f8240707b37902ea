package import Testing

/// For suites that open fonts: the font engine serves one thread of a process, whichever target its
/// tests are in.
package struct FontEngineTrait: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await Turn.ofFonts.begin()
    do {
      try await function()
    } catch {
      await Turn.ofFonts.end()
      throw error
    }
    await Turn.ofFonts.end()
  }
}

extension Trait where Self == FontEngineTrait {
  /// One test at a time among all that open fonts.
  package static var usesFontEngine: Self { FontEngineTrait() }
}

/// One after the other.
private actor Turn {
  static let ofFonts = Turn()
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func begin() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func end() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
