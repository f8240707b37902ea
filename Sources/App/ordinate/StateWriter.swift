import CLibrary
import Documents
import Persistence
import Synchronization
import Words

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes states into a file: a long history takes longer than a picture may, so it is written beside
/// what the person does.
final class StateWriter: Sendable {
  private let file: StateFile
  /// What was written last, counted as it was asked for; held while a file is written.
  private let written = Mutex(0)
  /// How many states were given, and why one could not be written.
  private let news = Mutex((given: 0, fault: SystemFault?.none))

  init(_ file: StateFile) { self.file = file }

  /// Writes a state soon, unless a newer one is written before; `done` is called where that failed.
  func writeSoon(_ state: SavedState, failed: @escaping @Sendable () -> Void) {
    let number = next()
    Task.detached(priority: .utility) { [self] in
      guard let fault = write(state, number) else { return }
      news.withLock { $0.fault = fault }
      failed()
    }
  }

  /// Writes a state at once, after what is being written.
  func write(_ state: SavedState) -> SystemFault? { write(state, next()) }

  /// Why a state could not be written, once.
  func takeFault() -> SystemFault? {
    news.withLock { news in
      defer { news.fault = nil }
      return news.fault
    }
  }

  private func next() -> Int {
    news.withLock {
      $0.given += 1
      return $0.given
    }
  }

  private func write(_ state: SavedState, _ number: Int) -> SystemFault? {
    written.withLock { last -> SystemFault? in
      guard number > last else { return nil }
      last = number
      do {
        let bytes = try Self.bytes(of: state)
        try file.save(bytes)
        if bytes.count > Self.large { giveBack() }
        return nil
      } catch let error as SystemFault {
        return error
      } catch {
        return .stateNotSaved(because: "\(error)")
      }
    }
  }

  /// A state of so many bytes has taken many times as much memory to be written.
  private static let large = 1 << 17

  /// Gives memory that was taken for a moment back to the system, where the C library can.
  private func giveBack() {
    typealias Trim = @convention(c) (Int) -> Int32
    guard let trim = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(trim, to: Trim.self)(0)
  }

  /// The state, or the first of its reductions that a file can hold.
  private static func bytes(of state: SavedState) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .throw
    for reduction in state.reductions.dropLast() {
      if let bytes = try? encoder.encode(reduction), bytes.count <= StateFile.largest {
        return bytes
      }
    }
    return try encoder.encode(state.reductions.last ?? state)
  }
}
