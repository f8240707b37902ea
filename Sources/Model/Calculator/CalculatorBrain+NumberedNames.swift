import Notation

// "log2(", "log10(" and "atan2(" typed letter by letter: "log" has already become "log(" when
// the 2 comes.
extension CalculatorBrain {
  /// Remembers digits typed straight after the name of a function that goes on with them.
  mutating func noteNumberedName(_ digits: String) {
    guard state.mode == .formula else { return }
    let line = state.line
    let place = line.caret - digits.count - 1
    guard place >= 0, let name = Self.numberedNames[line.pieces[place]],
      FormulaName.all.keys.contains(where: { $0.hasPrefix(name + digits) })
    else { return }
    typing.nameDigits = digits
  }

  private static let numberedNames = ["log(": "log", "atan(": "atan"]

  /// Makes "log(2" and "(" into "log2("; false when the digits name no function.
  mutating func nameFunction(numbered digits: String) -> Bool {
    let place = state.line.caret - digits.count - 1
    guard place >= 0, let name = Self.numberedNames[state.line.pieces[place]],
      FormulaName.all[name + digits] != nil
    else { return false }
    change(.letters) { brain in
      brain.state.line.removeBackward(digits.count + 1)
      brain.state.line.insert(pieces: [name + digits + "("])
    }
    return true
  }
}
