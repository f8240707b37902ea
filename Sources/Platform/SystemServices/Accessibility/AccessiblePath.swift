/// Where objects are found.
enum AccessiblePath {
  private static let start = "/org/a11y/atspi/accessible/"
  static let root = start + "root"
  static let null = "/org/a11y/atspi/null"
  static let cache = "/org/a11y/atspi/cache"

  static func path(of number: Int) -> String {
    number == AccessibleObjects.program ? root : start + "\(number)"
  }

  static func number(of path: String) -> Int? {
    if path == root { return AccessibleObjects.program }
    return path.hasPrefix(start) ? Int(path.dropFirst(start.count)) : nil
  }
}
