package import Words

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
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
    case unreadable(because: SystemSentence)
  }

  /// Where the file is.
  package let path: String

  package init(path: String) { self.path = path }

  /// The place the XDG standard gives a program's state; a relative folder there does not count.
  package static func standard(
    applicationName: String = "ordinate",
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(StateFileError) -> StateFile {
    let given = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let folder = given ?? home.map({ $0 + "/.local/state" }) else { throw .noHome }
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
  package static let largest = 64 << 20

  /// Reads the whole file.
  package func load() -> Content {
    // Without O_NONBLOCK a pipe in its place would wait for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      return errno == ENOENT || errno == ENOTDIR ? .absent : unreadable(errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return unreadable(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      return status.st_mode & S_IFMT == S_IFDIR ? unreadable(EISDIR) : unreadable(EINVAL)
    }
    var content = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    while content.count <= Self.largest {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return .loaded(content) }
      if count > 0 {
        content.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        return unreadable(errno)
      }
    }
    return .unreadable(because: .fileTooLarge(path: path))
  }

  private func unreadable(_ code: Int32) -> Content {
    .unreadable(because: .cannotBeRead(path: path, reason: reason(of: code)))
  }
}
