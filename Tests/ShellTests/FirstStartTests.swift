import Calculator
import Controls
import Documents
import Drawing
import Input
import TestSupport
import Testing

/// What is offered until something is entered.
@Suite struct FirstStartTests {
  private let phone = Bench(390, 844)

  private func pill(_ formula: String, _ bench: Bench) -> Point? {
    _ = bench.draw()
    return bench.tree.all.first { $0.name == "Graph \(formula)" }?.frame.center
  }

  private func offers(_ bench: Bench) -> Bool { pill("sin(x)", bench) != nil }

  @Test func `a phone's display offers formulas, and one that is pressed is graphed`() {
    #expect(offers(phone))
    phone.tap(pill("sin(x)", phone))
    #expect(phone.graphed == ["sin(x)"] && phone.state.isGraphShown)
    phone.key(.escape)
    #expect(!offers(phone))
    phone.key(.character("z"), .command)
    #expect(phone.graphed.isEmpty)
  }

  @Test func `a number that is pressed is worked out`() {
    phone.tap(pill("1/3+1/6", phone))
    #expect(phone.brain.isWorkedOut && !phone.state.isGraphShown && phone.graphed.isEmpty)
    phone.key(.backspace, .command)
    #expect(!offers(phone))
  }

  @Test func `beside the graph its card offers them`() {
    let bench = Bench(1280, 800)
    #expect(!offers(bench))
    #expect(bench.draw().graphWords.contains("Try one"))
  }
}
