import Documents
import Testing

/// Tables read from text.
@Suite struct DataReaderTests {
  private func cells(_ text: String, column: Int = 1) throws -> [DataTable.Cell] {
    try DataReader.table(of: text).columns[column].cells
  }

  @Test(arguments: [
    "x,y\n1,2.5\n", "x\ty\n1\t2,5", "x;y\r\n1;2,5\r\n", "\u{FEFF}x,y\n\n1,\"2.5\"\n",
  ])
  func `cells are apart by tabs, semicolons or commas`(text: String) throws {
    let table = try DataReader.table(of: text)
    #expect(table.columns.map(\.name) == ["x", "y"])
    #expect(table.columns.map(\.cells) == [[.number("1")], [.number("2.5")]])
  }

  @Test func `columns without names have the usual ones, and rows keep their order`() throws {
    let table = try DataReader.table(of: "1,2,3\n-4,\u{2212}5,+6e+2\n")
    #expect(table.columns.map(\.name) == ["x1", "y1", "y2"])
    #expect(table.columns[1].cells == [.number("2"), .number("-5")])
    #expect(table.columns[2].cells == [.number("3"), .number("6e2")])
    #expect(table.column(named: "y2") == 2 && table.column(named: "z") == nil)
    #expect(table.rowCount == 2)
  }

  @Test func `a named column has its usual name as well`() throws {
    let table = try DataReader.table(of: "t,h\n0,1\n")
    #expect(table.column(named: "h") == 1 && table.column(named: "y1") == 1)
  }

  @Test func `what is missing or no number is marked`() throws {
    #expect(
      try cells("1,2\n3,\n4\n5,n/a\n6,1e99999\n")
        == [.number("2"), .missing, .missing, .refused("n/a"), .refused("1e99999")]
    )
  }

  @Test func `numbers written in two ways are one`() throws {
    let table = try DataReader.table(of: "1,2\n1.0,3\n10e-1,\n2,x\n")
    #expect(table.columns.map(\.differentNumbers) == [2, 2])
  }

  @Test func `quotes hold separators, lines and quotes`() throws {
    let table = try DataReader.table(of: "\"a, \"\"b\"\"\nc\",y\n\"1\",2\n")
    #expect(table.columns[0].name == "a, \"b\"\nc")
    #expect(table.columns[0].cells == [.number("1")])
  }

  @Test(arguments: [
    ("", DataReader.Fault.empty), ("x,y\n", .empty), ("1,2\0", .binary),
    ("1,2\n3,4,5", .longRow(line: 2, cells: 3, columns: 2)), ("1,2\n3,\"4", .openQuote(line: 2)),
  ])
  func `what is no table is refused with its place`(text: String, fault: DataReader.Fault) {
    #expect(throws: fault) { try DataReader.table(of: text) }
  }

  @Test func `a thousand columns are read, one more is refused`() throws {
    let row = Array(repeating: "1", count: 1_000).joined(separator: ",")
    #expect(try DataReader.table(of: row).columns.count == 1_000)
    #expect(throws: DataReader.Fault.tooManyColumns(1_001)) {
      try DataReader.table(of: row + ",1")
    }
  }
}
