import CLibrary
package import Words

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// One value in one file, replaced whole or not at all.
///
///     let file = try StateFile.standard()      // ~/.local/state/ordinate/state.json
///     try file.save(bytes)
package struct StateFile: Hashable, Sendable {
  /// What was found.
  package enum Content: Hashable, Sendable {
    /// Nothing was ever saved.
    case absent
    case loaded(Data)
    /// There is a file, but it cannot be read; the sentence says why.
    case unreadable(because: SystemFault)
  }

  /// Where the file is.
  package let path: String

  package init(path: String) { self.path = path }

  /// The place the XDG standard gives a program's state; a relative folder there does not count.
  package static func standard(
    applicationName: String = "ordinate",
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SystemFault) -> StateFile {
    let given = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let folder = given ?? home.map({ $0 + "/.local/state" }) else { throw .noHome }
    guard !folder.contains("\u{FFFD}") else { throw .nameIsNoText(path: folder) }
    return StateFile(path: "\(folder)/\(applicationName)/state.json")
  }

  /// The folder the file is in.
  package var folder: String { Self.folder(of: path) }

  /// The path without its last part, "." where there is only one.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The largest file that is read, in bytes.
  package static var largest: Int { WholeFile.largest }

  var whole: WholeFile { WholeFile(path: path) }

  /// Reads the whole file.
  package func load() -> Content {
    let descriptor = whole.opened()
    if descriptor < 0, errno == ENOENT || errno == ENOTDIR { return .absent }
    do {
      let bytes = try whole.read(descriptor) { reason(of: $0 == S_IFDIR ? EISDIR : EINVAL) }
      return .loaded(Data(bytes))
    } catch {
      return .unreadable(because: error)
    }
  }
}
