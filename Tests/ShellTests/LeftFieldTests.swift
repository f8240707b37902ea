import Controls
import Documents
import Drawing
import GraphModel
import Input
import TestSupport
import Testing

/// A number that is typed is taken when its field is left for anything else; Esc gives it up.
@Suite struct LeftFieldTests {
  private func table(_ width: Double, _ height: Double) throws -> Bench {
    let bench = Bench(width, height)
    try bench.graph(["2x"])
    bench.key(.character("t"), .command)
    return bench
  }

  private func pressPad(_ names: [String], _ bench: Bench) {
    for name in names { bench.tap(bench.draw().graphTexts.last { $0.text == name }?.box.center) }
  }

  @Test(arguments: windows)
  func `a finger goes from field to field of the table`(size: Size) throws {
    let bench = try table(size.width, size.height)
    for (field, digits) in [("From", ["−", "4"]), ("To", ["9"]), ("Step", ["3"])] {
      bench.tap(bench.draw().place(of: field))
      pressPad(digits, bench)
    }
    bench.tap(bench.draw().place(of: "From"))
    let settings = bench.state.document.table
    #expect(settings?.start == -4 && settings?.end == 9 && settings?.step == 3)
  }

  @Test(arguments: [true, false])
  func `a field is left by Tab and by closing the table`(byTab: Bool) throws {
    let bench = try table(1280, 800)
    bench.click(bench.draw().place(of: "From"))
    bench.type("1")
    if byTab { bench.key(.tab) } else { bench.key(.character("t"), .command) }
    #expect(bench.state.document.table?.start == 1)
  }

  @Test func `what is no number is not taken`() throws {
    let bench = try table(1280, 800)
    bench.click(bench.draw().place(of: "From"))
    bench.type("2+")
    bench.click(bench.draw().place(of: "Step"))
    #expect(bench.state.document.table == nil)
    bench.type("7")
    bench.key(.escape)
    #expect(bench.state.document.table == nil)
  }

  @Test func `a letter's number is taken when the plane is pressed`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["a*x"])
    let letter = bench.draw().graphTexts.last { $0.text == "a" }
    bench.click(letter?.box.center)
    bench.type("7")
    bench.click(bench.place(ofX: 3, y: -3))
    #expect(bench.document.graph[settingOf: "a"].value == 7)
  }

  @Test(arguments: [true, false])
  func `a number in the list is taken when the list is left`(byKey: Bool) throws {
    let bench = Bench(1280, 800)
    try bench.graph(["a*x"])
    bench.key(.character("l"), .command)
    bench.click(try PanelOnScreen(bench).value(below: 1))
    bench.type("7")
    if byKey { bench.key(.character("l"), .command) } else { bench.key(.function(6)) }
    #expect(bench.document.graph[settingOf: "a"].value == 7)
  }

  @Test func `an end of the stretch is taken when the other is typed`() throws {
    let bench = Bench(390, 844)
    try bench.graph(["x^2-1"])
    bench.type("s")
    bench.tap(bench.draw().place(of: "Select an interval"))
    func tap(_ name: String) { bench.tap(bench.tree.all.first { $0.name == name }?.frame.center) }
    for (name, digit) in [("start of the interval", "−"), ("end of the interval", "2")] {
      tap(name)
      pressPad([digit, "2"], bench)
    }
    #expect(bench.state.exploration?.statistics?.lower == -2)
  }
}
