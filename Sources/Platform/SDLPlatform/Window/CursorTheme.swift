import CLibrary
import CSDL2

/// Which cursors of the desktop's theme there are.
///
/// SDL before 2.30 reads through a null pointer where Wayland's theme lacks the one it is asked for, as
/// on a system with no theme at all.
struct CursorTheme {
  /// Folders in which themes lie.
  var folders: [String]
  var name: String

  init(folders: [String], name: String) {
    self.folders = folders
    self.name = name
  }

  /// The theme that Wayland's library finds, by the same variables and folders.
  init(environment: (String) -> String?) {
    let home = environment("HOME") ?? ""
    let own = environment("XDG_DATA_HOME") ?? "\(home)/.local/share"
    let path =
      environment("XCURSOR_PATH") ?? "\(own)/icons:~/.icons:/usr/share/icons:/usr/share/pixmaps"
    folders = path.split(separator: ":").map { $0.hasPrefix("~") ? home + $0.dropFirst() : "\($0)" }
    name = environment("XCURSOR_THEME") ?? "default"
  }

  /// Whether the theme, or one that it inherits from, has a cursor.
  func holds(_ cursor: String) -> Bool { holds(cursor, theme: name, depth: 0) }

  private func holds(_ cursor: String, theme: String, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    if folders.contains(where: { access("\($0)/\(theme)/cursors/\(cursor)", R_OK) == 0 }) {
      return true
    }
    let index = folders.lazy.compactMap { contents(ofFile: "\($0)/\(theme)/index.theme") }.first
    let line = index?.split(separator: "\n").first { $0.hasPrefix("Inherits") }
    let parents =
      line?.split(separator: "=").dropFirst().first?
      .split { ",; \t".contains($0) } ?? []
    return parents.contains { holds(cursor, theme: String($0), depth: depth + 1) }
  }

  /// Whether the running SDL takes another cursor by itself.
  static var isNotNeeded: Bool {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return (version.major, version.minor) >= (2, 30)
  }
}
