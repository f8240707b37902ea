import CalculatorScenes
import Persistence

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The saved state as one JSON value in one file, or nowhere.
final class StateStore {
  private let file: StateFile?

  init(file: StateFile?) { self.file = file }

  /// What was saved, and a sentence when that could not be used.
  ///
  /// A broken file, or one of a newer version, is set aside and never overwritten.
  func load() -> (SavedState, sentence: String?) {
    guard let file else { return (SavedState(), nil) }
    switch file.load() {
    case .absent: return (SavedState(), nil)
    case .unreadable(let reason): return (SavedState(), reason)
    case .loaded(let data):
      do {
        let version = try JSONDecoder().decode(Version.self, from: data).version
        guard version <= SavedState.currentVersion else {
          let sentence = setAside(file, "it is from a newer version of Ordinate")
          return (SavedState(), sentence)
        }
        return (try JSONDecoder().decode(SavedState.self, from: data), nil)
      } catch {
        return (SavedState(), setAside(file, "it is damaged"))
      }
    }
  }

  /// Saves; returns a sentence when that failed.
  func save(_ state: SavedState) -> String? {
    guard let file else { return nil }
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      encoder.nonConformingFloatEncodingStrategy = .throw
      try file.save(try encoder.encode(state))
      return nil
    } catch {
      return "The state could not be saved: \(error)"
    }
  }

  private func setAside(_ file: StateFile, _ reason: String) -> String {
    file.setAside(reason: reason)
  }

  private struct Version: Decodable { var version: Int }
}
