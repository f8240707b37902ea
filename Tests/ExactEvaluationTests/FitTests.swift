import ExactEvaluation
import Formulas
import Operations
import Testing

/// Models fitted to data in the process that knows exact numbers.
@Suite struct FitTests {
  /// The steps of `&0 #0 multiply &1 add`: parameters by &, columns by #.
  private func answer(
    _ model: String,
    _ columns: [[String]],
    parameters: Int = 2,
    start: String? = nil
  ) throws -> FitAnswer {
    let parts =
      ["fit 5000 20 radians \(parameters)", "#1", model] + (start.map { ["start " + $0] } ?? [])
      + columns.map { $0.joined(separator: " ") }
    let question = try #require(FitQuestion(line: parts.joined(separator: " @ ")))
    #expect(FitQuestion(line: question.line) == question)
    let answer = try #require(FitCalculation(question)).answer
    var read = FitAnswer(.none)
    let isRead = answer.lines.allSatisfy { read.read($0) }
    #expect(isRead && read == answer)
    return answer
  }

  private let line = "&0 #0 multiply &1 add"

  @Test func `a line through points is exact`() throws {
    let answer = try answer(line, [["1", "2", "3", "4"], ["1", "3", "2", "5"]])
    #expect(answer.proof == .unique)
    #expect(answer.parameters.map(\.fraction) == ["11/10", "0"])
    #expect(answer.residualSum?.fraction == "27/10")
    #expect(answer.determination?.fraction == "121/175")
  }

  @Test func `equal x determine nothing`() throws {
    #expect(try answer(line, [["2", "2", "2"], ["1", "2", "3"]]).proof == .undetermined)
    #expect(try answer(line, [["2"], ["1"]]).proof == .undetermined)
  }

  @Test func `a model with a logarithm of the column is solved in balls`() throws {
    let answer = try answer("&0 #0 ln multiply &1 add", [["1", "2", "4"], ["1", "3", "5"]])
    #expect(answer.proof == .unique)
    #expect(answer.parameters[0].decimal?.hasPrefix("2.885390081777926") == true)
    #expect(answer.parameters[1].decimal?.hasPrefix("1.00000000000000") == true)
  }

  @Test func `a curve through its points is a minimum`() throws {
    let data = [["0", "1", "2", "3"], ["3", "6", "12", "24"]]
    let answer = try answer("&0 &1 #0 power multiply", data, start: "1 1.5")
    #expect(answer.proof == .minimum)
    #expect(answer.parameters.map { $0.decimal?.prefix(12) } == ["3.0000000000", "2.0000000000"])
  }

  @Test func `of what may be 0 no digit is told`() throws {
    let curve = try answer(
      "&0 &1 #0 power multiply",
      [["0", "1", "2"], ["3", "6", "12"]],
      start: "1 1"
    )
    #expect(curve.residualSum?.decimal == nil && curve.deviations.allSatisfy { $0.decimal == nil })
    let line = try answer(
      "&0 #0 ln multiply &1 #0 multiply add",
      [["1", "2", "3"], ["2", "4", "6"]]
    )
    #expect(line.proof == .unique)
    #expect(line.parameters[0].decimal == nil)
    #expect(line.parameters[1].decimal?.hasPrefix("2.0000000000000") == true)
  }

  /// Where the model does not depend on a parameter at the start, it may elsewhere.
  @Test func `a kink is not taken for a line`() throws {
    let data = [["1", "2", "3"], ["5", "5", "6"]]
    #expect(try answer("&0 #0 multiply 5 max", data, parameters: 1).proof != .undetermined)
  }

  @Test(arguments: ["ln", "acosh", "gamma"])
  func `where a row has no value there is no sum of squares`(operation: String) throws {
    let data = [["-1", "2", "3"], ["1", "4", "5"]]
    let model = "&0 #0 multiply &1 add #0 \(operation) add"
    #expect(try answer(model, data).proof == .none)
  }

  @Test func `with all parameters at their bounds these are the least`() throws {
    let sum = "&0 &1 add #0 multiply"
    func answer(_ model: String, _ ends: [FitBound], _ data: [[String]]) throws -> FitAnswer {
      let columns = data.map { $0.joined(separator: " ") }
      let line = (["fit 5000 20 radians 2", "#1", model] + columns).joined(separator: " @ ")
      var question = try #require(FitQuestion(line: line))
      question.bounds = ends
      return BoundedFit(question).answer
    }
    let ends = (0...1).map { FitBound(parameter: $0, value: "1", isLower: true, isStrict: false) }
    let both = try answer(sum, ends, [["1", "2"], ["1", "2"]])
    #expect(both.proof == .least)
    #expect(both.atBounds == [0, 1])
    #expect(both.parameters.map(\.fraction) == ["1", "1"])
    #expect(both.residualSum?.fraction == "5")
    // Any two numbers with the sum 3.
    #expect(try answer(sum, ends, [["1", "2"], ["3", "6"]]).proof == .none)
    // The least lies on one line, of which one point is within.
    #expect(try answer(sum, ends, [["1", "2"], ["2", "4"]]).proof == .none)
  }

  @Test func `what has no value at all proves nothing`() throws {
    let data = [["1", "2", "3"], ["5", "5", "6"]]
    #expect(
      try answer("&0 2 power negate 1 subtract ln", data, parameters: 1).proof
        == .none
    )
  }
}
