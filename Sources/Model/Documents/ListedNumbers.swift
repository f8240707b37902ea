import Figures
package import Formulas
import GraphModel
import Numerals

extension ParameterValues {
  /// Names the lists among functions, and the columns of tables.
  ///
  /// A list may use numbers of others; one that would use itself has none. Numbers for parameters have to
  /// be set before.
  mutating func define(lists functions: [String: GraphFunction]) {
    var waiting = functions.filter {
      $0.value.base is ListFunction || $0.value.base is TableFunction
    }
    while let name = waiting.keys.min() { define(list: name, from: &waiting) }
  }

  private mutating func define(list name: String, from waiting: inout [String: GraphFunction]) {
    guard let function = waiting.removeValue(forKey: name) else { return }
    if let table = function.base as? TableFunction {
      lists[name] = table.list(named: name)
    } else if let list = (function.base as? ListFunction)?.list {
      for other in Set(list.numbers.flatMap(\.usedLists)).sorted() {
        define(list: other, from: &waiting)
      }
      lists[name] = ListNumbers(list.numbers.map { $0.binding(self) })
    }
  }
}

extension TableFunction {
  /// What formulas may ask of a column; nil where none is called so.
  package func list(named name: String) -> ListNumbers? {
    table.column(named: name).map { lists[$0] }
  }
}

extension DataTable.Column {
  /// What formulas may ask of it: nothing where a cell has no number.
  package var numbers: ListNumbers {
    ListNumbers { [name, cells] in
      let fractions = cells.compactMap(\.fraction)
      if fractions.count == cells.count { return .fractions(fractions) }
      let programs = cells.enumerated().compactMap { row, cell in
        // Two are not the same number where the same is known of them.
        cell.program(name: "\(name) \(row)")
      }
      return programs.count == cells.count ? .programs(programs) : .unknown
    }
  }
}

extension DataTable.Cell {
  fileprivate var fraction: Rational? {
    guard case .number(let text) = self else { return nil }
    return [Instruction].written(text).flatMap { try? Program($0) }?.code.exactValue
  }

  fileprivate func program(name: String) -> Program? {
    switch self {
    case .number(let text): [Instruction].written(text).flatMap { try? Program($0) }
    case .between(let value):
      try? Program([.enclosed(value, name: name)])
    case .missing, .refused: nil
    }
  }
}
