import Words

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Locale {
  /// The locale of the process's environment.
  static var current: Locale {
    Locale { name in getenv(name).map { String(cString: $0) } }
  }
}
