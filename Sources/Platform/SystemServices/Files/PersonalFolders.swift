import CLibrary

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The person's own folders, and what is in any folder.
package struct PersonalFolders: Hashable, Sendable {
  /// An entry of a folder.
  package struct Entry: Hashable, Sendable {
    package var name: String
    package var isFolder: Bool
  }

  /// The person's own folder, without a "/" at its end.
  package let home: String
  private let configuration: String

  /// No more entries of a folder are shown.
  private static let limit = 4000

  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    func folder(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    home = folder("HOME") ?? "/"
    configuration = folder("XDG_CONFIG_HOME") ?? home + "/.config"
  }

  /// A path, from the working folder on where it is relative, with "~" in place of the person's own folder.
  package func shortened(_ path: String) -> String {
    var path = path
    if !path.hasPrefix("/"), !path.hasPrefix("~/"), let folder = getcwd(nil, 0) {
      path = String(cString: folder) + "/" + path
      free(folder)
    }
    return path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
  }

  /// A path with "~" replaced by what it stands for.
  package func expanded(_ path: String) -> String {
    path == "~" || path.hasPrefix("~/") ? home + path.dropFirst() : path
  }

  /// Where documents go, and where pictures go: as the desktop says, else the person's own folder.
  package var documents: String { desktopFolder("XDG_DOCUMENTS_DIR") }
  package var pictures: String { desktopFolder("XDG_PICTURES_DIR") }

  /// A folder from the desktop's list, which has lines like `XDG_MUSIC_DIR="$HOME/Music"`.
  private func desktopFolder(_ key: String) -> String {
    let file = DocumentFile(path: configuration + "/user-dirs.dirs")
    let text = (try? file.read()).map { String(decoding: $0, as: UTF8.self) } ?? ""
    for line in text.split(separator: "\n") {
      guard line.hasPrefix(key + "=\"") else { continue }
      let value = line.dropFirst(key.count + 2).prefix { $0 != "\"" }
      let path = value.hasPrefix("$HOME") ? home + value.dropFirst(5) : String(value)
      if isFolder(path) { return shortened(path.hasSuffix("/") ? path : path + "/") }
    }
    return "~/"
  }

  /// What is in a folder: folders first, then by name; empty when it can't be read.
  package func entries(of folder: String) -> [Entry] {
    let path = expanded(folder)
    guard let stream = opendir(path.isEmpty ? "." : path) else { return [] }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while entries.count < Self.limit, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      entries.append(Entry(name: name, isFolder: isFolder(path + "/" + name)))
    }
    return entries.sorted { a, b in
      a.isFolder == b.isFolder ? Self.comesFirst(a.name[...], b.name[...]) : a.isFolder
    }
  }

  /// Whether a name comes before another as people count: 2 before 10, and a beside A.
  private static func comesFirst(_ first: Substring, _ second: Substring) -> Bool {
    var (a, b) = (first.lowercased()[...], second.lowercased()[...])
    func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
    while let left = a.first, let right = b.first {
      if isDigit(left), isDigit(right) {
        let (x, y) = (a.prefix(while: isDigit), b.prefix(while: isDigit))
        let (m, n) = (x.drop { $0 == "0" }, y.drop { $0 == "0" })
        if m != n { return m.count == n.count ? m < n : m.count < n.count }
        (a, b) = (a.dropFirst(x.count), b.dropFirst(y.count))
      } else if left != right {
        return left < right
      } else {
        (a, b) = (a.dropFirst(), b.dropFirst())
      }
    }
    return a.isEmpty && b.isEmpty ? first < second : a.isEmpty
  }

  private func isFolder(_ path: String) -> Bool {
    var state = stat()
    return stat(path, &state) == 0 && state.st_mode & S_IFMT == S_IFDIR
  }

  /// This moment as part of a file's name: "2026-03-01 09.05.07".
  package var timestamp: String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
    let date = "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    return "\(date) \(two(parts.tm_hour)).\(two(parts.tm_min)).\(two(parts.tm_sec))"
  }
}
