import Foundation
import Monkey

/// `ordinate-monkey [ACTS] [SEEDS] [FIRST_SEED]`: as many acts, shared among several seeds; says how
/// fast they went, how long a person would have needed, and whether memory grew.
@main
enum OrdinateMonkey {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let acts = arguments.first ?? 10_000
    let seeds = arguments.dropFirst().first ?? 10
    let first = arguments.dropFirst(2).first ?? 0
    let start = ContinuousClock.now
    var simulated = 0.0
    var memory: [Int] = []
    for seed in first..<first + seeds {
      var monkey = Monkey(seed: UInt64(seed))
      for number in 0..<acts / seeds {
        if let fault = monkey.act() {
          print("FAILED: seed \(seed), act \(number): \(fault)")
          exit(1)
        }
      }
      simulated += monkey.clock
      memory.append(residentKilobytes)
    }
    let seconds = Double((ContinuousClock.now - start).components.seconds) + 1
    print("monkey: \(acts) acts, \(seeds) seeds, no fault")
    print(
      "  \(Int(Double(acts) / seconds)) acts a second, \(Int(simulated / 3600)) simulated hours"
    )
    let middle = memory[memory.count / 2]
    let last = memory[memory.count - 1]
    print("  resident memory: \(middle) KiB half way, \(last) KiB at the end")
    // Every seed starts anew, so that what is still there has leaked; caches fill early.
    guard last - middle <= max(2_048, middle / 20) else {
      print("FAILED: memory has grown")
      exit(1)
    }
  }

  /// The memory that is really there, as Linux tells it.
  private static var residentKilobytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}
