import CLibrary
import Documents
import SystemServices
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
  private let queue = Mutex(Queue())

  private struct Queue {
    /// How many states were given.
    var given = 0
    /// The newest of them that nobody has begun to write.
    var next: (state: SavedState, number: Int)?
    var isBeingWritten = false
    /// Why one could not be written.
    var fault: SystemFault?
  }

  init(_ file: StateFile) { self.file = file }

  /// Writes a state soon, unless a newer one comes before; `failed` is called where it could not be.
  func writeSoon(_ state: SavedState, failed: @escaping @Sendable () -> Void) {
    let isFirst = queue.withLock { queue in
      queue.given += 1
      queue.next = (state, queue.given)
      defer { queue.isBeingWritten = true }
      return !queue.isBeingWritten
    }
    guard isFirst else { return }
    Task.detached(priority: .utility) { [self] in
      while let (state, number) = takeNext() {
        guard let fault = write(state, number) else { continue }
        queue.withLock { $0.fault = fault }
        failed()
      }
    }
  }

  /// Writes a state at once, after what is being written.
  func write(_ state: SavedState) -> SystemFault? {
    write(
      state,
      queue.withLock { queue in
        queue.given += 1
        return queue.given
      }
    )
  }

  /// Why a state could not be written, once.
  func takeFault() -> SystemFault? {
    queue.withLock { queue in
      defer { queue.fault = nil }
      return queue.fault
    }
  }

  private func takeNext() -> (state: SavedState, number: Int)? {
    queue.withLock { queue in
      defer { queue.next = nil }
      queue.isBeingWritten = queue.next != nil
      return queue.next
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
