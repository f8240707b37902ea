import Foundation
import Monkey

/// `ordinate-monkey [ACTS] [SEEDS] [FIRST_SEED]`: as many acts, shared among several seeds; says how
/// fast they went, how long a person would have needed, and whether memory grew.
///
/// `ordinate-monkey strict [ACTS] [SEEDS] [FIRST_SEED]` asks after every act everything that it else asks
/// now and then.
///
/// `ordinate-monkey hours N` uses one program without a break for so long, and watches its memory.
@main
enum OrdinateMonkey {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.compactMap { Int($0) }
    if arguments.first == "hours" {
      use(hours: numbers.first ?? 1)
    } else {
      storm(
        acts: numbers.first ?? 10_000,
        seeds: numbers.dropFirst().first ?? 10,
        first: numbers.dropFirst(2).first ?? 0,
        asksAlways: arguments.first == "strict"
      )
    }
  }

  private static func storm(acts: Int, seeds: Int, first: Int, asksAlways: Bool) {
    let start = ContinuousClock.now
    var simulated = 0.0
    var memory: [Int] = []
    for seed in first..<first + seeds {
      var monkey = Monkey(seed: UInt64(seed), asksAlways: asksAlways)
      for number in 0..<acts / seeds { act(&monkey, "seed \(seed), act \(number)") }
      simulated += monkey.clock
      memory.append(residentKilobytes)
    }
    print(
      "monkey: \(acts) acts, \(seeds) seeds, no fault\(asksAlways ? ", everything asked after each" : "")"
    )
    print("  \(rate(of: acts, since: start)), \(Int(simulated / 3600)) simulated hours")
    // Every seed starts anew, so that what is still there has leaked; caches fill early.
    judge(memory)
  }

  /// Memory fills up to the limits of undo and history, and then stays.
  private static func use(hours: Int) {
    let start = ContinuousClock.now
    var monkey = Monkey(seed: 2026, takesBreaks: false)
    var memory: [Int] = []
    var acts = 0
    for tenth in 1...10 * hours {
      while monkey.clock < Double(tenth) * 360 {
        act(&monkey, "act \(acts)")
        acts += 1
      }
      memory.append(residentKilobytes)
    }
    print("monkey: one program used for \(hours) simulated hours, \(acts) acts, no fault")
    print("  \(rate(of: acts, since: start)); resident KiB every 6 minutes: \(memory)")
    judge(memory)
  }

  private static func act(_ monkey: inout Monkey, _ place: String) {
    guard let fault = monkey.act() else { return }
    print("FAILED: \(place): \(fault)")
    exit(1)
  }

  private static func rate(of acts: Int, since start: ContinuousClock.Instant) -> String {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    // The processor's own time, for a machine that has other things to do.
    let busy = Double(clock()) / Double(CLOCKS_PER_SEC)
    return "\(Int(Double(acts) / busy)) acts a second, \(Int(Double(acts) / seconds)) by the clock"
  }

  private static func judge(_ memory: [Int]) {
    let middle = memory[memory.count / 2]
    let last = memory[memory.count - 1]
    print("  resident memory: \(middle) KiB half way, \(last) KiB at the end")
    // A sanitizer keeps memory of its own, and looks for leaks itself.
    guard ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil else { return }
    guard last - middle <= max(2_048, middle / 20) else {
      print("FAILED: memory has grown")
      exit(1)
    }
  }

  /// The memory that is really there, as Linux tells it, without what is free and could go back.
  private static var residentKilobytes: Int {
    giveBackMemory()
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }

  /// Lets glibc return what is free, where there is such a thing.
  private static func giveBackMemory() {
    typealias Trim = @convention(c) (Int) -> Int32
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: Trim.self)(0)
  }
}
