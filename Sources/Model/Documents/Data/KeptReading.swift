import Figures
import Synchronization

/// A model as it was read last with the columns of a table, which stay what they are while numbers
/// change; it is no part of what makes functions equal.
final class KeptReading: Sendable, Hashable {
  private struct Reading {
    let columns: [String]
    let result: Result<WrittenModel.Read, ModelFault>
  }

  private let last = Mutex<Reading?>(nil)

  /// - Throws: `ModelFault`, as it was when it was read.
  func read(_ model: WrittenModel, _ table: DataTable) throws(ModelFault) -> WrittenModel.Read {
    let columns = table.columns.map(\.name)
    let result = last.withLock { last in
      if let last, last.columns == columns { return last.result }
      let result = Result<WrittenModel.Read, ModelFault> { () throws(ModelFault) in
        try model.read { table.column(named: $0) }
      }
      last = Reading(columns: columns, result: result)
      return result
    }
    return try result.get()
  }

  static func == (first: KeptReading, second: KeptReading) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
