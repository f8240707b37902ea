import Testing

import Analysis

struct SearchBudgetTests {
  /// How many evaluations a budget lasts for.
  private func evaluations(_ budget: SearchBudget) -> Int {
    var budget = budget
    var count = 0
    while !budget.isSpent {
      budget.spend()
      count += 1
    }
    return count
  }

  @Test(arguments: [(1, 1000), (200, 1000), (399, 1000), (2_000, 100), (10_000_000, 1)])
  func `functions of many operations are evaluated less often`(operations: Int, count: Int) {
    #expect(evaluations(SearchBudget(1000, of: operations)) == count)
  }

  @Test(arguments: [(1, 128), (2_000, 13)])
  func `whether to go on is asked as often as time passes`(operations: Int, count: Int) {
    #expect(evaluations(SearchBudget(100_000, of: operations) { false }) == count)
  }

  @Test func `what a part does not use is given back`() {
    var budget = SearchBudget(1000)
    budget.share(0.5) { part in
      for _ in 0..<100 { part.spend() }
    }
    #expect(evaluations(budget) == 900)
  }
}
