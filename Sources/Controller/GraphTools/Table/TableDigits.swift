import GraphModel

/// How the columns of a table write their numbers, found once for what they hold.
struct TableDigits {
  private struct Cause: Equatable {
    var settings: TableSettings
    var functions: [GraphFunction]
    var rooms: [Int]
  }

  private var cause: Cause?
  private var columns: [ColumnDigits] = []

  func of(_ column: Int) -> ColumnDigits {
    columns.indices.contains(column) ? columns[column] : .ragged
  }

  mutating func suit(_ table: TableColumns, shown: [Int], room: (Int) -> Int) {
    let functions = shown.map { table.curves[$0].function }
    let next = Cause(
      settings: table.settings,
      functions: functions,
      rooms: (0...shown.count).map(room)
    )
    guard next != cause else { return }
    cause = next
    let places = (0..<table.count).map(table.x)
    let numbers = [places] + functions.map { function in places.compactMap(function.y) }
    columns = zip(numbers, next.rooms).map { ColumnDigits(suiting: $0, room: $1) }
  }
}
