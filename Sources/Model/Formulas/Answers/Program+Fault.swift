import Calculus
import Intervals
import Numerals
import Operations
package import Words

extension Program {
  /// Why there is proven to be no value, as far as fractions and enclosures of Doubles tell.
  ///
  /// Without a place the variable counts as 0. `.noValue` where no reason is proven.
  func fault(at place: RealPlace?) -> ProgramFault {
    let x = EnclosedNumber(place?.enclosure.interval ?? Interval(0), place?.fraction)
    let fault = stepWithoutValue(at: x)?.fault(\.known) ?? .noValue
    // What an abbreviation without a value stands for says nothing of why.
    guard fault == .conditionFalse || fault == .noValue else { return fault }
    return absence ?? fault
  }

  /// Why an integral, a sum or a limit has no value, where the reason is known; nil where it has one, or may
  /// have, and of a formula with more in it, which may go another way.
  package var absence: ProgramFault? {
    let steps = instructions.binding(ParameterValues())
    guard steps.count == 1, let short = steps[0].abbreviated, short.operandCount == 0,
      // It is worked out only once.
      let part = steps == instructions ? self : try? Program(steps, angleUnit: angleUnit),
      part.enclosure(over: .entire).value.interval.isEmpty
    else { return nil }
    return short.absence(in: angleUnit)
  }
}

extension EnclosedNumber {
  /// What there is to say of it as an operand.
  fileprivate var known: KnownOperand {
    KnownOperand(
      text: text,
      sign: interval.lowerBound > 0
        ? 1 : interval.upperBound < 0 ? -1 : interval == Interval(0) ? 0 : nil,
      isOne: interval == Interval(1) ? true : interval.contains(1) ? nil : false
    )
  }

  /// A decimal of at most ten digits, else a short fraction, else its first ten digits.
  private var text: String? {
    guard let fraction else {
      return interval == Interval(0)
        ? "0" : CertainDigits(first: 10, of: interval)?.told(closed: nil)
    }
    if let decimal = DecimalDigits(fraction, upTo: 10) { return decimal.text }
    let written = "\(fraction.numerator)" + (fraction.isWhole ? "" : "/\(fraction.denominator)")
    return CertainDigits(first: 10, of: interval)?.told(closed: written)
  }
}

extension CertainDigits {
  /// The number in a sentence: in full where it is short, in closed form where that is, else how it
  /// begins; nil where not even that is certain.
  ///
  /// A closed form of up to 24 characters is taken, with the typographic minus.
  package func told(closed form: String?) -> String? {
    if isExact, digits.utf8.count <= 10 { return shown(upTo: 10).text }
    if let form, form.count <= 24 { return form.replacing("-", with: "−") }
    return certainty == .near ? nil : shown(upTo: 10).text
  }
}
