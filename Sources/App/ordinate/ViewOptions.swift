import ArgumentParser
import CurveProof
import GraphKit

/// The part of the plane that a picture shows: its ends, or its middle and its width.
struct ViewOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: "The x from left to right edge, as MIN:MAX.")
  var x: ViewRange?

  @Option(parsing: .unconditional, help: "The y from bottom to top edge, as MIN:MAX.")
  var y: ViewRange?

  @Option(
    name: [.long, .customLong("at")],
    parsing: .unconditional,
    help: "What is in the middle, as X or X,Y, instead of --x and --y."
  )
  var center: NumberList?

  @Option(help: "How wide the view around --center is; 20 without it.")
  var width: WrittenNumber?

  @Flag(help: "Powers of ten are equally far apart along x.")
  var logX = false

  @Flag(help: "Powers of ten are equally far apart along y.")
  var logY = false

  @Flag(help: "A grid of circles and rays.")
  var polarGrid = false

  @Option(help: "The step of the numbers along x: 0.25, 1/3, pi/4, or 30° with --angle deg.")
  var tickX: String?

  @Option(help: "The step of the numbers along y.")
  var tickY: String?

  /// The steps that are given; degrees where angles are in these.
  func steps(inDegrees: Bool) throws -> TickSteps {
    func step(_ text: String?) throws -> TickStep? {
      guard let text else { return nil }
      guard let step = TickStep(text) else {
        throw ValidationError("\(text) is not a step: try 0.25, 1/3 or pi/4.")
      }
      guard inDegrees || step.unit != .degree else {
        throw ValidationError("\(text) takes --angle deg.")
      }
      return step
    }
    return TickSteps(x: try step(tickX), y: try step(tickY))
  }

  /// The axes that are logarithmic.
  var axes: LogarithmicAxes {
    [logX ? .x : [], logY ? .y : []]
  }

  /// Ends the command where a logarithmic axis would begin at a number without a logarithm.
  private func checkLogarithms() throws {
    for (axis, range) in [("x", logX ? x : nil), ("y", logY ? y : nil)] {
      guard let range, range.range.lowerBound <= 0 else { continue }
      throw ValidationError("A logarithmic \(axis) axis begins above 0.")
    }
    if !axes.isEmpty, center != nil {
      throw ValidationError("A logarithmic axis takes --x and --y.")
    }
  }

  func validate() throws {
    try checkLogarithms()
    guard width == nil || center != nil else {
      throw ValidationError("--width goes with --center.")
    }
    guard let center else { return }
    guard x == nil, y == nil else { throw ValidationError("Say either --x and --y or --center.") }
    guard 1...2 ~= center.numbers.count else { throw ValidationError("--center takes X or X,Y.") }
    _ = try ViewRange.around(center.numbers[0], width)
  }

  /// The ranges on so many pixels; of `--center X` x alone.
  func ranges(columns: Int, rows: Int) throws -> PlaneRanges {
    guard let center = center?.numbers else {
      return PlaneRanges(x: x, y: y, columns: columns, rows: rows)
    }
    let height = WrittenNumber(argument: "(\(width?.text ?? "20"))*\(rows)/\(columns)")
    return PlaneRanges(
      x: try ViewRange.around(center[0], width),
      y: try center.count > 1 ? ViewRange.around(center[1], height) : nil,
      columns: columns,
      rows: rows
    )
  }
}
