extension FilePhrase {
  package var brazilian: Wording {
    switch self {
    case .document: "Documento"
    case .newDocument: "Novo"
    case .open: "Abrir…"
    case .save: "Salvar"
    case .saveAs: "Salvar como…"
    case .exportPicture: "Exportar imagem…"
    case .exportTitle: "Exportar imagem"
    case .copyPicture: "Copiar imagem"
    case .openDocument: "Abrir"
    case .saveDocument: "Salvar como"
    case .saveTable: "Salvar a tabela"
    case .path: "caminho"
    case .close: "fechar"
    case .replace: "Substituir"
    case .parentFolder: "Pasta acima"
    case .untitled: "Sem título"
    case .saved(let name): "Salvo como \(verbatim: name)."
    case .opened(let name): "\(verbatim: name) está aberto."
    case .pictureCopied: "A imagem está na área de transferência."
    case .pictureSaved(let path): "A imagem foi salva como \(verbatim: path)."
    case .exists(let name): "\(verbatim: name) já existe."
    case .nameMissing: "Digite um nome para o arquivo."
    case .nothingToComplete: "Nada aqui começa assim."
    case .unknownEnding(let known): "O nome de uma imagem termina em \(verbatim: known)."
    case .emptyFile: "O arquivo está vazio."
    case .noDocument: "Esta imagem não contém um documento."
    case .cutOff: "O arquivo termina cedo demais."
    case .damaged: "O arquivo está danificado."
    case .tooLarge: "O documento é grande demais."
    case .notOurs: "Este não é um documento do Ordinate."
    case .newerVersion: "Este documento é de uma versão mais nova do Ordinate."
    case .newerVersionKept(let name):
      "\(verbatim: name) é de uma versão mais nova do Ordinate e ficou como está."
    case .tooManyFunctions(let limit): "O documento tem mais de \(limit) funções."
    case .failed(let reason): reason.brazilian
    }
  }
}
