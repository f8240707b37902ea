import GraphScene
import SceneParts
import Shell
import Documents
import SystemServices
import Words

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The saved state as one JSON value in one file, or nowhere.
final class StateStore {
  private let lock: FileLock?
  private let writer: StateWriter?
  /// Whether the file may be replaced: not when it holds what could be neither read nor set aside.
  private var maySave = true
  /// Watches until the first picture is there.
  private let watch: StartWatch?
  private let wasStopped: Bool

  init(file: StateFile?) {
    lock = file.map { FileLock($0) }
    writer = lock.map { StateWriter($0.file) }
    wasStopped = lock.map { StartWatch.wasStopped($0.file) } ?? false
    watch = lock.map { StartWatch($0.file) }
  }

  /// The first picture is there, or the program ends in good order: what was loaded stops no start.
  func endStart() { watch?.end() }

  /// What was saved, and a sentence when that could not be used.
  ///
  /// A broken file, or one of a newer version, is set aside and never overwritten.
  func load() -> (SavedState, sentence: SystemFault?) {
    guard let lock else { return (SavedState(), nil) }
    switch lock.file.load() {
    case .absent: return (firstState ?? SavedState(), nil)
    case .unreadable(let sentence): return (SavedState(), setAside(lock.file, sentence))
    case .loaded where wasStopped: return (SavedState(), setAside(lock.file, .stateStoppedStart))
    case .loaded(let data):
      do {
        return (try Self.state(in: data), nil)
      } catch is NewerVersion {
        return (SavedState(), setAside(lock.file, .stateIsNewer))
      } catch DocumentFault.formulaTooLong {
        return (SavedState(), setAside(lock.file, .stateIsTooLong))
      } catch {
        return (SavedState(), setAside(lock.file, .stateIsDamaged))
      }
    }
  }

  /// A further window starts as the first one was last saved.
  private var firstState: SavedState? {
    guard let lock, lock.file != lock.first, case .loaded(let data) = lock.first.load() else {
      return nil
    }
    return try? Self.state(in: data)
  }

  private static func state(in data: Data) throws -> SavedState {
    let version = try JSONDecoder().decode(Version.self, from: data).version
    guard version <= SavedState.currentVersion else { throw NewerVersion() }
    return try JSONDecoder().decode(SavedState.self, from: data)
  }

  /// Saves as much as can be written and read again, at once; returns a sentence when that failed.
  func save(_ state: SavedState) -> SystemFault? { maySave ? writer?.write(state) : nil }

  /// The same beside what the person does; where it fails, `takeFault` tells why after `failed`.
  func saveSoon(_ state: SavedState, failed: @escaping @Sendable () -> Void) {
    if maySave { writer?.writeSoon(state, failed: failed) }
  }

  /// Why a state could not be saved, once.
  func takeFault() -> SystemFault? { writer?.takeFault() }

  private func setAside(_ file: StateFile, _ cause: SystemFault) -> SystemFault {
    let answer = file.setAside(because: cause)
    if case .notSetAside = answer { maySave = false }
    return answer
  }

  private struct Version: Decodable { var version: Int }
  private struct NewerVersion: Error {}
}
