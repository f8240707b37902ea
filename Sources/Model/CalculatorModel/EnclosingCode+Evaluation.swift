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
    withUnsafeTemporaryAllocation(byteCount: start + registerCount * size, alignment: 64) {
      memory in
      guard let base = memory.baseAddress else { return }
      let columns = base.bindMemory(to: LanesColumns.self, capacity: 1)
      let values = (base + start).bindMemory(to: LanesValue.self, capacity: registerCount)
      lanes_start(columns, source, Int64(count))
      for step in pinned {
        if case .number(let number) = step.operation {
          let (center, radius) = number.centerAndRadius
          lanes_number(values + step.target, center, radius)
        } else {
          lanes_variable(values + step.target, columns, source)
        }
      }
      for step in steps {
        let second = values + max(step.second, 0)
        switch step.operation {
        case .kernel(let kernel):
          lanes_enclose(kernel, values + step.target, values + step.first, second, 0, 0, columns)
        case .withNumber(let kernel, let number):
          let (center, radius) = number.centerAndRadius
          lanes_enclose(
            kernel,
            values + step.target,
            values + step.first,
            second,
            center,
            radius,
            columns
          )
        case .variable, .number: break
        }
      }
      block.withResult { lanes_finish(&$0, values + result, columns) }
    }
  }
}
