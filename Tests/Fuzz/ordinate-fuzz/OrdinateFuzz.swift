import FuzzTargets

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// `ordinate-fuzz TARGET [OPTIONS] [FOLDER …]`: hands a target what libFuzzer thinks of.
///
/// `make fuzz` builds it with libFuzzer; without it only the files named are tried.
@main
enum OrdinateFuzz {
  private typealias Input = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  private typealias Driver =
    @convention(c) (
      UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
      Input
    ) -> Int32

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 1, let target = FuzzTarget(rawValue: arguments[1]) else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: " | ")
      print("ordinate-fuzz \(names) [OPTIONS] [FOLDER …]")
      exit(64)
    }
    guard let symbol = dlsym(nil, "LLVMFuzzerRunDriver") else {
      print("This was built without libFuzzer: see 'make fuzz'.")
      exit(1)
    }
    let run = unsafeBitCast(symbol, to: Driver.self)
    // libFuzzer sees the arguments from the target's name on, as if that were the program's.
    var count = CommandLine.argc - 1
    var values = CommandLine.unsafeArgv + 1
    exit(run(&count, &values, input(for: target)))
  }

  private static func input(for target: FuzzTarget) -> Input {
    switch target {
    case .formula: { OrdinateFuzz.attempt(.formula, $0, $1) }
    case .program: { OrdinateFuzz.attempt(.program, $0, $1) }
    case .state: { OrdinateFuzz.attempt(.state, $0, $1) }
    case .document: { OrdinateFuzz.attempt(.document, $0, $1) }
    case .latex: { OrdinateFuzz.attempt(.latex, $0, $1) }
    }
  }

  private static func attempt(
    _ target: FuzzTarget,
    _ bytes: UnsafePointer<UInt8>?,
    _ count: Int
  ) -> Int32 {
    if let fault = target.fault(in: Array(UnsafeBufferPointer(start: bytes, count: count))) {
      fatalError(fault)
    }
    return 0
  }
}
