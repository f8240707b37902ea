import ExactAnswers
import ExactEvaluation
import Words

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Answers questions after exact numbers, line by line, until there are no more.
///
/// It is a process of its own because what it asks for help cannot be stopped and may end it.
@main
struct OrdinateNumbers {
  static func main() {
    // What needs more memory is not settled.
    var limit = rlimit(rlim_cur: 1 << 30, rlim_max: 1 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    limit = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    while let line = readLine() { answer(line) }
  }

  private static func answer(_ line: String) {
    guard let question = ExactQuestion(line: line) else {
      say(ExactAnswer.undecided(.part).line)
      return say("end")
    }
    // Should nobody be left to end it, a question that never ends does so itself.
    alarm(UInt32(clamping: question.milliseconds / 500 + 1))
    defer { alarm(0) }
    let evaluation = ExactEvaluation(question)
    say(evaluation.answer.line)
    if question.wantsForm, let form = evaluation.form { say("form " + form) }
    say("end")
  }

  private static func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}
