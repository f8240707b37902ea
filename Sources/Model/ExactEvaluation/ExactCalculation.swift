import Numerals
package import Formulas
import Operations
import Words

/// The answer to a question, and the closed form that is looked for after it.
package struct ExactCalculation {
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
    } catch let fault as NoValue<ExactNumber> {
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

  /// Why there is no value.
  fileprivate func reason(of fault: NoValue<ExactNumber>) -> ProgramFault {
    fault.fault { x in
      KnownOperand(
        text: text(of: x),
        sign: try? sign(of: x),
        isOne: try? sign(of: subtract(x, number(1))) == 0
      )
    }
  }

  /// A number in full, in closed form, or as far as its first digits are certain.
  private func text(of x: ExactNumber) -> String? {
    guard case .number(let digits)? = try? answer(for: x, digits: 10) else { return nil }
    return digits.told(closed: closedText(of: x))
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
