package import CurveProof
package import Figures
import Formulas
import Numerals
import Operations

extension Program {
  /// log₁₀ of what it is at 10ˣ, as far as axes are logarithmic; nil where that is too long.
  func onAxes(_ axes: LogarithmicAxes) -> Program? {
    var steps = instructions
    if axes.contains(.x) {
      var values = ParameterValues()
      values.define([Self.letter: self])
      guard values.functions[Self.letter] != nil else { return nil }
      let call = NamedCall(Self.letter).binding(values)
      steps = Self.power(of: .variable) + [.abbreviation(Abbreviation(call))]
    }
    return try? Program(
      steps + (axes.contains(.y) ? [.unary(.log10)] : []),
      angleUnit: angleUnit
    )
  }

  /// The same of 10ˣ and 10ʸ, as far as axes are logarithmic.
  fileprivate func ofPowers(_ axes: LogarithmicAxes) -> Program {
    let other =
      axes.contains(.y) ? replacing([.y: Self.power(of: .parameter(.y))]) : self
    return axes.contains(.x) ? other.onAxes(.x) ?? other : other
  }

  private static let letter = "f"

  private static func power(of exponent: Instruction) -> [Instruction] {
    [.number(NumberLiteral(10)), exponent, .binary(.power)]
  }
}

extension WrittenFigure {
  /// The figure in the coordinates of logarithmic axes; nil where a program would be too long.
  package func onAxes(_ axes: LogarithmicAxes) -> WrittenFigure? {
    switch self {
    case .relation: return map { $0.ofPowers(axes) }
    case .point(let point):
      guard let x = axes.contains(.x) ? point.x.onAxes(.y) : point.x,
        let y = axes.contains(.y) ? point.y.onAxes(.y) : point.y
      else { return nil }
      return .point(
        MovingPoint(x: x, y: y, start: point.start, end: point.end, excludes: point.excludes)
      )
    case .list, .model, .solution: return nil
    }
  }
}
