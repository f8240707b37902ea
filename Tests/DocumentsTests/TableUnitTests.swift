import Documents
import GraphModel
import Testing

/// Cells with units, which are numbers only when somebody says so.
@Suite struct TableUnitTests {
  private func texts(_ rows: String) throws -> [[String]]? {
    let table = TableFunction(try DataReader.table(of: "p\tq\n" + rows))
    return (table.withoutUnits?.base as? TableFunction).map { table in
      (0..<table.columnCount).map { column in
        (0..<table.rowCount).map { table.text(ofRow: $0, column: column) }
      }
    }
  }

  @Test func `one unit of a column is taken off`() throws {
    #expect(try texts("5 kg\t€3\n7.25kg\t4\n") == [["5", "7.25"], ["3", "4"]])
    #expect(try texts("20 %\t1\n−5 °C\t2\n") == nil)
    #expect(try texts("5 kg\t1\n300 g\t2\n") == nil)
    #expect(try texts("a1\tb\n12b3\t4\n") == nil)
    #expect(try texts("1\t2\n3\t4\n") == nil)
    #expect(try texts("5 m²\t1\n6 m²\tn/a\n") == [["5", "6"], ["1", "n/a"]])
  }
}
