import Input

extension Bench {
  /// Goes to a part of the plane by typing its ends: x from and to, y from and to.
  func show(from ends: String...) {
    key(.character(","), .command)
    click(draw().place(of: "Views…"))
    click(draw().place(of: "From – to…"))
    for (index, end) in ends.enumerated() {
      if index > 0 { key(.tab) }
      type(end)
    }
    key(.enter)
  }
}
