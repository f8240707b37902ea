import Foundation
import FuzzTargets
import TestSupport
import Testing

/// A file that a fuzzer once found worth keeping.
struct Finding: Sendable, CustomTestStringConvertible {
  let target: FuzzTarget
  let name: String
  let bytes: [UInt8]

  var testDescription: String { "\(target.rawValue)/\(name)" }

  /// All that is kept, in order.
  static let all: [Finding] = FuzzTarget.allCases.flatMap { target in
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../corpus/\(target.rawValue)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name -> Finding? in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
        return nil
      }
      return Finding(target: target, name: name, bytes: Array(data))
    }
  }

  /// The bytes with a few places changed, cut or said twice.
  func mutated(using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = self.bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 1...8, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[place] = .random(in: 0...255, using: &generator)
      case 1: bytes[place] = .random(in: 0x20...0x7E, using: &generator)
      case 2: bytes.removeSubrange(place..<end)
      default: bytes.insert(contentsOf: bytes[place..<end], at: place)
      }
    }
    return bytes
  }
}

@Suite struct FuzzTests {
  @Test(arguments: FuzzTarget.allCases)
  func `every target has findings to begin with`(target: FuzzTarget) {
    #expect(Finding.all.filter { $0.target == target }.count >= 5)
  }

  @Test(arguments: Finding.all)
  func `what was found once is well now`(finding: Finding) {
    #expect(finding.target.fault(in: finding.bytes) == nil)
  }

  @Test(arguments: Finding.all)
  func `so is what is nearly the same`(finding: Finding) {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<3 {
      let bytes = finding.mutated(using: &generator)
      let fault = finding.target.fault(in: bytes)
      #expect(fault == nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
