import Foundation
import SystemServices
import Testing

@Suite struct SpeakerTests {
  private let folder = NSTemporaryDirectory() + "ordinate-speaker-\(UUID().uuidString)"

  /// Links the stand-in for `spd-say` into the test's folder.
  ///
  /// A script written here could not be run while a process that another test starts has it open, too.
  private func install() throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "StandIn/spd-say")
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: folder + "/spd-say",
      withDestinationPath: script.path(percentEncoded: false)
    )
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
    try install()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let speaker = try #require(Speaker(language: "pt", path: folder))
    let sentence = "-1; $HOME `x` \"sem valor real: √ de −0,5\""
    speaker.say(sentence)
    try await wait { said.count == 7 }
    #expect(
      said == [
        "--cancel", "--application-name", "Ordinate", "--language", "pt", "--", sentence,
      ]
    )
  }

  @Test func `a voice that hangs is put away by the next sentence`() async throws {
    try install()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let speaker = try #require(Speaker(language: "en", path: folder))
    speaker.say("hang")
    try await wait { said.last == "hang" }
    speaker.say("go on")
    try await wait { said.last == "go on" }
    #expect(said.filter { ["hang", "go on"].contains($0) } == ["hang", "go on"])
  }
}
