package import Drawing
package import Input
import CLibrary
import Synchronization

/// The window's tree for screen readers, over AT-SPI, and what they do in it.
///
/// A thread of its own answers from the tree that was handed over last, so that no reader takes the
/// window from a person. Without a session bus, or while nobody reads, it sleeps and costs nothing.
package final class AccessibilityBus: Sendable {
  /// A window as it is now.
  package struct Picture: Equatable, Sendable {
    let tree: AccessibilityNode
    /// Device pixels per point, and where the window begins on the screen in device pixels.
    let scale: Double
    let corner: Point

    package init(_ tree: AccessibilityNode, scale: Double, corner: Point) {
      (self.tree, self.scale, self.corner) = (tree, scale, corner)
    }
  }

  /// What is to be done with a part, by the ids that lead to it.
  package struct Deed: Equatable, Sendable {
    package let act: AccessibilityAct
    package let way: [String]
  }

  private struct State {
    var isActive = false
    var picture: Picture?
    var announcements: [String] = []
    var deeds: [Deed] = []
  }

  private let state = Mutex(State())
  /// Both ends of a pipe by which the thread is woken.
  private let pipe: (read: Int32, write: Int32)
  private let wake: @Sendable () -> Void

  /// More deeds than this are not kept: a reader that floods loses the rest.
  private static let mostDeeds = 64

  /// Begins to listen for readers.
  ///
  /// `wake` is called from another thread when `takeDeeds` has some, or
  /// when a tree is wanted.
  package init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
    var ends: [Int32] = [-1, -1]
    if CLibrary.pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
    }
    pipe = (ends[0], ends[1])
    #if canImport(CDBus)
    guard pipe.read >= 0, getenv("DBUS_SESSION_BUS_ADDRESS") != nil else { return }
    var thread = pthread_t()
    let context = Unmanaged.passRetained(self)
    let isRefused = pthread_create(
      &thread,
      nil,
      { context in
        guard let context = context as UnsafeMutableRawPointer? else { return nil }
        AccessibilityThread(Unmanaged<AccessibilityBus>.fromOpaque(context).takeRetainedValue())?
          .run()
        return nil
      },
      context.toOpaque()
    )
    if isRefused == 0 { pthread_detach(thread) } else { context.release() }
    #endif
  }

  /// Whether somebody reads.
  package var isActive: Bool { state.withLock { $0.isActive } }

  /// Hands over the window as it is now.
  package func publish(_ picture: Picture) {
    let isNews = state.withLock { state in
      guard state.isActive, state.picture != picture else { return false }
      state.picture = picture
      return true
    }
    if isNews { wakeThread() }
  }

  /// Has a sentence read that stands nowhere.
  package func announce(_ sentence: String) {
    let isHeard = state.withLock { state in
      if state.isActive { state.announcements.append(sentence) }
      return state.isActive
    }
    if isHeard { wakeThread() }
  }

  /// What readers want done since this was asked last.
  package func takeDeeds() -> [Deed] {
    state.withLock { state in
      defer { state.deeds = [] }
      return state.deeds
    }
  }

  // MARK: The thread's side

  var wakingEnd: Int32 { pipe.read }

  func setActive(_ isActive: Bool) {
    state.withLock { state in
      state.isActive = isActive
      if !isActive { state.picture = nil }
    }
    if isActive { wake() }
  }

  /// What has been handed over, and sentences to be read.
  func take() -> (picture: Picture?, announcements: [String]) {
    state.withLock { state in
      defer { state.announcements = [] }
      return (state.picture, state.announcements)
    }
  }

  func ask(for deed: Deed) -> Bool {
    let isTaken = state.withLock { state in
      guard state.deeds.count < Self.mostDeeds else { return false }
      state.deeds.append(deed)
      return true
    }
    if isTaken { wake() }
    return isTaken
  }

  private func wakeThread() {
    var byte: UInt8 = 0
    _ = write(pipe.write, &byte, 1)
  }
}
