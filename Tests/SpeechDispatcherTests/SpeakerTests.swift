import Foundation
import SpeechDispatcher
import Testing

/// A stand-in for `spd-say` that writes down what it was told.
@Suite struct SpeakerTests {
  private let folder = NSTemporaryDirectory() + "ordinate-speaker-\(UUID().uuidString)"

  private func install(_ body: String) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let script = Data("#!/bin/sh\n\(body)\n".utf8)
    let mode: [FileAttributeKey: Int] = [.posixPermissions: 0o755]
    #expect(files.createFile(atPath: folder + "/spd-say", contents: script, attributes: mode))
  }

  private var said: [String] {
    let text = try? String(contentsOfFile: folder + "/said", encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }

  private func wait(until condition: () -> Bool) async throws {
    for _ in 0..<3000 where !condition() { try await Task.sleep(for: .milliseconds(20)) }
  }

  @Test func `without speech-dispatcher there is no speaker`() {
    #expect(Speaker(language: "en", path: folder + ":/nowhere") == nil)
  }

  @Test func `a sentence is handed over whole, with its language, and cancels the last one`()
    async throws
  {
    try install(#"printf '%s\n' "$@" > '\#(folder)/new'; mv '\#(folder)/new' '\#(folder)/said'"#)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let speaker = try #require(Speaker(language: "pt", path: folder))
    let sentence = "-1; $HOME `x` \"sem valor real: √ de −0,5\""
    speaker.say(sentence)
    try await wait { !said.isEmpty }
    #expect(
      said == [
        "--cancel", "--application-name", "Ordinate", "--language", "pt", "--", sentence,
      ]
    )
  }

  @Test func `a voice that hangs is put away by the next sentence`() async throws {
    try install(
      #"""
      for word; do :; done
      echo "$word" >> '\#(folder)/said'
      if [ "$word" = one ]; then exec sleep 60; fi
      """#
    )
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let speaker = try #require(Speaker(language: "en", path: folder))
    speaker.say("one")
    try await wait { said == ["one"] }
    speaker.say("two")
    try await wait { said.count == 2 }
    #expect(said == ["one", "two"])
  }
}
