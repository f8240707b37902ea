import Calculus
import Intervals
import TestSupport
import Testing

/// What holds of every function: inclusion, isotonicity, and chords within the slope.
@Suite struct LawTests {
  private static let samples = 4000
  private static let reaches = [3.0, 30, 700]

  @Test(arguments: SampleFunction.all)
  func `The result of a part lies in the result of the whole`(_ function: SampleFunction) {
    var generator = SeededGenerator(seed: 1)
    for index in 0..<LawTests.samples {
      let box = generator.box(reach: LawTests.reaches[index % 3])
      let (a, b) = (generator.member(of: box), generator.member(of: box))
      let part = Interval(Swift.min(a, b), Swift.max(a, b))
      let whole = function.decorated(DecoratedInterval(box))
      let inner = function.decorated(DecoratedInterval(part))
      // The C library is not monotone: its error bound is all that separates the two.
      #expect(inner.interval.isSubset(of: whole.interval.slightlyWider), "\(part) in \(box)")
      let weakest = Swift.min(inner.decoration, .definedAndContinuous)
      if !inner.interval.isEmpty || whole.decoration > .trivial {
        #expect(weakest >= Swift.min(whole.decoration, .definedAndContinuous), "\(part) in \(box)")
      }
    }
  }

  @Test(arguments: SampleFunction.all)
  func `A chord's slope lies in the slope of the box`(_ function: SampleFunction) {
    var generator = SeededGenerator(seed: 2)
    var chords = 0
    for index in 0..<LawTests.samples {
      let box = generator.box(reach: LawTests.reaches[index % 3])
      let (a, b) = (generator.member(of: box), generator.member(of: box))
      let enclosure = function.enclosure(.variable(over: box))
      guard a != b, enclosure.isCertainlyContinuous else { continue }
      chords += 1
      let rise = function.value(at: b) - function.value(at: a)
      let chord = rise / (Interval(b) - Interval(a))
      #expect(!chord.isEmpty, "undefined between \(a) and \(b)")
      #expect(!chord.isDisjoint(from: enclosure.slope), "\(a), \(b) in \(box): \(chord)")
    }
    // Where a function is certain only at single numbers, there are none.
    #expect(chords > 0 || function.description == "(−2)^x")
  }

  @Test(arguments: SampleFunction.all)
  func `An enclosure's value is the decorated interval`(_ function: SampleFunction) {
    var generator = SeededGenerator(seed: 3)
    for index in 0..<500 {
      let box = generator.box(reach: LawTests.reaches[index % 3])
      let enclosure = function.enclosure(.variable(over: box))
      #expect(enclosure.value == function.decorated(DecoratedInterval(box)))
      if !enclosure.isCertainlyContinuous { #expect(enclosure.slope == .entire) }
    }
  }
}

extension SampleFunction {
  /// The enclosed value at one number.
  func value(at x: Double) -> Interval {
    decorated(DecoratedInterval(x, x)).interval
  }
}

extension Interval {
  /// The interval with its ends moved out by forty units in the last place.
  var slightlyWider: Interval {
    if isEmpty { return self }
    let lower = lowerBound.isFinite ? lowerBound - 40 * lowerBound.ulp : lowerBound
    let upper = upperBound.isFinite ? upperBound + 40 * upperBound.ulp : upperBound
    return Interval(lower, upper)
  }
}
