import CLanes
import NumericCore

extension SampleCode {
  /// The values at many places, 128 at a time.
  func sample(_ xs: UnsafeBufferPointer<Double>, into ys: UnsafeMutableBufferPointer<Double>) {
    precondition(xs.count <= ys.count, "There must be room for all values.")
    guard let source = xs.baseAddress, let destination = ys.baseAddress else { return }
    let lanes = Self.laneCount
    withUnsafeTemporaryAllocation(
      byteCount: registerCount * lanes * MemoryLayout<Double>.stride,
      alignment: 64
    ) { memory in
      let registers = memory.bindMemory(to: Double.self)
      guard let first = registers.baseAddress else { return }
      registers.initialize(repeating: 0)
      var variable: UnsafeMutablePointer<Double>?
      for step in pinned {
        let register = first + step.target * lanes
        if case .number(let bits) = step.operation {
          register.update(repeating: Double(bitPattern: bits), count: lanes)
        } else {
          variable = register
        }
      }
      for start in stride(from: 0, to: xs.count, by: lanes) {
        let count = min(lanes, xs.count - start)
        if let variable {
          variable.update(from: source + start, count: count)
          // Whole vectors are computed; what is left over must be harmless.
          for lane in count..<min(lanes, count + 8) { variable[lane] = variable[count - 1] }
        }
        for step in steps { run(step, on: first, count) }
        (destination + start).update(from: first + result * lanes, count: count)
      }
    }
  }

  @inline(__always)
  private func run(_ step: Graph.Step, on registers: UnsafeMutablePointer<Double>, _ count: Int) {
    let lanes = Self.laneCount
    let target = registers + step.target * lanes
    let first = registers + step.first * lanes
    let second = registers + max(step.second, 0) * lanes
    switch step.operation {
    case .kernel(let kernel):
      lanes_sample(kernel, target, first, second, Int64(count))
    case .wholePower(let exponent):
      lanes_whole_power(target, first, exponent, Int64(count))
    case .unary(let operation):
      for lane in 0..<count {
        target[lane] = operation.value(of: first[lane], angleUnit: angleUnit)
      }
    case .binary(let operation):
      for lane in 0..<count { target[lane] = operation.value(of: first[lane], second[lane]) }
    case .rationalPower(let numerator, let denominator):
      for lane in 0..<count {
        target[lane] = Real.rationalPower(first[lane], Int(numerator), Int(denominator))
      }
    case .variable, .number: break
    }
  }
}
