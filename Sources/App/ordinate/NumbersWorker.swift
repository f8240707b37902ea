import Formulas
import SystemServices
import Words
import CLibrary

/// Exact numbers, from the program that knows them.
final class NumbersWorker: Sendable {
  private let worker: Worker

  /// Nil where the program that knows them is not installed.
  init?() {
    guard let path = Self.path else { return nil }
    worker = Worker(path: path)
  }

  /// Answers a question; what takes too long or too much is asked once more without decisions.
  ///
  /// It is asked now and then whether the answer still matters; what is said when it does not
  /// means nothing.
  func reply(
    to question: ExactQuestion,
    isWanted: () -> Bool = { true }
  ) -> ExactReply {
    var plain = question
    plain.decides = false
    plain.milliseconds /= 2
    return asked(question, isWanted) ?? asked(plain, isWanted) ?? ExactReply(.undecided(.limits))
  }

  /// Nil where there was no answer in time; a form that does not come in time is left out.
  private func asked(_ question: ExactQuestion, _ isWanted: () -> Bool) -> ExactReply? {
    guard isWanted() else { return nil }
    var reply: ExactReply?
    // It ends itself when it has computed too long; on a busy machine that may take a while.
    let limit = Duration.milliseconds(question.milliseconds * 4)
    try? worker.ask(question.line, within: limit, isWanted: isWanted) { line in
      if let answer = ExactAnswer(line: line) { reply = ExactReply(answer) }
      if line.hasPrefix("form ") { reply?.form = String(line.dropFirst(5)) }
      return line == "end"
    }
    return reply
  }

  /// The worker, or the end of a command that has none.
  static func required(for work: String = "a view so deep") throws -> NumbersWorker {
    guard let worker = NumbersWorker() else {
      throw Failure.impossible("\(work) needs ordinate-numbers, which is missing.")
    }
    return worker
  }

  /// What a formula is near a place.
  func reply(to question: LocalQuestion) -> LocalAnswer {
    var answer: LocalAnswer?
    let limit = Duration.milliseconds(question.milliseconds * 4)
    try? worker.ask(question.line, within: limit, isWanted: { true }) { line in
      answer = LocalAnswer(line: line) ?? answer
      return line == "end"
    }
    return answer ?? .undecided
  }

  /// The parameters of a model.
  func reply(to question: FitQuestion) -> FitAnswer {
    var answer = FitAnswer(.none)
    let limit = Duration.milliseconds(question.milliseconds * 4)
    try? worker.ask(question.line, within: limit, isWanted: { true }) { line in
      if line != "end" { _ = answer.read(line) }
      return line == "end"
    }
    return answer
  }

  private static let name = "ordinate-numbers"

  /// Beside the program, or where `make install` puts it.
  private static var path: String? {
    guard let own = realpath("/proc/self/exe", nil) ?? realpath(CommandLine.arguments[0], nil)
    else { return nil }
    defer { free(own) }
    let folder = String(cString: own).split(separator: "/").dropLast().map { "/" + $0 }.joined()
    return [folder + "/" + name, folder + "/../libexec/ordinate/" + name]
      .first { access($0, X_OK) == 0 }
  }
}
