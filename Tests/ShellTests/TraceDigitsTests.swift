import Input
import SceneHost
import SceneParts
import Testing

@Suite struct TraceDigitsTests {
  @Test(arguments: [
    ("e^x-1-x", "1E-7", "(1·10⁻⁷, 5·10⁻¹⁵)"), ("x^3", "1E-4", "(0.0001, 1·10⁻¹²)"),
    ("-x^2", "2E-9", "(2·10⁻⁹, −4·10⁻¹⁸)"), ("x+1", "1E-7", "(1·10⁻⁷, 1.0000)"),
    ("x-x", "1E-7", "(1·10⁻⁷, 0)"), ("e^(-x)", "1000", "(1000, ≈ 0)"),
    ("x", "123456789", "(123456789, 1.2346·10⁸)"),
  ])
  func `what is not 0 is not told as 0`(formula: String, x: String, copied: String) throws {
    let bench = Bench(1024, 768)
    try bench.graph([formula])
    bench.type("tx")
    bench.type(x)
    bench.key(.enter)
    #expect(bench.key(.character("c"), .command).contains(.copy(copied)))
  }

  @Test func `what was typed is not the Double beside it`() throws {
    let bench = Bench(1024, 768)
    try bench.graph(["x"])
    bench.type("tx")
    bench.type("0.1+0.2")
    bench.key(.enter)
    for _ in 0..<13 { bench.key(.pageUp) }
    let copied = bench.key(.character("c"), .command)
    #expect(
      copied.contains(.copy("(0.3, 0.3)")) || "\(copied)".contains("0.30000000000000"),
      "\(copied)"
    )
    #expect(!"\(copied)".contains("0.30000000000000004"), "\(copied)")
  }

  /// Of 10⁹·x the digits that the view does not show of x are whole numbers.
  @Test func `an x with more digits than are shown is only about that`() throws {
    let bench = Bench(1024, 768)
    try bench.graph(["1000000000x"])
    bench.type("tx")
    bench.type("1.23456789")
    bench.key(.enter)
    let copied = "\(bench.key(.character("c"), .command))"
    #expect(copied.contains("(≈ 1.23") && copied.contains(", 1.234"), "\(copied)")
  }

  @Test func `at a smooth extremum the tangent is level`() throws {
    let bench = Bench(1024, 768)
    try bench.graph(["sin(x)"])
    bench.type("tn")
    bench.type("d")
    let words = bench.draw().graphWords
    #expect(words.contains("y = 1"), "\(words)")
    #expect(!words.contains("10⁻¹⁷") && !words.contains("10⁻¹⁶"), "\(words)")
  }

  @Test(arguments: [
    ("x^2", "1E-4", "slope0.0002"), ("x^2", "1E-5", "slope0.00002"),
    ("x^2", "-1E-9", "slope−2·10⁻⁹"),
    ("(x-1)^2-1E-10", "1.00001", "slope0.0000200"), ("x^2/1E6", "2", "slope0.00000400"),
  ])
  func `a slope that is not 0 is not told as 0`(formula: String, x: String, told: String) throws {
    let bench = Bench(1024, 768)
    try bench.graph([formula])
    bench.type("tx")
    bench.type(x)
    bench.key(.enter)
    let words = bench.draw().graphWords
    #expect(words.contains(told), "\(words)")
  }
}
