import Numerals
package import Operations
import Words

extension ProgramCode {
  /// The value in an arithmetic that knows every digit, at a place that it knows.
  ///
  /// `x` is the value of the variable, nil where there is none. Of `either` the second counts only
  /// where the first is proven to have no value; an error of any other kind ends the search.
  ///
  /// - Throws: `ExactFault`, or `NoValue` where there is proven to be none.
  package func number(
    at x: ExactNumber?,
    in arithmetic: any ExactArithmetic
  ) throws -> ExactNumber {
    let value = operations.fold(depth: stackDepth) { index, step, first, second -> Outcome? in
      if arithmetic.watchesBreaks {
        note(
          step.breaks,
          isOfTwo: step.operandCount == 2,
          (try? first?.get()) ?? nil,
          (try? second?.get()) ?? nil,
          in: arithmetic
        )
      }
      return Outcome {
        switch step {
        case .binary(.either):
          guard case .failure(let fault as NoValue<ExactNumber>)? = first else {
            return try chosen(first?.get(), in: arithmetic)
          }
          do {
            return try chosen(second?.get(), in: arithmetic)
          } catch let other as NoValue<ExactNumber> {
            // What is left out by its condition is no reason where another has one.
            throw fault.step == .binary(.when) ? other : fault
          }
        case .binary(.when):
          // What is left out need not have a value.
          if let condition = try first?.get(), try arithmetic.sign(of: condition) == 0 {
            throw NoValue(step: step, owner: nil, operands: [condition])
          }
        case .binary(.known):
          if let condition = try first?.get(), try arithmetic.sign(of: condition) == 0 {
            throw ExactFault.unknown
          }
        case .number, .variable, .unary, .binary, .power, .saturation, .integral: break
        }
        let (first, second) = (try first?.get(), try second?.get())
        do {
          let result = try number(of: step, first, second, at: x, in: arithmetic)
          if step.isStatement, let result { arithmetic.note(condition: result) }
          return result
        } catch ExactFault.undefined {
          let operand = try owners[index]?.argument.fold { _, step, first, second in
            try number(of: step, first, second, at: x, in: arithmetic)
          }
          throw NoValue(
            step: step,
            owner: owners[index],
            operands: operand.map { [$0] } ?? [first, second].compactMap { $0 }
          )
        }
      }
    }
    guard let value = try value?.get() else { throw ExactFault.undecided(.part) }
    return value
  }

  private func chosen(_ number: ExactNumber??, in arithmetic: any ExactArithmetic) -> ExactNumber? {
    let number = number ?? nil
    if let number { arithmetic.note(choice: number) }
    return number
  }

  /// A number, nil where a part is not known, or why there is none.
  private typealias Outcome = Result<ExactNumber?, any Error>

  private func note(
    _ breaks: [Break?],
    isOfTwo: Bool,
    _ first: ExactNumber?,
    _ second: ExactNumber?,
    in arithmetic: any ExactArithmetic
  ) {
    func joined(_ operation: ExactOperation) -> ExactNumber? {
      first.flatMap { first in second.flatMap { try? arithmetic.join(operation, first, $0) } }
    }
    for case let found? in breaks {
      let argument: ExactNumber? =
        switch found.argument {
        case .last: isOfTwo ? second : first
        case .first: first
        case .difference: joined(.subtract)
        case .quotient: joined(.divide)
        case .sum: nil
        }
      arithmetic.note(argument, beside: found.targets)
    }
  }

  /// Nil for an integral, for y, for the variable without a value, and for an operation that the
  /// arithmetic doesn't know.
  private func number(
    of step: CodeStep,
    _ first: ExactNumber?,
    _ second: ExactNumber?,
    at x: ExactNumber?,
    in arithmetic: any ExactArithmetic
  ) throws -> ExactNumber? {
    switch (step, first, second) {
    case (.number(let index), _, _):
      return try numbers[Int(index)].number(in: arithmetic)
    case (.variable, _, _): return x
    case (.unary(let operation), let first?, _):
      return try operation.row.precise?(arithmetic, first)
    case (.binary(let operation), let first?, let second?):
      return try operation.row.precise?(arithmetic, first, second)
    case (.power(let numerator, let denominator), let first?, _):
      return try arithmetic.power(first, Int(numerator), Int(denominator))
    case (.unary, _, _), (.binary, _, _), (.power, _, _), (.saturation, _, _), (.integral, _, _):
      return nil
    }
  }
}
