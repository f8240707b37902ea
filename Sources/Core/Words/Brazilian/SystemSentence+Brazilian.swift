extension SystemSentence {
  package var brazilian: Wording {
    switch self {
    case .noHome: "Nada pode ser salvo: a variável de ambiente HOME não está definida."
    case .diskFull(let path): "Não foi possível salvar \(verbatim: path): o disco está cheio."
    case .diskIsReadOnly(let path):
      "Não foi possível salvar \(verbatim: path): a pasta está em um disco somente leitura."
    case .noPermission(let path):
      "Não foi possível salvar \(verbatim: path): não há permissão para gravar ali."
    case .notSaved(let path, let call, let reason):
      "Não foi possível salvar \(verbatim: path): \(verbatim: call) falhou: \(verbatim: reason)."
    case .cannotBeRead(let path, let reason):
      "Não foi possível ler \(verbatim: path): \(verbatim: reason)."
    case .fileTooLarge(let path): "Não foi possível ler \(verbatim: path): é grande demais."
    case .stateNotSaved(let reason): "Não foi possível salvar o estado: \(verbatim: reason)"
    case .stateIsDamaged: "está danificado"
    case .stateIsNewer: "é de uma versão mais nova do Ordinate"
    case .setAside(let cause, let place):
      "O estado salvo não pôde ser usado (\(cause.brazilian)). Foi guardado em \(verbatim: place)."
    case .notSetAside(let cause, let failure):
      "O estado salvo não pôde ser usado (\(cause.brazilian)) nem guardado. \(failure.brazilian)"
    case .failed(let call, let reason): "\(verbatim: call) falhou: \(verbatim: reason)."
    case .noDisplay(let call, let reason):
      "Não há tela onde abrir uma janela: \(verbatim: call) falhou: \(verbatim: reason)."
    case .noFont:
      "Nenhuma fonte encontrada. Instale os pacotes Debian fonts-inter e fonts-dejavu-core."
    case .displayLost: "A conexão com a tela foi perdida."
    case .noSpeech: "Para falar, o Ordinate precisa do pacote Debian speech-dispatcher."
    case .impossibleSize(let width, let height):
      "Não é possível uma imagem de \(width) × \(height) pixels: cada lado deve ter de 1 a 16384."
    }
  }
}
