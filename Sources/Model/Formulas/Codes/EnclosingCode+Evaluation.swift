import CLanes
import Calculus
import Intervals
import Operations

extension EnclosingCode {
  /// Evaluates over the first columns of a block.
  ///
  /// The edges of the block must be set. Values in between are kept in registers of the block, the
  /// result in its own arrays; so a block serves one evaluation at a time.
  ///
  /// - Precondition: `count` is at most `ColumnBlock.columnLimit`.
  /// - Complexity: O(steps · columns).
  func enclose(columns count: Int, of block: ColumnBlock) {
    precondition(count <= ColumnBlock.columnLimit, "A block has room for 128 columns.")
    guard count > 0, let values = block.registers(registerCount).baseAddress else { return }
    let lanes = block.lanes
    lanes_start(lanes, Int64(count), block.isMonotone)
    run(values, lanes) { target, _ in lanes_variable(target, lanes) }
  }

  /// Evaluates over the boxes of a block, or at their corners.
  ///
  /// - Complexity: O(steps · boxes).
  func enclose(_ boxes: BoxBlock, _ part: BoxBlock.Part) {
    guard let values = boxes.registers(registerCount).baseAddress else { return }
    boxes.start(part)
    run(values, boxes.block(for: part).lanes) { target, variable in
      boxes.set(target, toX: variable == .variable, for: part)
    }
  }

  /// All steps, after numbers and variables.
  @inline(__always)
  private func run(
    _ values: UnsafeMutablePointer<LanesValue>,
    _ lanes: UnsafeMutablePointer<LanesBlock>,
    _ set: (_ target: UnsafeMutablePointer<LanesValue>, _ variable: EnclosingOperation) -> Void
  ) {
    for step in pinned {
      if case .number(let number) = step.operation {
        let (center, radius) = number.centerAndRadius
        lanes_number(place(of: step.target, values, lanes), center, radius, lanes)
      } else {
        set(place(of: step.target, values, lanes), step.operation)
      }
    }
    for (step, wantsRange) in zip(steps, wantsRange) {
      lanes.pointee.columns.wants_range = wantsRange
      run(step, values, lanes)
    }
  }

  /// Where a register is kept: the result in the block itself.
  ///
  /// A missing operand, −1, gets some register, which no operation reads.
  @inline(__always)
  private func place(
    of register: Int,
    _ values: UnsafeMutablePointer<LanesValue>,
    _ lanes: UnsafeMutablePointer<LanesBlock>
  ) -> UnsafeMutablePointer<LanesValue> {
    register == result ? lanes_value(lanes) : values + max(register, 0)
  }

  /// One step on all edges and columns: by its loop where there is one, else one by one.
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
    case .unary(let operation):
      eachColumn(of: target, columns, [lanes_parts(first)]) { operation.enclosure(of: $0[0]) }
    case .binary(let operation):
      let operands = [lanes_parts(first), lanes_parts(place(of: step.second, values, lanes))]
      eachColumn(of: target, columns, operands) { operation.enclosure(of: $0[0], $0[1]) }
    case .integral(let index):
      let integral = integrals[Int(index)]
      let operands = [lanes_parts(first), lanes_parts(place(of: step.second, values, lanes))]
      eachColumn(of: target, columns, operands) { integral.enclosure(of: $0[0], to: $0[1]) }
    case .variable, .ordinate, .number: break
    }
  }

  /// Goes through edges and columns one by one, for an operation without a loop.
  ///
  /// An edge gets a value where one is certainly defined and bounded, a column where the function
  /// certainly is continuous with bounded values and slopes; NaN stands for all else. A part
  /// without a value leaves the whole column empty: `either`, which alone could mend that, has no
  /// enclosing code.
  private func eachColumn(
    of target: UnsafeMutablePointer<LanesValue>,
    _ columns: UnsafeMutablePointer<LanesColumns>,
    _ operands: [LanesParts],
    _ operation: ([Enclosure]) -> Enclosure
  ) {
    let out = lanes_parts(target)
    let count = Int(columns.pointee.count)
    for edge in 0...count {
      let value = operation(operands.map { $0.enclosure(atEdge: edge) }).value
      let known = value.decoration >= .defined && value.interval.isBounded
      (out.center[edge], out.radius[edge]) =
        known ? value.interval.centerAndRadius : (.nan, .nan)
    }
    let empty = lanes_empty(columns)
    for column in 0..<Int(columns.pointee.inner) {
      let result = operation(operands.map { $0.enclosure(overColumn: column) })
      let (value, slope) = (result.value.interval, result.slope)
      if value.isEmpty { empty[column] = 1 }
      let known = result.isCertainlyContinuous && value.isBounded && slope.isBounded
      out.slope_low[column] = known ? slope.lowerBound : .nan
      out.slope_high[column] = known ? slope.upperBound : .nan
      out.low[column] = known ? value.lowerBound : .nan
      out.high[column] = known ? value.upperBound : .nan
    }
  }
}

extension LanesParts {
  /// Center ± radius as a constant; unknown where either is NaN or too large.
  fileprivate func enclosure(atEdge edge: Int) -> Enclosure {
    let (low, high) = (center[edge] - radius[edge], center[edge] + radius[edge])
    return low.isFinite && high.isFinite ? .constant(Interval(low, high)) : .unknown
  }

  /// Values and slopes on a column; unknown where one of the bounds is NaN.
  fileprivate func enclosure(overColumn column: Int) -> Enclosure {
    guard low[column] <= high[column], slope_low[column] <= slope_high[column] else {
      return .unknown
    }
    return Enclosure(
      value: DecoratedInterval(Interval(low[column], high[column])),
      slope: Interval(slope_low[column], slope_high[column])
    )
  }
}
