import Intervals
import Formulas
import Operations
import Words

/// A formula of columns and parameters, row by row.
struct FitModel {
  private let code: ProgramCode
  /// What the numbers of the code stand for, where that is not themselves.
  private let symbols: [FitSymbol?]

  init?(_ steps: [Instruction], _ angleUnit: AngleUnit) {
    guard let program = try? Program(steps, angleUnit: angleUnit), !program.usesVariable else {
      return nil
    }
    code = program.code
    symbols = code.numbers.map { FitSymbol($0.interval) }
  }

  /// Whether it may be another formula in another row.
  var hasCases: Bool {
    code.operations.contains { step in
      if case .binary(.either) = step { true } else { false }
    }
  }

  /// The polynomial of columns that it is; nil where it is none, or not linear in its parameters.
  func polynomial(columns: Int) -> FitPolynomial? {
    let arithmetic = FitPolynomials(columns: columns)
    let found = try? code.operations.fold { step, operands throws -> ExactNumber? in
      let (first, second) = (operands.first, operands.dropFirst().first)
      switch (step, first, second) {
      case (.number(let index), _, _):
        switch symbols[Int(index)] {
        case .column(let column): return arithmetic.symbol(column: column)
        case .parameter(let parameter): return arithmetic.symbol(parameter: parameter)
        case nil: return try code.numbers[Int(index)].number(in: arithmetic)
        }
      case (.power(let p, let q), let x?, _): return try arithmetic.power(x, Int(p), Int(q))
      case (.unary(let operation), let x?, _): return try operation.row.precise?(arithmetic, x)
      case (.binary(let operation), let x?, let y?):
        return try operation.row.precise?(arithmetic, x, y)
      default: return nil
      }
    }
    return found.flatMap { try? arithmetic.known($0) }
  }

  /// The value in a row, with its derivatives by the parameters.
  ///
  /// - Throws: Where it has none, or is not known.
  func value(
    of row: [FitScalar],
    _ parameters: [FitDual],
    in arithmetic: FitArithmetic
  ) throws -> FitDual {
    do {
      return try quickValue(of: row, parameters, in: arithmetic)
    } catch {
      return try FitRow(row, parameters, arithmetic).value(of: code, symbols)
    }
  }

  private func quickValue(
    of row: [FitScalar],
    _ parameters: [FitDual],
    in arithmetic: FitArithmetic
  ) throws -> FitDual {
    defer { arithmetic.reset() }
    let found = try code.operations.fold { step, operands throws -> ExactNumber? in
      let (first, second) = (operands.first, operands.dropFirst().first)
      switch (step, first, second) {
      case (.number(let index), _, _):
        switch symbols[Int(index)] {
        case .column(let column): return arithmetic.add(FitDual(value: row[column]))
        case .parameter(let parameter): return arithmetic.add(parameters[parameter])
        case nil: return try code.numbers[Int(index)].number(in: arithmetic)
        }
      case (.power(let p, let q), let x?, _): return try arithmetic.power(x, Int(p), Int(q))
      case (.unary(let operation), let x?, _): return try operation.row.precise?(arithmetic, x)
      case (.binary(let operation), let x?, let y?):
        return try operation.row.precise?(arithmetic, x, y)
      default: return nil
      }
    }
    guard let found else { throw ExactFault.unknown }
    return arithmetic[found]
  }

  /// The value in a row in binary64, rounded at each step; not a number where there is none.
  func value(of row: [Double], _ parameters: [Double]) -> Double {
    let value = code.operations.fold { step, operands -> Double? in
      let (first, second) = (operands.first, operands.dropFirst().first)
      switch (step, first, second) {
      case (.number(let index), _, _):
        switch symbols[Int(index)] {
        case .column(let column): return row[column]
        case .parameter(let parameter): return parameters[parameter]
        case nil: return code.numbers[Int(index)].value
        }
      case (.power(let p, let q), let x?, _): return Real.rationalPower(x, Int(p), Int(q))
      case (.unary(let operation), let x?, _): return operation.value(of: x)
      case (.binary(let operation), let x?, let y?): return operation.value(of: x, y)
      default: return nil
      }
    }
    return value ?? .nan
  }
}
