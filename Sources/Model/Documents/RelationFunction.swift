import Analysis
package import Calculator
import Calculus
import CurveProof
package import Expressions
package import Graphs
package import Notation
package import PlaneProof
package import Relations
import Words

/// A relation of x and y as something to graph; as a function of x it has no values.
package struct RelationFunction: GraphableFunction, PlaneSet {
  /// What was typed.
  package let name: String
  package let relation: PlaneRelation
  let written: Relation

  /// Nil where it has too many conditions to be drawn.
  package init?(_ written: Relation, text: String) {
    guard let relation = written.plane else { return nil }
    (self.written, self.relation, name) = (written, relation, text)
  }

  package func y(at x: Double) -> Double? { nil }

  package var isProvable: Bool { true }

  package var parameters: [String] { written.parameters.map(\.rawValue) }

  package func binding(_ values: [String: Double]) -> RelationFunction {
    guard !parameters.isEmpty else { return self }
    let values = ParameterValues(named: values)
    return RelationFunction(written.map { $0.binding(values) }, text: name) ?? self
  }

  package static func == (first: RelationFunction, second: RelationFunction) -> Bool {
    first.written == second.written && first.name == second.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(written) }
}

extension CalculatorBrain {
  /// What Graph would take, as it is drawn.
  package var graphFunction: GraphFunction? {
    graphable.map { GraphFunction($0) }
      ?? relation.flatMap { RelationFunction($0, text: line) }.map { GraphFunction($0) }
  }
}

extension GraphFunction {
  /// What a text stands for: a formula of x, or a relation of x and y.
  ///
  /// - Throws: `FormulaError`.
  package init(
    reading text: String,
    angleUnit: AngleUnit = .radians
  ) throws(FormulaError) {
    guard RelationParser.isRelation(text) else {
      self.init(try FormulaParser.parse(text, angleUnit: angleUnit))
      return
    }
    let relation = try RelationParser.parse(text, angleUnit: angleUnit)
    guard let function = RelationFunction(relation, text: text) else {
      throw FormulaError(.nestedTooDeeply, at: 0..<text.count)
    }
    self.init(function)
  }

  /// The relation that it is, with what its angles are in; nil for one of another kind.
  var relation: (text: String, angleUnit: AngleUnit)? {
    (base as? RelationFunction).map {
      ($0.name, $0.written.programs.first?.angleUnit ?? .radians)
    }
  }
}
