import ArgumentParser

/// The x that a command looks at: its ends, or its middle and its width.
struct RangeOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: "The first and the last x, as MIN:MAX.")
  var x: ViewRange?

  @Option(parsing: .unconditional, help: "The x in the middle, instead of --x.")
  var center: WrittenNumber?

  @Option(help: "How wide the range around --center is; 20 without it.")
  var width: WrittenNumber?

  /// Nil where nothing is said of it.
  func range() throws -> ViewRange? {
    guard x == nil || center == nil else { throw ValidationError("Say either --x or --center.") }
    guard let center else {
      guard width == nil else { throw ValidationError("--width goes with --center.") }
      return x
    }
    return try ViewRange.around(center, width)
  }
}

extension ViewRange {
  /// - `width`: Nil for 20.
  static func around(_ center: WrittenNumber, _ width: WrittenNumber?) throws -> ViewRange {
    guard let width = width ?? WrittenNumber(argument: "20"),
      let range = ViewRange(around: center, width: width)
    else { throw ValidationError("--width takes a number above 0.") }
    return range
  }
}
