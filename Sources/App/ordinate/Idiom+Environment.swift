import Words

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Idiom {
  /// The idiom of the process's environment.
  static var current: Idiom {
    Idiom { name in getenv(name).map { String(cString: $0) } }
  }
}
