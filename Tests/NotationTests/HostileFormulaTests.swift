import Calculator
import Formulas
import Foundation
import Intervals
import Notation
import Figures
import Synchronization
import TestSupport
import Testing

/// Formulas that nobody writes, but anybody may paste: on a stack of 512 KiB, 26 bytes for a level.
private struct HostileFormula: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String

  init(_ name: String, _ text: String) {
    testDescription = name
    self.text = text
  }

  private static func deep(_ count: Int, _ open: String, _ close: String = "") -> String {
    String(repeating: open, count: count) + "x" + String(repeating: close, count: count)
  }

  static let all = [
    HostileFormula("10⁵ brackets", deep(100_000, "(", ")")),
    HostileFormula("20,000 open brackets", deep(20_000, "(")),
    HostileFormula("20,000 closing brackets", deep(20_000, "", ")")),
    HostileFormula("20,000 roots", deep(20_000, "√")),
    HostileFormula("20,000 signs", deep(20_000, "-")),
    HostileFormula("20,000 bars", deep(10_000, "|", "|")),
    HostileFormula("20,000 sines", deep(20_000, "sin ")),
    HostileFormula("20,000 calls", deep(20_000, "ln(", ")")),
    HostileFormula("a tower of 20,000 powers", String(repeating: "x^", count: 19_999) + "x"),
    HostileFormula("20,000 factorials", deep(1, "", "") + String(repeating: "!", count: 20_000)),
    HostileFormula("a sum of 20,000 terms", String(repeating: "x+", count: 19_999) + "x"),
    HostileFormula("20,000 digits", String(repeating: "1", count: 20_000)),
    HostileFormula("a product of 20,000 factors", String(repeating: "x", count: 20_000)),
    HostileFormula("a maximum of 20,000", "max(x" + String(repeating: ",x", count: 20_000) + ")"),
    HostileFormula(
      "a character of 20,000 accents",
      "x" + String(repeating: "\u{301}", count: 20_000)
    ),
    HostileFormula("a million characters", String(repeating: "1+", count: 500_000)),
    HostileFormula("9^9^9^9", "9^9^9^9"),
    HostileFormula("170!!", "170!!"),
    HostileFormula("tan(1e308 x)", "tan(1e308x)"),
    HostileFormula("x^(1e308)", "x^(1e308)-x^(−1e308)"),
    HostileFormula("a root of a root", "root(1e−320, root(1e308, x))"),
    HostileFormula("mod of nothing", "mod(1e308, 1e−320)+mod(x, 0)"),
  ]
}

@Suite struct `Hostile formulas` {
  /// A thread has less room for calls inside calls than the program's first one: nothing here may
  /// go down as deep as a formula is.
  private static let stackSize = 512 * 1024

  @Test(arguments: HostileFormula.all)
  fileprivate func `are refused or answered on a small stack`(formula: HostileFormula) {
    let answer = Self.onSmallStack { Self.useEverything(formula.text) }
    #expect(answer == nil)
  }

  /// Runs something on a thread with a small stack and waits for its answer.
  private static func onSmallStack(_ body: @escaping @Sendable () -> String?) -> String? {
    let done = DispatchSemaphore(value: 0)
    let answer = Mutex<String?>(nil)
    let thread = Thread {
      let found = body()
      answer.withLock { $0 = found }
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    done.wait()
    return answer.withLock { $0 }
  }

  /// Reads it, evaluates it in every arithmetic, writes it, saves it and keys it in.
  private static func useEverything(_ text: String) -> String? {
    var brain = CalculatorBrain()
    brain.paste(text)
    do {
      let program = try FormulaParser.parse(text)
      _ = program.evaluate(at: 0.5)
      _ = program.sample([0.5, 1, 2])
      let box = Interval(0.25, 0.75)
      _ = program.enclosure(over: box)
      _ = program.intervalUnion(over: box)
      _ = program.taylorModel(around: 0.5, over: box)
      _ = try program.reason(at: -1)
      _ = PiecewiseProgram(program)
      _ = program.description
      let data = try JSONEncoder().encode(program)
      return try JSONDecoder().decode(Program.self, from: data) == program ? nil : "not the same"
    } catch let error as FormulaError {
      return error.range.lowerBound >= 0 ? nil : "a fault nowhere"
    } catch {
      return "\(error)"
    }
  }
}
