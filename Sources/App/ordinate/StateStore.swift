import CalculatorScenes
import Persistence
import Words

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
  func load() -> (SavedState, sentence: SystemSentence?) {
    guard let file else { return (SavedState(), nil) }
    switch file.load() {
    case .absent: return (SavedState(), nil)
    case .unreadable(let sentence): return (SavedState(), sentence)
    case .loaded(let data):
      do {
        let version = try JSONDecoder().decode(Version.self, from: data).version
        guard version <= SavedState.currentVersion else {
          return (SavedState(), file.setAside(because: .stateIsNewer))
        }
        return (try JSONDecoder().decode(SavedState.self, from: data), nil)
      } catch {
        return (SavedState(), file.setAside(because: .stateIsDamaged))
      }
    }
  }

  /// Saves; returns a sentence when that failed.
  func save(_ state: SavedState) -> SystemSentence? {
    guard let file else { return nil }
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      encoder.nonConformingFloatEncodingStrategy = .throw
      try file.save(try encoder.encode(state))
      return nil
    } catch let error as StateFileError {
      return error.sentence
    } catch {
      return .stateNotSaved(because: "\(error)")
    }
  }

  private struct Version: Decodable { var version: Int }
}
