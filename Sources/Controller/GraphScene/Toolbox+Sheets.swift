import Controls
import GraphStatistics
import GraphTable
import GraphTools

/// How sheets and what they list move after a hand has let go.
extension Toolbox {
  /// Lets them go on; true while one does.
  mutating func advanceSheets(to time: Double) -> Bool {
    let glides = [statistics.scroll.advance(to: time), table.scroll.advance(to: time)]
    return glides.contains(true)
      || [statistics.grip, table.grip].contains { $0.deadline(at: time) != nil }
  }

  /// When `advanceSheets` has something to do next.
  func sheetDeadline(at time: Double) -> Double? {
    [
      statistics.scroll.deadline(at: time), table.scroll.deadline(at: time),
      statistics.grip.deadline(at: time), table.grip.deadline(at: time),
    ]
    .compactMap { $0 }.min()
  }

  /// Shows all of a sheet, or half of it again.
  mutating func toggleSheet(in layer: GraphLayer, at time: Double, isStill: Bool) {
    switch layer {
    case .statistics: statistics.grip.toggle(at: time, isStill: isStill)
    case .table: table.grip.toggle(at: time, isStill: isStill)
    default: break
    }
  }
}
