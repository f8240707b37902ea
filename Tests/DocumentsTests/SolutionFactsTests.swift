import Analysis
import Calculus
import Documents
import GraphModel
import Intervals
import Notation
import Operations
import Testing

/// Facts of solutions whose slope has kinks or jumps.
@Suite struct SolutionFactsTests {
  private func features(
    _ equation: String,
    _ low: Double,
    _ high: Double,
    _ kinds: [Feature.Kind]
  ) throws -> [Feature] {
    let function = try GraphFunction(reading: equation, angleUnit: .radians)
    let pieces = try #require(function.base.pieces)
    return FunctionFacts(of: pieces, over: Interval(low, high)).features
      .filter { kinds.contains($0.kind) }
  }

  /// Where the slope touches 0 in a kink it does not change its sign, wherever the window is cut.
  @Test(arguments: [
    ("y'=|x|, y(0)=0", -1.0, 1.0), ("y'=|x|, y(0)=0", 0, 0.5), ("y'=|x|, y(0)=0", -1, 3),
    ("y'=|x|, y(-1)=0", -1, 0), ("y'=|x-3|, y(0)=0", 2, 4), ("y'=|x^2-1|, y(0)=0", 1, 2),
    ("y'={x<0: -x, x}, y(0)=0", -1, 1), ("y'={x<0: x^2, x}, y(0)=0", 0, 0.5),
    ("y'=max(x,-x), y(0)=0", -1, 1), ("y'=|sin(x)|, y(0)=0", -1, 1),
  ])
  func `a solution that goes on rising has no extremum`(
    equation: String,
    low: Double,
    high: Double
  ) throws {
    let found = try features(equation, low, high, [.maximum, .minimum])
    #expect(!found.contains { $0.isProven }, "\(found)")
  }

  @Test(arguments: [
    ("y'=x|x|, y(0)=0", -1.0, 1.0), ("y'=x|x|, y(0)=0", 0, 4), ("y''=|x|, y(0)=0, y'(0)=0", -1, 1),
    ("y'=|x|y+1, y(0)=0", -1, 1), ("y'=1+x|y|, y(0)=0", -1, 1),
  ])
  func `a solution that keeps its bend has no inflection`(
    equation: String,
    low: Double,
    high: Double
  ) throws {
    let found = try features(equation, low, high, [.inflection])
    #expect(!found.contains { $0.isProven }, "\(found)")
  }

  /// Where the bend jumps over 0 there is an inflection, which is not overlooked where the window is cut.
  @Test(arguments: ["y'=1+|x|, y(0)=0", "y'=|x|-1/2, y(0)=0"], [1.0, 2])
  func `a bend that jumps is not overlooked`(equation: String, reach: Double) throws {
    let found = try features(equation, -reach, reach, [.inflection])
    #expect(found.contains { $0.x.contains(0) }, "\(found)")
  }

  @Test func `turns of smooth solutions stay proven, at the edge of the window, too`() throws {
    for (low, high) in [(-1.0, 1.0), (0, 1), (-1, 0)] {
      let found = try features("y'=x, y(0)=0", low, high, [.minimum])
      #expect(found.contains { $0.isProven && $0.x == Interval(0) }, "\(low) \(found)")
    }
  }
}
