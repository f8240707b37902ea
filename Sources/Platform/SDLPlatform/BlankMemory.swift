import CLibrary
import CSDL2

/// Memory full of zeros, to be given back with `SDL_free`; pages that are never touched never become
/// real.
///
/// Where there is none left the program ends with a sentence: a picture can't be drawn in part.
func blankMemory<Element: BitwiseCopyable>(
  _ count: Int,
  of type: Element.Type
) -> UnsafeMutablePointer<Element> {
  guard let memory = SDL_calloc(max(count, 1), MemoryLayout<Element>.stride) else {
    let sentence = Array("ordinate: There is no memory left for a picture.\n".utf8)
    _ = write(STDERR_FILENO, sentence, sentence.count)
    _exit(1)
  }
  return memory.bindMemory(to: type, capacity: count)
}
