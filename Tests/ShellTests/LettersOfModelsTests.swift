import Calculus
import CurveProof
import Documents
import ExactEvaluation
import GraphModel
import GraphTools
import Intervals
import Operations
import Testing

/// Parameters of a model are numbers for the rest of the list.
@Suite struct LettersOfModelsTests {
  /// The list of a table, of which the least squares are 7/2 − 3/4·x, and lines below it.
  private func content(
    _ lines: String...,
    rows: String = "0,3\n2,3\n4,0\n",
    change: (inout GraphDocument) -> Void = { _ in }
  ) throws -> GraphContent {
    var document = GraphDocument()
    let table = GraphFunction(TableFunction(try DataReader.table(of: rows)))
    _ = document.functions.add(table, text: table.name)
    for line in lines {
      _ = document.functions.add(try GraphFunction(reading: line, angleUnit: .radians), text: line)
    }
    change(&document)
    let solutions = SolvedFunctions { function in
      guard let fit = function.base as? FitFunction, let question = fit.question else { return nil }
      return FitCalculation(question).map { fit.solved($0.answer) }
    }
    return GraphContent(document, solutions: solutions)
  }

  private func value(_ index: Int, at x: Double, _ content: GraphContent) -> Interval? {
    content.curves.first { $0.index == index }?.function.base.enclosure(over: Interval(x)).value
      .interval
  }

  @Test func `formulas and relations use what was fitted, exactly`() throws {
    let content = try content("y1~m*x1+b", "m*x+b+10", "2m", "f(x)=m+x", "f(0)")
    #expect(value(2, at: 4, content) == Interval(10.5))
    #expect(value(3, at: 0, content) == Interval(-1.5))
    #expect(value(5, at: 0, content) == Interval(-0.75))
    #expect(content.document.letters.isEmpty)
  }

  @Test func `a slider of such a letter says nothing any more`() throws {
    let content = try content("y1~m*x1+b", "m*x") { $0[settingOf: "m"].set(values: [5]) }
    #expect(value(2, at: 4, content) == Interval(-3))
    #expect(!content.document.letters.contains("m"))
  }

  @Test func `the letters keep their numbers while the model is hidden`() throws {
    let content = try content("y1~m*x1+b", "m*x+b") {
      $0.functions.update(1) { $0.isHidden = true }
    }
    #expect(value(2, at: 2, content) == Interval(2))
  }

  @Test func `a model of what is left of it, too, has no curve`() throws {
    let content = try content("y1~a*x1+b*y1")
    #expect(value(1, at: 1, content) == Interval.empty)
  }

  @Test func `a function keeps its name beside a letter that is called so`() throws {
    let content = try content("y1~f*x1+b", "f(x)=x^2", "f(3)+0*b")
    #expect(value(3, at: 0, content) == Interval(9))
  }

  @Test func `without an answer nothing has a value`() throws {
    let content = try content("y1~m*x1+b", "m*x", rows: "1,2\n1,3\n")
    #expect(value(2, at: 1, content) == Interval.empty)
  }
}
