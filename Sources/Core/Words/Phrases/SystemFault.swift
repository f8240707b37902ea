/// What something outside refuses, which is also what the program says of it: files, screens, fonts.
///
/// What a system call or a library says of itself is quoted as it comes.
package indirect enum SystemFault: Phrase, Error, CustomStringConvertible {
  // Files
  case noHome
  case diskFull(path: String)
  case diskIsReadOnly(path: String)
  case noPermission(path: String)
  case notSaved(path: String, call: String, reason: String)
  case cannotBeRead(path: String, reason: String)
  case fileTooLarge(path: String)
  /// A name that is no text can't be kept as it is.
  case nameIsNoText(path: String)
  // The saved state
  case stateNotSaved(because: String)
  case stateIsDamaged
  case stateIsNewer
  /// The last start with it did not come to a picture.
  case stateStoppedStart
  case stateIsTooLong
  case setAside(because: SystemFault, place: String)
  case notSetAside(because: SystemFault, failure: SystemFault)
  // The window
  case failed(call: String, reason: String)
  case noDisplay(call: String, reason: String)
  case noFont
  case noSpeech
  case displayLost
  case impossibleSize(width: Int, height: Int)

  package var translations: Translations<LocalizedText> {
    switch self {
    case .noHome:
      "Nothing can be saved: the environment variable HOME is not set."
      "Nada pode ser salvo: a variável de ambiente HOME não está definida."
    case .diskFull(let path):
      "\(verbatim: path) could not be saved: the disk is full."
      "Não foi possível salvar \(verbatim: path): o disco está cheio."
    case .diskIsReadOnly(let path):
      "\(verbatim: path) could not be saved: the folder is on a read-only disk."
      "Não foi possível salvar \(verbatim: path): a pasta está em um disco somente leitura."
    case .noPermission(let path):
      "\(verbatim: path) could not be saved: there is no permission to write there."
      "Não foi possível salvar \(verbatim: path): não há permissão para gravar ali."
    case .notSaved(let path, let call, let reason):
      "\(verbatim: path) could not be saved: \(verbatim: call) failed: \(verbatim: reason)."
      "Não foi possível salvar \(verbatim: path): \(verbatim: call) falhou: \(verbatim: reason)."
    case .cannotBeRead(let path, let reason):
      "\(verbatim: path) cannot be read: \(verbatim: reason)."
      "Não foi possível ler \(verbatim: path): \(verbatim: reason)."
    case .fileTooLarge(let path):
      "\(verbatim: path) cannot be read: it is too large."
      "Não foi possível ler \(verbatim: path): é grande demais."
    case .nameIsNoText(let path):
      "\(verbatim: path) can be neither read nor saved: its name is not UTF-8 text."
      "Não é possível ler nem salvar \(verbatim: path): seu nome não é texto UTF-8."
    case .stateNotSaved(let reason):
      "The state could not be saved: \(verbatim: reason)"
      "Não foi possível salvar o estado: \(verbatim: reason)"
    case .stateIsDamaged: ("it is damaged", "está danificado")
    case .stateIsNewer:
      ("it is from a newer version of Ordinate", "é de uma versão mais nova do Ordinate")
    case .stateStoppedStart:
      "the last start with it did not come to a picture"
      "a última abertura com ele não chegou a uma imagem"
    case .stateIsTooLong:
      "it holds a formula that is too long to be graphed"
      "tem uma fórmula longa demais para o gráfico"
    case .setAside(let cause, let place):
      "The saved state could not be used (\(cause.english)). It was kept as \(verbatim: place)."
      "O estado salvo não pôde ser usado (\(cause.brazilian)). Foi guardado em \(verbatim: place)."
    case .notSetAside(let cause, let failure):
      "The saved state could not be used (\(cause.english)), nor set aside. \(failure.english)"
      "O estado salvo não pôde ser usado (\(cause.brazilian)) nem guardado. \(failure.brazilian)"
    case .failed(let call, let reason):
      "\(verbatim: call) failed: \(verbatim: reason)."
      "\(verbatim: call) falhou: \(verbatim: reason)."
    case .noDisplay(let call, let reason):
      "No display to open a window on: \(verbatim: call) failed: \(verbatim: reason)."
      "Não há tela onde abrir uma janela: \(verbatim: call) falhou: \(verbatim: reason)."
    case .noFont:
      "No font was found. Please install the Debian packages fonts-inter and fonts-dejavu-core."
      "Nenhuma fonte encontrada. Instale os pacotes Debian fonts-inter e fonts-dejavu-core."
    case .displayLost:
      ("The connection to the display has broken.", "A conexão com a tela foi perdida.")
    case .noSpeech:
      "To speak, Ordinate needs the Debian package speech-dispatcher."
      "Para falar, o Ordinate precisa do pacote Debian speech-dispatcher."
    case .impossibleSize(let width, let height):
      "A picture of \(width) × \(height) pixels cannot be made: each side must be 1 to 16384."
      "Não é possível uma imagem de \(width) × \(height) pixels: cada lado deve ter de 1 a 16384."
    }
  }
}
