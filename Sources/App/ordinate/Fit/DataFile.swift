import Documents
import SystemServices
import Words

/// Files of data.
enum DataFile {
  static func table(at path: String) throws -> DataTable {
    let bytes = try Failure.unlessRefused { () throws(SystemFault) in
      try DocumentFile(path: path).read()
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure.impossible("\(path): it is no text.")
    }
    do throws(DataReader.Fault) {
      return try DataReader.table(of: text)
    } catch {
      throw Failure.impossible("\(path): \(sentence(error)).")
    }
  }

  private static func sentence(_ fault: DataReader.Fault) -> String {
    switch fault {
    case .empty: "there are no numbers in it"
    case .binary: "it is no text"
    case .openQuote(let line): "a quote that begins in line \(line) does not end"
    case .tooManyColumns(let count):
      "it has \(count) columns; a table has at most \(DataReader.mostColumns)"
    case .longRow(let line, let cells, let columns):
      "line \(line) has \(cells) cells where there are \(columns) columns"
    }
  }
}
