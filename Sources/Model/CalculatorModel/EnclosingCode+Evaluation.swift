import CLanes
import NumericCore

extension EnclosingCode {
  /// Evaluates over the columns between neighbouring edges, at most 128.
  func enclose(_ edges: UnsafeBufferPointer<Double>, into block: inout ColumnBlock) {
    let count = edges.count - 1
    precondition(count <= ColumnBlock.columnLimit, "A block has room for 128 columns.")
    guard count > 0, let source = edges.baseAddress else { return }
    let size = MemoryLayout<LanesValue>.stride
    let start = (MemoryLayout<LanesColumns>.size + 63) & ~63
    block.withResult(workspace: start + registerCount * size) { result, memory in
      let columns = memory.bindMemory(to: LanesColumns.self, capacity: 1)
      let values = (memory + start).bindMemory(to: LanesValue.self, capacity: registerCount)
      lanes_start(columns, source, Int64(count))
      for step in pinned {
        if case .number(let number) = step.operation {
          let (center, radius) = number.centerAndRadius
          lanes_number(values + step.target, center, radius)
        } else {
          lanes_variable(values + step.target, columns, source)
        }
      }
      for (step, wantsRange) in zip(steps, wantsRange) {
        columns.pointee.wants_range = wantsRange
        run(step, on: values, columns)
      }
      lanes_finish(&result, values + self.result, columns)
    }
  }

  @inline(__always)
  private func run(
    _ step: Graph.Step,
    on values: UnsafeMutablePointer<LanesValue>,
    _ columns: UnsafeMutablePointer<LanesColumns>
  ) {
    let target = values + step.target
    let first = values + step.first
    switch step.operation {
    case .kernel(let kernel):
      lanes_enclose(kernel, target, first, values + max(step.second, 0), 0, 0, columns)
    case .withNumber(let kernel, let number):
      let (center, radius) = number.centerAndRadius
      lanes_enclose(kernel, target, first, first, center, radius, columns)
    case .variable, .number: break
    }
  }
}
