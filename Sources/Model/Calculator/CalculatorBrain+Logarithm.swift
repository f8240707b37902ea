import Notation

// "log2(" and "log10(" typed letter by letter: "log" has already become "log(" when the 2 comes.
extension CalculatorBrain {
  /// Remembers digits typed straight after "log".
  mutating func noteLogarithmBase(_ digits: String) {
    guard state.mode == .formula, ["1", "2", "10"].contains(digits) else { return }
    let line = state.line
    let place = line.caret - digits.count - 1
    guard place >= 0, line.pieces[place] == "log(" else { return }
    typing.logarithmBase = digits
  }

  /// Makes "log(2" and "(" into "log2("; false when the digits name no function.
  mutating func nameLogarithm(base: String) -> Bool {
    guard FormulaName.all["log" + base] != nil else { return false }
    change(.letters) { brain in
      brain.state.line.removeBackward(base.count + 1)
      brain.state.line.insert(pieces: ["log" + base + "("])
    }
    return true
  }
}
