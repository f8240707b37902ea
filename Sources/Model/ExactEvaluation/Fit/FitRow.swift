import Formulas
import Operations
import Words

/// A model in one row, of which all that depends on no parameter is decided exactly: which of several cases
/// holds, how a column is rounded, what root of it is real.
struct FitRow {
  private let row: [FitScalar]
  private let parameters: [FitDual]
  private let arithmetic: FitArithmetic
  private let tape = ExactTape(
    limits: ExactLimits(bits: 1 << 12, deadline: ProcessorClock.now + .milliseconds(50)),
    decides: true
  )

  init(_ row: [FitScalar], _ parameters: [FitDual], _ arithmetic: FitArithmetic) {
    (self.row, self.parameters, self.arithmetic) = (row, parameters, arithmetic)
  }

  /// A part of the formula.
  private enum Part {
    /// On the tape.
    case fixed(ExactNumber)
    /// In the arithmetic of what depends on parameters.
    case varying(ExactNumber)
    /// There is none.
    case absent
  }

  /// - Throws: Where it has none, or is not known.
  func value(of code: ProgramCode, _ symbols: [FitSymbol?]) throws -> FitDual {
    defer { arithmetic.reset() }
    let found = try code.operations.fold { step, operands throws -> Part? in
      if case .number(let index) = step {
        switch symbols[Int(index)] {
        case .column(let column): return row[column].fraction.map { .fixed(tape.number($0)) }
        case .parameter(let parameter): return .varying(arithmetic.add(parameters[parameter]))
        case nil: return try code.numbers[Int(index)].number(in: tape).map { .fixed($0) }
        }
      }
      do {
        return try part(step, operands.first, operands.dropFirst().first)
      } catch ExactFault.undefined {
        return .absent
      }
    }
    switch found {
    case .fixed(let number): return known(number)
    case .varying(let number): return arithmetic[number]
    case .absent?, nil: throw ExactFault.unknown
    }
  }

  private func part(_ step: CodeStep, _ first: Part?, _ second: Part?) throws -> Part? {
    switch (step, first, second) {
    case (.binary(.either), .absent?, let other): return other
    case (.binary(.either), let one, _): return one
    case (_, .absent?, _), (_, _, .absent?): return .absent
    case (.binary(.when), .fixed(let condition)?, let part):
      return try tape.sign(of: condition) == 0 ? .absent : part
    case (.power(let p, let q), .fixed(let x)?, _):
      return .fixed(try tape.power(x, Int(p), Int(q)))
    case (.power(let p, let q), let x?, _):
      return .varying(try arithmetic.power(varying(x), Int(p), Int(q)))
    case (.unary(let operation), let x?, _):
      guard let precise = operation.row.precise else { throw ExactFault.unknown }
      if case .fixed(let x) = x { return .fixed(try precise(tape, x)) }
      return .varying(try precise(arithmetic, varying(x)))
    case (.binary(let operation), let x?, let y?):
      guard let precise = operation.row.precise else { throw ExactFault.unknown }
      if case .fixed(let x) = x, case .fixed(let y) = y { return .fixed(try precise(tape, x, y)) }
      return .varying(try precise(arithmetic, varying(x), varying(y)))
    default: throw ExactFault.unknown
    }
  }

  private func varying(_ part: Part) throws -> ExactNumber {
    switch part {
    case .fixed(let number): arithmetic.add(known(number))
    case .varying(let number): number
    case .absent: throw ExactFault.undefined
    }
  }

  private func known(_ number: ExactNumber) -> FitDual {
    let value = tape.fraction(number).map(FitScalar.fraction)
    return FitDual(value: value ?? .ball(tape.ball(of: number, bits: arithmetic.numbers.bits)))
  }
}
