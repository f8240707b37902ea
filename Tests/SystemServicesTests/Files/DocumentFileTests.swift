import Foundation
import SystemServices
import Testing
import Words

@Suite struct DocumentFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("documents-\(UUID().uuidString)").path

  private func made(_ names: String...) throws {
    try FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true
    )
    for name in names {
      try FileManager.default.createDirectory(
        atPath: folder + "/" + name,
        withIntermediateDirectories: true
      )
    }
  }

  private func clean() { try? FileManager.default.removeItem(atPath: folder) }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func `what was written is read, and nothing else is left`() throws {
    defer { clean() }
    try made()
    let file = DocumentFile(path: folder + "/a.ordinate")
    #expect(!file.exists)
    for bytes: [UInt8] in [[1, 2, 3], [], [UInt8](repeating: 7, count: 200_000)] {
      try file.write(bytes)
      #expect(try file.read() == bytes)
    }
    #expect(file.exists)
    #expect(try names() == ["a.ordinate"])
  }

  @Test func `a link stays a link, and keeps its target's rights`() throws {
    defer { clean() }
    try made()
    let target = DocumentFile(path: folder + "/target")
    try target.write([1])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target.path)
    let link = DocumentFile(path: folder + "/link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "target")
    try link.write([2])
    #expect(try target.read() == [2])
    #expect(try names() == ["link", "target"])
    let attributes = try FileManager.default.attributesOfItem(atPath: target.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func `a device is written to as it stands`() throws {
    try DocumentFile(path: "/dev/null").write([1, 2])
    #expect(throws: SystemFault.diskFull(path: "/dev/full")) {
      try DocumentFile(path: "/dev/full").write([1])
    }
  }

  @Test func `a pipe that nobody reads is refused`() throws {
    defer { clean() }
    try made()
    let path = folder + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(
      throws: SystemFault.notSaved(
        path: path,
        call: "open",
        reason: "No such device or address"
      )
    ) { try DocumentFile(path: path).write([1]) }
    #expect(try names() == ["pipe"])
  }

  @Test func `a pipe that is read gets every byte`() throws {
    defer { clean() }
    try made()
    let path = folder + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try DocumentFile(path: path).write([1, 2, 3])
    var bytes = [UInt8](repeating: 0, count: 9)
    #expect(read(reader, &bytes, bytes.count) == 3)
    #expect(bytes.prefix(3) == [1, 2, 3])
  }

  @Test func `a name may be as long as names can be`() throws {
    defer { clean() }
    try made()
    let name = String(repeating: "n", count: 251) + ".png"
    let file = DocumentFile(path: folder + "/" + name)
    try file.write([1])
    try file.write([2])
    #expect(try file.read() == [2])
    #expect(try names() == [name])
  }

  @Test func `what can't be written says which file`() {
    let error = #expect(throws: SystemFault.self) {
      try DocumentFile(path: "/nowhere/at/all.png").write([1])
    }
    #expect(error?.description.contains("/nowhere/at/all.png") == true)
  }

  @Test(arguments: ["/nowhere", "/tmp", "/dev/zero"])
  func `what is no file is not read`(path: String) {
    let error = #expect(throws: SystemFault.self) { try DocumentFile(path: path).read() }
    #expect(error?.description.hasPrefix(path + " cannot be read: ") == true)
  }

  @Test func `a file that is too large is not read`() throws {
    defer { clean() }
    try made()
    let path = folder + "/large"
    try DocumentFile(path: path).write([])
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: UInt64(DocumentFile.largest) + 1)
    #expect(throws: SystemFault.fileTooLarge(path: path)) { try DocumentFile(path: path).read() }
  }

  @Test func `a folder is told folders first`() throws {
    defer { clean() }
    try made("zoo", "Alpha")
    try DocumentFile(path: folder + "/b.png").write([])
    try DocumentFile(path: folder + "/A.svg").write([])
    let entries = PersonalFolders(environment: [:]).entries(of: folder)
    #expect(entries.map(\.name) == ["Alpha", "zoo", "A.svg", "b.png"])
    #expect(entries.map(\.isFolder) == [true, true, false, false])
    #expect(PersonalFolders(environment: [:]).entries(of: folder + "/none").isEmpty)
  }

  @Test func `names are told as people count`() throws {
    defer { clean() }
    let names = ["f1", "F2", "f10", "f10b", "f010c", "g"]
    for name in names.reversed() { try made(name) }
    let entries = PersonalFolders(environment: [:]).entries(of: folder)
    #expect(entries.map(\.name) == names)
  }

  @Test func `the desktop says where documents go`() throws {
    defer { clean() }
    try made("Papers", ".config")
    let list = "# a comment\nXDG_DOCUMENTS_DIR=\"$HOME/Papers\"\nXDG_PICTURES_DIR=\"$HOME/Gone\"\n"
    try DocumentFile(path: folder + "/.config/user-dirs.dirs").write(Array(list.utf8))
    let folders = PersonalFolders(environment: ["HOME": folder])
    #expect(folders.documents == "~/Papers/")
    #expect(folders.pictures == "~/")
    #expect(folders.expanded("~/Papers/a") == folder + "/Papers/a")
    #expect(folders.shortened(folder + "/x") == "~/x")
    let here = FileManager.default.currentDirectoryPath
    #expect(folders.expanded(folders.shortened("x")) == here + "/x")
    #expect(folders.expanded("/etc") == "/etc")
  }

  @Test func `a name that is no text is neither read nor written`() {
    let path = FileManager.default.temporaryDirectory.path + "/\u{FFFD}-\(UUID().uuidString)"
    let fault = SystemFault.nameIsNoText(path: path)
    #expect(throws: fault) { try DocumentFile(path: path).read() }
    #expect(throws: fault) { try DocumentFile(path: path).write([1]) }
    #expect(!DocumentFile(path: path).exists)
  }

  @Test func `a digest tells contents apart`() {
    let contents: [[UInt8]] = [[], [0], [0, 0], [1], [1, 0], [0, 1]]
    #expect(Set(contents.map { DocumentFile.digest(of: $0) }).count == contents.count)
  }
}
