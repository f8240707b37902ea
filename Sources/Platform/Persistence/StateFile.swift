package import Foundation
package struct StateFile {
  package enum Loaded { case absent, loaded(Data), unreadable(String) }
  let path: String
  package init(path: String) { self.path = path }
  package static func standard() throws -> StateFile { StateFile(path: "/tmp/ordinate-state.json") }
  package func load() -> Loaded { (try? Data(contentsOf: URL(fileURLWithPath: path))).map { .loaded($0) } ?? .absent }
  package func save(_ data: Data) throws { try data.write(to: URL(fileURLWithPath: path)) }
  package func setAside(reason: String) -> String { reason }
}
