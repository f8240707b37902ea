/// One of the two halves of the window, as it is saved.
package enum Pane: String, Codable, Hashable, Sendable {
  case master, detail
}
