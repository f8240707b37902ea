import GraphLibrary

/// A graph of two closures in a window: one that is sampled, and one that is proven.
@main
struct TwoCurves {
  static func main() throws {
    try GraphWindow(
      "Two curves",
      .init("x³ − 3x") { $0 * $0 * $0 - 3 * $0 },
      .init("1 ÷ x", certain: { .constant(Interval(1)) / .variable(over: $0) }) { x in
        x == 0 ? nil : 1 / x
      }
    ).run()
  }
}
