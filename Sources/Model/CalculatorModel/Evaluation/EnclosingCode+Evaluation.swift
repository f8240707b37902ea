import CLanes
import NumericCore

extension EnclosingCode {
  /// Evaluates over the first columns of a block.
  func enclose(columns count: Int, of block: ColumnBlock) {
    precondition(count <= ColumnBlock.columnLimit, "A block has room for 128 columns.")
    guard count > 0, let values = block.registers(registerCount).baseAddress else { return }
    let lanes = block.lanes
    lanes_start(lanes, Int64(count))
    for step in pinned {
      if case .number(let number) = step.operation {
        let (center, radius) = number.centerAndRadius
        lanes_number(place(of: step.target, values, lanes), center, radius, lanes)
      } else {
        lanes_variable(place(of: step.target, values, lanes), lanes)
      }
    }
    for (step, wantsRange) in zip(steps, wantsRange) {
      lanes.pointee.columns.wants_range = wantsRange
      run(step, values, lanes)
    }
  }

  /// Where a register is kept: the result in the block itself.
  @inline(__always)
  private func place(
    of register: Int,
    _ values: UnsafeMutablePointer<LanesValue>,
    _ lanes: UnsafeMutablePointer<LanesBlock>
  ) -> UnsafeMutablePointer<LanesValue> {
    register == result ? lanes_value(lanes) : values + max(register, 0)
  }

  @inline(__always)
  private func run(
    _ step: Graph.Step,
    _ values: UnsafeMutablePointer<LanesValue>,
    _ lanes: UnsafeMutablePointer<LanesBlock>
  ) {
    let target = place(of: step.target, values, lanes)
    let first = place(of: step.first, values, lanes)
    let columns = lanes_columns(lanes)
    switch step.operation {
    case .kernel(let kernel):
      let second = place(of: step.second, values, lanes)
      lanes_enclose(kernel, target, first, second, 0, 0, columns)
    case .withNumber(let kernel, let number):
      let (center, radius) = number.centerAndRadius
      lanes_enclose(kernel, target, first, first, center, radius, columns)
    case .variable, .number: break
    }
  }
}
