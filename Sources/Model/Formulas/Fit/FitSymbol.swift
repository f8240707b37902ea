package import Intervals

/// What a model is written with besides numbers: a column of the data, or a parameter to be found.
package enum FitSymbol: Hashable, Sendable {
  case column(Int), parameter(Int)

  /// The step that stands for it: a number of which a program knows nothing but that it is itself.
  package var instruction: Instruction { .enclosed(mark, name: word) }

  /// The symbol of a number in a program; nil for a number that is one.
  package init?(_ number: Interval) {
    guard let place = Int(exactly: number.lowerBound.magnitude.rounded(.down)) else { return nil }
    let symbols = [FitSymbol.column(place), .parameter(place - 1)]
    guard let found = symbols.first(where: { $0.mark == number }) else { return nil }
    self = found
  }

  private var mark: Interval {
    switch self {
    case .column(let index): Interval(Double(index) + 0.25, Double(index) + 0.75)
    case .parameter(let index): Interval(-Double(index) - 1.75, -Double(index) - 1.25)
    }
  }

  /// "#0" for the first column, "&0" for the first parameter.
  var word: String {
    switch self {
    case .column(let index): "#\(index)"
    case .parameter(let index): "&\(index)"
    }
  }

  init?(word: String) {
    guard let index = Int(word.dropFirst()), index >= 0 else { return nil }
    switch word.first {
    case "#": self = .column(index)
    case "&": self = .parameter(index)
    default: return nil
    }
  }
}
