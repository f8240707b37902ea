import Formulas
import ExactEvaluation
import Words
import CLibrary

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
    if let question = LocalQuestion(line: line) { return answer(question) }
    if let question = FitQuestion(line: line) { return answer(question) }
    guard let question = ExactQuestion(line: line) else {
      say(ExactAnswer.undecided(.part).line)
      return say("end")
    }
    limitWork(milliseconds: question.milliseconds + question.milliseconds / 8)
    defer { limitWork(milliseconds: 0) }
    let evaluation = ExactCalculation(question)
    say(evaluation.answer.line)
    if question.wantsForm, let form = evaluation.form { say("form " + form) }
    say("end")
  }

  private static func answer(_ question: LocalQuestion) {
    limitWork(milliseconds: question.milliseconds + question.milliseconds / 8)
    defer { limitWork(milliseconds: 0) }
    say(LocalFormula.answer(to: question).line)
    say("end")
  }

  private static func answer(_ question: FitQuestion) {
    limitWork(milliseconds: question.milliseconds + question.milliseconds / 8)
    defer { limitWork(milliseconds: 0) }
    let answer = BoundedFit(question).answer
    for line in answer.lines { say(line) }
    say("end")
  }

  /// Ends the process when it has computed for so long, which no question can stop; 0 for no limit.
  private static func limitWork(milliseconds: Int) {
    var limit = itimerval()
    limit.it_value.tv_sec = milliseconds / 1_000
    limit.it_value.tv_usec = numericCast(milliseconds % 1_000 * 1_000)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
  }

  private static func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}
