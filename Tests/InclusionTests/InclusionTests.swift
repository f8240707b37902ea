import Foundation
import Intervals
import Testing

/// No value of an operation lies outside the interval it returns: checked to 220 binary digits.
///
/// 20,000 samples of each operation; ORDINATE_INCLUSION_SAMPLES asks for another number.
@Suite(.serialized) struct InclusionTests {
  private static var samples: Int {
    let text = ProcessInfo.processInfo.environment["ORDINATE_INCLUSION_SAMPLES"]
    return text.flatMap { Int($0) } ?? 20_000
  }

  @Test(arguments: InclusionOperation.all)
  func `Values of random members are enclosed`(_ operation: InclusionOperation) async {
    let half = (InclusionTests.samples + 1) / 2
    let seed = operation.name.utf8.reduce(UInt64(1788)) { $0 &* 31 &+ UInt64($1) }
    let total = await withTaskGroup(of: InclusionTally.self) { group in
      for part in 0..<2 {
        group.addTask {
          var run = InclusionRun(seed: seed &+ UInt64(part) << 32)
          return run.run(operation, samples: half)
        }
      }
      var total = InclusionTally()
      for await tally in group { total.add(tally) }
      return total
    }
    print("\(operation.name): \(total.samples) samples, \(total.escapes) escapes")
    #expect(total.escapes == 0, "\(total.firstEscape ?? "")")
  }
}
