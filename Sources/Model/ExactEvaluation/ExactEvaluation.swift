import Numerals
package import ExactAnswers
import Expressions
import Words

/// The answer to a question, and the closed form that is looked for after it.
package struct ExactEvaluation {
  package let answer: ExactAnswer
  private let tape: ExactTape
  private let value: ExactNumber?

  /// Computes a value to as many digits as are asked for.
  package init(_ question: ExactQuestion) {
    var limits = ExactLimits(
      deadline: ProcessorClock.now + .milliseconds(question.milliseconds)
    )
    limits.bits = max(limits.bits, question.digits * 8)
    tape = ExactTape(limits: limits, decides: question.decides)
    do {
      let value = try tape.value(of: question)
      (answer, self.value) = (try tape.answer(for: value, digits: question.digits), value)
    } catch ExactFault.undecided(let doubt) {
      (answer, value) = (.undecided(doubt), nil)
    } catch let fault as NoValue {
      (answer, value) = (.undefined(tape.reason(of: fault)), nil)
    } catch {
      (answer, value) = (.undefined(nil), nil)
    }
  }

  /// The value in closed form, where it has one that is known.
  package var form: String? {
    guard let value, case .number = answer else { return nil }
    return tape.closedText(of: value)
  }
}

extension ExactTape {
  /// The value of a formula at its place.
  fileprivate func value(of question: ExactQuestion) throws -> ExactNumber {
    var place: ExactNumber?
    if let steps = question.place {
      place = try code(steps, question.angleUnit).number(at: nil, in: self)
    }
    return try code(question.formula, question.angleUnit).number(at: place, in: self)
  }

  /// Why there is no value, with numbers in closed form or rounded.
  fileprivate func reason(of fault: NoValue) -> ProgramFault? {
    func digits(_ x: ExactNumber) -> CertainDigits? {
      if case .number(let digits)? = try? answer(for: x, digits: 10) { digits } else { nil }
    }
    return fault.fault {
      closedText(of: $0) ?? digits($0)?.text ?? "?"
    } value: {
      digits($0).flatMap { Double($0.text) } ?? .nan
    }
  }

  private func code(
    _ steps: [Instruction],
    _ angleUnit: AngleUnit
  ) throws -> ProgramCode {
    guard let program = try? Program(steps, angleUnit: angleUnit) else {
      throw ExactFault.undecided(.part)
    }
    return program.code
  }
}
