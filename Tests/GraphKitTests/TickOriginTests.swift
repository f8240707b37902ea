import GraphKit
import Testing

@Suite struct TickOriginTests {
  private static func view(_ base: String, _ offset: String, _ exponent: Int) -> Viewport {
    Viewport(pointsPerUnit: 80).counted(
      fromX: TickOrigin(base: base, offset: offset, exponent: exponent),
      y: TickOrigin(base: "", offset: "0", exponent: exponent)
    )
  }

  @Test(arguments: [
    ("2.5", -51, "2.5·10⁻⁵¹"), ("−28.28", -1, "−2.828"), ("0.488", -16, "4.88·10⁻¹⁷"),
    ("0", -9, "0"),
    ("≈ 3", -20, "≈ 3·10⁻²⁰"), ("1.5·10⁻⁷", -3, "1.5·10⁻¹⁰"), ("12", 4, "120000"),
    ("12", 5, "1.2·10⁶"),
    ("5", -3, "0.005"), ("…", -5, "…"),
  ])
  func `a number is written with the power that it counts`(
    number: String,
    exponent: Int,
    written: String
  ) {
    #expect(Self.view("π", "0", exponent).written(number, .y) == written)
  }

  @Test func `a place is its origin and what is counted from there`() {
    let view = Self.view("π", "0", -51)
    #expect(view.full("−2.5", .x) == "π − 2.5·10⁻⁵¹")
    #expect(view.full("2", .x) == "π + 2·10⁻⁵¹")
    #expect(view.full("0", .x) == "π")
    #expect(view.full("2", .y) == "2·10⁻⁵¹")
    #expect(view.letter(.x) == "t")
    #expect(view.letter(.y) == "y")
    #expect(Self.view("√2", "-6e-16", -20).full("0", .x) == "√2 − 6·10⁻¹⁶")
    #expect(
      Self.view("", "0.333", -20).full("1", .x)
        == "0.333 + 10⁻²⁰".replacing("10⁻²⁰", with: "1·10⁻²⁰")
    )
  }

  @Test func `a number in full is its formula`() {
    #expect(TickOrigin(base: "π", offset: "0", exponent: -5).formula == "π")
    #expect(TickOrigin(base: "π", offset: "-3e-9", exponent: -5).formula == "π-3e-9")
    #expect(TickOrigin(base: "", offset: "0.25", exponent: -5).formula == "0.25")
    #expect(TickOrigin(base: "π", offset: "3e-9", exponent: -5).formula == "π+3e-9")
  }
}
