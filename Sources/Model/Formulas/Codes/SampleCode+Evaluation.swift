import Calculus
import CLanes
import Intervals
import Operations

extension SampleCode {
  /// The values at many places, 128 at a time.
  ///
  /// The variable is read and the result written in the caller's arrays, without copies, but for
  /// the last places that fill no register; so the two must not overlap.
  ///
  /// - Precondition: `ys` has room for at least `xs.count` values.
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
      let whole = xs.count / lanes * lanes
      for start in stride(from: 0, to: whole, by: lanes) {
        let block = Block(
          registers: first,
          variable: source + start,
          result: steps.isEmpty ? nil : destination + start,
          count: lanes
        )
        for step in steps { run(step, on: block) }
        if steps.isEmpty {
          (destination + start).update(
            from: variable == nil ? UnsafePointer(first + result * lanes) : source + start,
            count: lanes
          )
        }
      }
      guard whole < xs.count else { return }
      let count = xs.count - whole
      if let variable {
        variable.update(from: source + whole, count: count)
        // Whole vectors are computed; what is left over must be harmless.
        for lane in count..<min(lanes, count + 8) { variable[lane] = variable[count - 1] }
      }
      let block = Block(registers: first, variable: nil, result: nil, count: count)
      for step in steps { run(step, on: block) }
      (destination + whole).update(from: first + result * lanes, count: count)
    }
  }

  /// Where the registers of 128 lanes are; the variable's and the result's may be the caller's arrays.
  ///
  /// `variable` and `result` are nil where the registers themselves hold them.
  private struct Block {
    let registers: UnsafeMutablePointer<Double>
    let variable: UnsafePointer<Double>?
    let result: UnsafeMutablePointer<Double>?
    let count: Int
  }

  /// One step on the lanes of a block, by its loop where there is one.
  @inline(__always)
  private func run(_ step: Graph.Step, on block: Block) {
    let lanes = Self.laneCount
    func operand(_ index: Int) -> UnsafePointer<Double> {
      if index == variableRegister, let variable = block.variable { return variable }
      if index == result, let result = block.result { return UnsafePointer(result) }
      return UnsafePointer(block.registers + max(index, 0) * lanes)
    }
    let target =
      step.target == result
      ? block.result ?? block.registers + step.target * lanes
      : block.registers + step.target * lanes
    let first = operand(step.first)
    let second = operand(step.second)
    let count = block.count
    switch step.operation {
    case .kernel(let kernel):
      lanes_sample(kernel, target, first, second, Int64(count))
    case .wholePower(let exponent):
      lanes_whole_power(target, first, exponent, Int64(count))
    case .unary(let operation):
      for lane in 0..<count {
        target[lane] = operation.value(of: first[lane])
      }
    case .binary(let operation):
      for lane in 0..<count { target[lane] = operation.value(of: first[lane], second[lane]) }
    case .rationalPower(let numerator, let denominator):
      for lane in 0..<count {
        target[lane] = Real.rationalPower(first[lane], Int(numerator), Int(denominator))
      }
    case .integral(let index):
      let integral = integrals[Int(index)]
      for lane in 0..<count { target[lane] = integral.value(to: first[lane]) }
    case .variable, .number: break
    }
  }
}
