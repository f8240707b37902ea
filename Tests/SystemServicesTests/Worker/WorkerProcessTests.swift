import Testing
import SystemServices

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Programs of the system stand in for one that may die.
@Suite struct WorkerProcessTests {
  private func lines(
    of worker: Worker,
    to question: String,
    within limit: Duration = .seconds(20)
  ) throws -> [String] {
    var lines: [String] = []
    try worker.ask(question, within: limit) { line in
      lines.append(line)
      return line == "end"
    }
    return lines
  }

  @Test func `a question is answered line by line, again and again`() throws {
    let worker = Worker(path: "/bin/cat")
    #expect(try lines(of: worker, to: "one\ntwo\nend") == ["one", "two", "end"])
    #expect(try lines(of: worker, to: "three\nend") == ["three", "end"])
  }

  @Test func `a long line goes both ways`() throws {
    let worker = Worker(path: "/bin/cat")
    let long = String(repeating: "x", count: 60_000)
    #expect(try lines(of: worker, to: long + "\nend") == [long, "end"])
  }

  @Test func `what takes too long is ended, and started again`() throws {
    let worker = Worker(path: "/bin/cat")
    #expect(throws: Worker.Fault.tooLong) {
      try lines(of: worker, to: "no end", within: .milliseconds(50))
    }
    #expect(try lines(of: worker, to: "end") == ["end"])
  }

  @Test func `what takes too long does not live on`() throws {
    let worker = Worker(path: "/bin/sh")
    var id: pid_t?
    try worker.ask("echo $$", within: .seconds(20)) { line in
      id = pid_t(line)
      return true
    }
    let process = try #require(id)
    #expect(kill(process, 0) == 0)
    #expect(throws: Worker.Fault.tooLong) {
      try lines(of: worker, to: "exec sleep 60", within: .milliseconds(50))
    }
    #expect(kill(process, 0) == -1)
  }

  @Test func `one that dies is told from one that is slow`() {
    #expect(throws: Worker.Fault.died) {
      try lines(of: Worker(path: "/bin/true"), to: "end")
    }
  }

  @Test func `one that is not there cannot start`() {
    #expect(throws: Worker.Fault.cannotStart) {
      try lines(of: Worker(path: "/nowhere/at/all"), to: "end")
    }
  }
}
