/// The name of a locale taken apart: "pt_BR.UTF-8@euro" is the language pt in the territory BR.
struct LocaleName {
  let language: String
  let territory: String

  init(_ name: some StringProtocol) {
    let core = name.prefix { $0 != "." && $0 != "@" }
    let parts = core.split(separator: "_", maxSplits: 1)
    language = parts.first.map { $0.lowercased() } ?? ""
    territory = parts.count > 1 ? parts[1].uppercased() : ""
  }

  /// Whether it is the locale of those who chose none.
  var isNeutral: Bool { language.isEmpty || language == "c" || language == "posix" }
}
