import Formulas
package import Intervals

extension PiecewiseProgram {
  package var period: Interval? { program.period }
}
