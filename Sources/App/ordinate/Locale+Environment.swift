import Words
import CLibrary

extension Locale {
  /// The locale of the process's environment.
  static var current: Locale {
    Locale { name in getenv(name).map { String(cString: $0) } }
  }
}
