import Operations
import Algebra
package import Analysis
package import Formulas
import Calculus
import Intervals
import Numerals

extension Endpoint {
  /// The end that a formula without x is, as far as algebra knows it; `text` is how it was written.
  ///
  /// Nil where it has no value, or none is known.
  package init?(_ program: Program, text: String? = nil) {
    let known = program.code.intervalCode.enclosure(over: Interval(0)).value
    guard known.decoration >= .defined, known.interval.isBounded else { return nil }
    let number = FormalNumber(program)
    // A fraction has a tighter enclosure than its formula.
    let enclosure = number?.fraction.map { Interval(around: $0).narrowed(by: known.interval) }
    let form = ExactForm(matching: enclosure ?? known.interval)
    let isForm = form.map { number?.isEqual(to: $0.number) == true } ?? false
    self.init(
      enclosure: enclosure ?? known.interval,
      number: number?.closed,
      text: isForm ? form?.text : text
    )
  }
}
