import Intervals
import Testing

/// The published test vectors of IEEE 1788, and any others in the folder ORDINATE_ITL_DIR names.
@Suite struct VectorTests {
  /// How many vectors of each published file are run, and how many ask for what is not offered.
  private static let published: [String: (run: Int, omitted: Int)] = [
    "atan2.itl": (38, 0), "ieee1788-constructors.itl": (2, 41), "ieee1788-exceptions.itl": (2, 2),
    "libieeep1788_bool.itl": (392, 0), "libieeep1788_cancel.itl": (242, 0),
    "libieeep1788_class.itl": (71, 139), "libieeep1788_elem.itl": (3818, 0),
    "libieeep1788_mul_rev.itl": (0, 347), "libieeep1788_num.itl": (184, 0),
    "libieeep1788_overlap.itl": (77, 0), "libieeep1788_rec_bool.itl": (139, 0),
    "libieeep1788_reduction.itl": (0, 15), "libieeep1788_rev.itl": (0, 780),
    "libieeep1788_set.itl": (20, 0),
  ]

  @Test func `the files are found`() {
    if ITLFile.isPublished {
      #expect(Set(ITLFile.all.map(\.name)) == Set(VectorTests.published.keys))
    } else {
      #expect(!ITLFile.all.isEmpty)
    }
  }

  @Test(arguments: ITLFile.all)
  func `every vector's result encloses the tightest and has its decoration`(file: ITLFile) {
    #expect(file.vectors.count == file.lineCount, "not every line was read")
    var (run, tightest) = (0, 0)
    var omitted: [ITLOmission: Int] = [:]
    for vector in file.vectors {
      if let reason = ITLOmission(operation: vector.operation) {
        omitted[reason, default: 0] += 1
      } else if let answers = vector.evaluate() {
        run += 1
        tightest += VectorTests.check(answers, vector) ? 1 : 0
      } else {
        Issue.record("nothing was asked by \(vector.source)")
      }
    }
    print("\(file.name): \(run) run, \(tightest) of them tightest")
    for (reason, count) in omitted { print("\(file.name): \(count) not run: \(reason.rawValue)") }
    if ITLFile.isPublished {
      let counts = VectorTests.published[file.name]
      #expect(run == counts?.run)
      #expect(omitted.values.reduce(0, +) == counts?.omitted)
    } else {
      #expect(run > 0)
    }
  }

  /// Whether answers are the tightest; those that are not even valid are a fault.
  private static func check(_ answers: [ITLValue], _ vector: ITLVector) -> Bool {
    let pairs = zip(answers, vector.results)
    let isValid =
      answers.count == vector.results.count && !answers.isEmpty
      && pairs.allSatisfy { $0.isValid(for: $1) }
    #expect(isValid, "\(vector.source): got \(answers)")
    return isValid && pairs.allSatisfy { $0.isTightest(for: $1) }
  }
}
