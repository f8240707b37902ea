import SceneHost
import Words

/// Something to choose of a picture before it is written.
enum ExportChoice: Hashable {
  case format, scale, ground, points, numbers

  private static let scales = [1.0, 2, 3, 4]

  /// The words to choose from, given what is chosen so far.
  func content(_ look: PictureLook, ending: String?, _ words: Locale) -> SheetContent.Choice {
    switch self {
    case .format:
      let endings = FileDialog.pictureEndings
      return SheetContent.Choice(
        endings.map { $0.dropFirst().uppercased() },
        chosen: [ending.flatMap { endings.firstIndex(of: $0) } ?? 0]
      )
    case .scale:
      return SheetContent.Choice(
        Self.scales.map { "\(Int($0))×" },
        chosen: Set(Self.scales.indices.filter { Self.scales[$0] == look.scale })
      )
    case .ground:
      return SheetContent.Choice(
        PictureLook.Ground.allCases.map { words($0.name) },
        chosen: Set(PictureLook.Ground.allCases.firstIndex(of: look.ground).map { [$0] } ?? [])
      )
    case .points: return .init([words(FilePhrase.withPoints)], chosen: look.showsPoints ? [0] : [])
    case .numbers:
      return .init([words(FilePhrase.withNumbers)], chosen: look.showsNumbers ? [0] : [])
    }
  }

  /// Takes a word; the one of a part goes on and off.
  func choose(_ word: Int, in look: inout PictureLook) {
    switch self {
    case .format: break
    case .scale: look.scale = Self.scales[word]
    case .ground: look.ground = PictureLook.Ground.allCases[word]
    case .points: look.showsPoints.toggle()
    case .numbers: look.showsNumbers.toggle()
    }
  }
}

extension PictureLook.Ground {
  fileprivate var name: FilePhrase {
    switch self {
    case .light: .lightGround
    case .dark: .darkGround
    case .clear: .clearGround
    }
  }
}
