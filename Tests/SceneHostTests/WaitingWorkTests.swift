import SceneHost
import Synchronization
import Testing

@Suite struct WaitingWorkTests {
  private final class Log: Sendable {
    private let entries = Mutex<[String]>([])
    var all: [String] { entries.withLock { $0 } }
    func add(_ entry: String) { entries.withLock { $0.append(entry) } }
  }

  private let log = Log()
  private let work: WaitingWork

  init() {
    let log = log
    work = WaitingWork(start: { task in
      log.add("start")
      task()
    })
  }

  private func ask(_ names: String...) {
    let query = names.map { name in
      BackgroundQuery<String, Bool> { [log] question, _ in
        log.add(question + name)
        return true
      }
    }
    for question in query {
      question.background = work.background
      question.ask("?")
    }
  }

  @Test func `work begins once nothing is to be drawn, in order`() {
    ask("a", "b")
    #expect(log.all.isEmpty)
    work.begin(isIdle: false, at: 5)
    #expect(log.all.isEmpty)
    work.begin(isIdle: true, at: 5.01)
    #expect(log.all == ["start", "?a", "start", "?b"])
    work.begin(isIdle: true, at: 5.02)
    #expect(log.all.count == 4)
  }

  @Test func `pictures without an end hold it up for a while only`() {
    ask("a")
    for time in [5, 5.05, 5.09] { work.begin(isIdle: false, at: time) }
    #expect(log.all.isEmpty)
    work.begin(isIdle: false, at: 5.11)
    #expect(log.all == ["start", "?a"])
    ask("b")
    work.begin(isIdle: false, at: 5.12)
    #expect(log.all.count == 2)
  }
}
