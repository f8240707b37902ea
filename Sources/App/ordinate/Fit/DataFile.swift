import Documents
import SystemServices
import Words

/// Files of data.
enum DataFile {
  static func table(at path: String) throws -> DataTable {
    let bytes = try Failure.unlessRefused { () throws(SystemFault) in
      try DocumentFile(path: path).read()
    }
    do throws(DataReader.Fault) {
      return try DataReader.table(in: bytes)
    } catch {
      throw Failure.impossible("\(path): \(Locale()(error.phrase)).")
    }
  }
}
