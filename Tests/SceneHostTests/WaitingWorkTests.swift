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

  private func ask(_ names: String..., isPatient: Bool = true) {
    let query = names.map { name in
      BackgroundQuery<String, Bool>(isPatient: isPatient) { [log] question, _ in
        log.add(question + name)
        return true
      }
    }
    for question in query {
      question.background = work.background
      question.ask("?")
    }
  }

  @Test func `work begins once there was no picture for a while, in order`() {
    ask("a", "b")
    #expect(work.deadline(after: 5) == 5.025)
    work.begin(at: 5.01, after: 5)
    #expect(log.all.isEmpty)
    work.begin(at: 5.03, after: 5)
    #expect(log.all == ["start", "?a", "start", "?b"])
    #expect(work.deadline(after: 5) == nil)
    work.begin(at: 5.05, after: 5)
    #expect(log.all.count == 4)
  }

  @Test func `what pictures wait for begins at once`() {
    ask("a", isPatient: false)
    #expect(log.all == ["start", "?a"] && work.deadline(after: 5) == nil)
  }

  @Test func `pictures without an end hold it up for a while only`() {
    ask("a")
    for time in [5, 5.1, 5.2] { work.begin(at: time, after: time - 0.01) }
    #expect(log.all.isEmpty)
    work.begin(at: 5.26, after: 5.25)
    #expect(log.all == ["start", "?a"])
    ask("b")
    work.begin(at: 5.27, after: 5.26)
    #expect(log.all.count == 2)
  }
}
