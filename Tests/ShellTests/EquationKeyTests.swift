import Calculator
import Documents
import GraphModel
import Input
import TestSupport
import Testing

/// "=" works out what has a value, and stands between the sides of what is an equation.
@Suite struct EquationKeyTests {
  private static let sides = [
    ("3x=-6", "3x=−6"), ("x^2=-1", "x^2=−1"), ("x=+2", "x=+2"), ("x=2", "x=2"),
    ("2x+1=5", "2x+1=5"), ("sin(x)=-1/2", "sin(x)=−1÷2"), ("r=-2", "r=−2"),
    ("a=-3", "a=−3"), ("x+y=-1", "x+y=−1"), ("x=-sin(y)", "x=−sin(y)"),
    ("x = 2", "x=2"), ("x^2 = -4", "x^2=−4"), ("a = 5", "a =5"), ("3x  =  y", "3x=y"),
  ]

  @Test(arguments: sides)
  func `both sides that are typed stay`(typed: String, line: String) {
    let bench = Bench(1280, 800)
    bench.type(typed)
    #expect(bench.brain.line == line)
  }

  @Test(arguments: sides.filter { $0.0 != "x=+2" })
  func `both sides that are typed into the list stay`(typed: String, line: String) {
    let bench = Bench(1280, 800)
    bench.key(.character("l"), .command)
    bench.type(typed)
    bench.key(.enter)
    #expect(bench.graphed.count + bench.document.graph.parameters.count == 1)
    #expect(bench.graphed.allSatisfy { $0.contains("=") })
  }

  @Test(arguments: [
    (["x", "=", "2"], "x=2"), (["3", "x", "=", "−", "6"], "3x=−6"),
    (["x", "x²", "=", "4"], "x²=4"), (["x", "=", "(", "2"], "x=(2"),
    // A value is gone on with, and a function is taken of what is there.
    (["3", "=", "−", "6"], "3−6"), (["3", "=", "6"], "6"), (["x", "=", "×", "2"], "x×2"),
    (["x", "=", "sin"], "sin(x)"),
  ])
  func `both sides that are pressed stay`(keys: [String], line: String) {
    let bench = Bench(390, 844)
    for key in keys { #expect(bench.tapKeys(key), "\(key)") }
    #expect(bench.brain.line == line)
  }

  @Test func `what was graphed is left for a new line`() {
    let bench = Bench(1280, 800)
    bench.type("x^2=")
    bench.tapGraph()
    bench.type("3x")
    #expect(bench.brain.line == "3x")
  }
}
