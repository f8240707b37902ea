package import GraphModel
import Numerals
package import Words

extension GraphDocument {
  /// What the letters of curves stand for, in a line: `a = 1.5, b = 2`; empty where they have none.
  package func letterValues(of curves: [GraphedCurve], _ mark: DecimalMark) -> String {
    let used = curves.flatMap { functions[$0.index]?.function.parameters ?? [] }
    return Set(used).intersection(functions.parameters).sorted().map { name in
      let setting = self[settingOf: name]
      let list = (setting.list.isEmpty ? [setting.value] : setting.list).map(NumberText.rounded)
      let values = list.count > 1 ? "{\(list.joined(separator: ", "))}" : list[0]
      return name + " = " + mark.written(values)
    }
    .joined(separator: mark == .comma ? "; " : ", ")
  }
}
