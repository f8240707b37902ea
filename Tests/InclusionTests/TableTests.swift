import CMPFR
import Calculus
import Formulas
import Intervals
import Operations
import Testing

/// Every operation that people write, beside the reference library.
@Suite struct TableTests {
  /// Those that the reference has, and all that other languages have: the points of the others come from
  /// a library of enclosures, beside which there is none.
  private static let unary = UnaryOperation.allCases.filter {
    TableReference.unary[$0.name] != nil || !$0.row.writing.elsewhere.isUnknown
  }
  private static let binary = BinaryOperation.allCases.filter {
    TableReference.binary[$0.name] != nil || !$0.row.writing.elsewhere.isUnknown
  }

  @Test(arguments: unary)
  func `one-place operations enclose the reference's values`(operation: UnaryOperation) throws {
    let reference = try #require(TableReference.unary[operation.name], "no reference")
    let inclusion = InclusionOperation(
      name: operation.name,
      kind: .unary(
        { operation.enclosure(of: Enclosure(value: $0, slope: .entire)).value },
        reference
      )
    )
    var run = InclusionRun(seed: 0x7AB1E)
    let tally = run.run(inclusion, samples: 4_000)
    #expect(tally.escapes == 0, "\(tally.firstEscape ?? "")")
  }

  @Test(arguments: binary)
  func `two-place operations enclose the reference's values`(operation: BinaryOperation) throws {
    let reference = try #require(TableReference.binary[operation.name], "no reference")
    let inclusion = InclusionOperation(
      name: operation.name,
      kind: .binary(
        { first, second in
          operation.enclosure(
            of: Enclosure(value: first, slope: .entire),
            Enclosure(value: second, slope: .entire)
          ).value
        },
        reference
      )
    )
    var run = InclusionRun(seed: 0x7AB1E)
    let tally = run.run(inclusion, samples: 4_000)
    #expect(tally.escapes == 0, "\(tally.firstEscape ?? "")")
  }
}
