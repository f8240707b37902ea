import CalculatorScene
import Documents
package import Formulas
import GraphModel
import GraphScene
import Notation
package import SceneHost

/// Who knows what takes long to find.
extension GraphingCalculator {
  /// Who knows exact numbers; without anybody only what Doubles make certain is shown.
  package func answerNumbers(
    by work: @escaping BackgroundQuery<ExactQuestion, ExactReply>.Computation
  ) {
    calculator.answerNumbers(by: work)
    graph.answerValues { function, x, mayContinue in
      guard let program = function.program,
        let question = Self.question(program, at: x)
      else { return nil }
      return work(question, mayContinue).answer.enclosure
    }
    graph.answerDigits { formula, count in
      guard let program = try? FormulaParser.parse(formula) else { return nil }
      let question = ExactQuestion(program.plain, program.angleUnit, digits: count)
      return work(question, { true }).digits?.text
    }
  }

  /// Who knows what formulas are near a place; without anybody no view is deeper than Doubles.
  package func answerLocal(by work: @escaping @Sendable (LocalQuestion) -> LocalAnswer) {
    graph.answerLocal { function, x, y in
      LocalView(x, y).flatMap { function.local(in: $0, work) }
    }
  }

  /// A question after a value at a number as it was written; nil where nobody could answer it.
  private static func question(_ program: Program, at x: TypedNumber) -> ExactQuestion? {
    guard let text = x.text else { return ExactQuestion(program, at: x.value) }
    let place = try? FormulaTree(text).program(program.angleUnit, closingBrackets: true)
    return place.flatMap { ExactQuestion(program, at: $0) }
  }

  /// Who fits models to data.
  package func answerFits(by work: @escaping @Sendable (FitQuestion) -> FitAnswer) {
    graph.answerSolutions { function in
      guard let fit = function.base as? FitFunction, let question = fit.question else {
        return function.base.solved()
      }
      return fit.solved(work(question))
    }
  }
}
