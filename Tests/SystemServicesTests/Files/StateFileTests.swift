import Foundation
import SystemServices
import Testing
import Words

@Suite struct StateFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("state-\(UUID().uuidString)").path
  private var file: StateFile { StateFile(path: folder + "/deep/state.json") }

  @Test func `what was saved is loaded`() throws {
    defer { clean() }
    #expect(file.load() == .absent)
    for text in ["first", "", "second and longer"] {
      try file.save(Data(text.utf8))
      #expect(file.load() == .loaded(Data(text.utf8)))
    }
  }

  @Test func `only the owner may read it and nothing else is left in the folder`() throws {
    defer { clean() }
    try file.save(Data("x".utf8))
    try file.save(Data("y".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: file.folder) == ["state.json"])
  }

  @Test func `a failed save leaves the old bytes and no litter`() throws {
    defer { clean() }
    try FileManager.default.createDirectory(
      atPath: file.path + "/taken",
      withIntermediateDirectories: true
    )
    #expect(throws: SystemFault.self) { try file.save(Data("new".utf8)) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: file.folder) == ["state.json"])
  }

  @Test func `a start that works long leaves a mark, and one that ends well leaves none`() throws {
    defer { clean() }
    try file.save(Data("x".utf8))
    #expect(!StartWatch.wasStopped(file))
    let watch = StartWatch(file)
    watch.end()
    #expect(!StartWatch.wasStopped(file))
    // Suites have worked longer than any start may, before this one or beside it.
    var sum = 0.0
    while StartWatch.work <= StartWatch.patience { sum += sin(sum + 1) }
    let stopped = StartWatch(file)
    let mark = file.path + ".starting"
    while !FileManager.default.fileExists(atPath: mark) { usleep(1000) }
    withExtendedLifetime(stopped) {}
    #expect(StartWatch.wasStopped(file))
    #expect(!StartWatch.wasStopped(file))
  }

  @Test func `broken files are set aside one after the other`() throws {
    defer { clean() }
    for number in 1...3 {
      try file.save(Data("broken \(number)".utf8))
      let sentence = file.setAside(because: .stateIsDamaged).description
      let place = "\(file.path).broken-\(number)"
      #expect(
        sentence
          == "The saved state could not be used (it is damaged). It was kept as \(place)."
      )
      #expect(StateFile(path: place).load() == .loaded(Data("broken \(number)".utf8)))
      #expect(file.load() == .absent)
    }
  }

  @Test func `a file that is set aside is for its owner only`() throws {
    defer { clean() }
    try file.save(Data("x".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: file.path)
    _ = file.setAside(because: .stateIsDamaged)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path + ".broken-1")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a link that is set aside leaves its target as it is`() throws {
    defer { clean() }
    try file.save(Data("x".utf8))
    let target = file.folder + "/target"
    try FileManager.default.moveItem(atPath: file.path, toPath: target)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: target)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
    _ = file.setAside(because: .stateIsDamaged)
    let attributes = try FileManager.default.attributesOfItem(atPath: target)
    #expect(attributes[.posixPermissions] as? Int == 0o644)
  }

  @Test func `a folder in place of the file cannot be read`() throws {
    defer { clean() }
    try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: true)
    #expect(
      file.load() == .unreadable(because: .cannotBeRead(path: file.path, reason: "Is a directory"))
    )
  }

  @Test func `a folder in place of the file stays where it is`() throws {
    defer { clean() }
    let inside = file.path + "/letter"
    try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: true)
    let failure = SystemFault.notSaved(path: file.path, call: "rename", reason: "Is a directory")
    #expect(
      file.setAside(because: .stateIsDamaged)
        == .notSetAside(because: .stateIsDamaged, failure: failure)
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: file.folder) == ["state.json"])
    #expect(FileManager.default.fileExists(atPath: inside))
  }

  @Test func `a pipe in place of the file does not wait for ever`() throws {
    defer { clean() }
    try file.save(Data())
    try FileManager.default.removeItem(atPath: file.path)
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(
      file.load()
        == .unreadable(because: .cannotBeRead(path: file.path, reason: "Invalid argument"))
    )
    let failure = SystemFault.notSaved(path: file.path, call: "rename", reason: "Invalid argument")
    #expect(
      file.setAside(because: .stateIsDamaged)
        == .notSetAside(because: .stateIsDamaged, failure: failure)
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: file.folder) == ["state.json"])
  }

  @Test func `what a killed process left half written is in nobody's way`() throws {
    defer { clean() }
    try file.save(Data("whole".utf8))
    try Data("ha".utf8).write(to: URL(fileURLWithPath: file.path + ".new"))
    #expect(file.load() == .loaded(Data("whole".utf8)))
    try file.save(Data("next".utf8))
    #expect(file.load() == .loaded(Data("next".utf8)))
    #expect(try FileManager.default.contentsOfDirectory(atPath: file.folder) == ["state.json"])
  }

  @Test func `what could not be read again does not replace what can be`() throws {
    defer { clean() }
    try file.save(Data("old".utf8))
    let reason = "File too large"
    #expect(throws: SystemFault.notSaved(path: file.path, call: "write", reason: reason)) {
      try file.save(Data(count: StateFile.largest + 1))
    }
    #expect(file.load() == .loaded(Data("old".utf8)))
  }

  @Test func `windows that are open at once have files of their own`() throws {
    defer { clean() }
    var first: FileLock? = FileLock(file)
    let second = FileLock(file)
    #expect(first?.file == file)
    #expect(second.file.path == file.folder + "/state-2.json")
    #expect(second.first == file)
    #expect(FileLock(file).file.path == file.folder + "/state-3.json")
    first = nil
    #expect(FileLock(file).file == file)
  }

  @Test func `however many windows there are, no two have one file`() {
    defer { clean() }
    let locks = (0..<120).map { _ in FileLock(file) }
    #expect(Set(locks.map(\.file.path)).count == locks.count)
  }

  @Test func `where nothing can be locked the first file is taken`() {
    let file = StateFile(path: "/proc/ordinate/state.json")
    #expect(FileLock(file).file == file)
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/ordinate/state.json"),
    (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/ordinate/state.json"),
    (["HOME": "/h"], "/h/.local/state/ordinate/state.json"),
  ])
  func `the environment says where`(environment: [String: String], path: String) throws {
    #expect(try StateFile.standard(environment: environment).path == path)
  }

  @Test func `without a home there is a sentence`() {
    let error = #expect(throws: SystemFault.self) { try StateFile.standard(environment: [:]) }
    #expect(
      error?.description
        == "Nothing can be saved: the environment variable HOME is not set."
    )
  }

  @Test func `a full disk says so`() {
    let error = #expect(throws: SystemFault.self) {
      try StateFile(path: "/proc/state.json").save(Data("x".utf8))
    }
    #expect(error?.description.contains("/proc/state.json could not be saved") == true)
    #expect(
      SystemFault.diskFull(path: "/a").description
        == "/a could not be saved: the disk is full."
    )
    #expect(
      SystemFault.diskIsReadOnly(path: "/a").description
        == "/a could not be saved: the folder is on a read-only disk."
    )
    #expect(
      SystemFault.noPermission(path: "/a").description
        == "/a could not be saved: there is no permission to write there."
    )
  }

  private func clean() { try? FileManager.default.removeItem(atPath: folder) }
}
