/// What is said about documents, pictures and their files.
package enum FilePhrase: Phrase, Error {
  // The list of commands
  case document
  case newDocument, open, save, saveAs, exportPicture, exportTitle, copyPicture
  // Titles, buttons, lines
  case openDocument, saveDocument
  case path
  case close, replace, cancel
  case lightGround, darkGround, clearGround, withPoints, withNumbers
  case parentFolder
  case untitled
  // What became of it
  case saved(String)
  case opened(String)
  case pictureCopied
  case pictureSaved(String)
  case exists(String)
  /// The file is not as this window left it: what then.
  case changedElsewhere
  case overwrite, keepBoth, openChanged
  case nameMissing
  // Why not
  case unknownEnding(String)
  case emptyFile, noDocument, cutOff, damaged, tooLarge, notOurs, packedElsewhere, encrypted
  case isFolder(String)
  case newerVersion
  case newerVersionKept(String)
  case tooManyFunctions(Int)
  case formulaTooLong(Int)
  /// What something outside refused.
  case failed(SystemFault)

  package var translations: Translations<LocalizedText> {
    switch self {
    case .document: ("Document", "Documento")
    case .newDocument: ("New", "Novo")
    case .open: ("Open…", "Abrir…")
    case .save: ("Save", "Salvar")
    case .saveAs: ("Save as…", "Salvar como…")
    case .exportPicture: ("Export picture…", "Exportar imagem…")
    case .exportTitle: ("Export picture", "Exportar imagem")
    case .copyPicture: ("Copy picture", "Copiar imagem")
    case .openDocument: ("Open", "Abrir")
    case .saveDocument: ("Save as", "Salvar como")
    case .path: ("path", "caminho")
    case .close: ("close", "fechar")
    case .replace: ("Replace", "Substituir")
    case .cancel: ("Cancel", "Cancelar")
    case .lightGround: ("Light", "Claro")
    case .darkGround: ("Dark", "Escuro")
    case .clearGround: ("Transparent", "Sem fundo")
    case .withPoints: ("Points", "Pontos")
    case .withNumbers: ("Curve numbers", "Nº das curvas")
    case .parentFolder: ("Parent folder", "Pasta superior")
    case .untitled: ("Untitled", "Sem título")
    case .saved(let name): ("Saved as \(verbatim: name).", "Salvo como \(verbatim: name).")
    case .opened(let name): ("\(verbatim: name) is open.", "\(verbatim: name) está aberto.")
    case .pictureCopied:
      ("The picture is on the clipboard.", "A imagem está na área de transferência.")
    case .pictureSaved(let path):
      ("The picture was saved as \(verbatim: path).", "A imagem foi salva como \(verbatim: path).")
    case .exists(let name): ("\(verbatim: name) already exists.", "\(verbatim: name) já existe.")
    case .changedElsewhere:
      ("Another window or program has changed it.", "Outra janela ou programa o alterou.")
    case .overwrite: ("Save over it", "Salvar por cima")
    case .keepBoth: ("Keep both: save under another name", "Manter os dois: salvar com outro nome")
    case .openChanged: ("Open what is in the file now", "Abrir o que está no arquivo agora")
    case .nameMissing: ("Type a name for the file.", "Digite um nome para o arquivo.")
    case .unknownEnding(let known):
      "A picture's name ends in one of \(verbatim: known)."
      "O nome de uma imagem termina em \(verbatim: known)."
    case .emptyFile: ("The file is empty.", "O arquivo está vazio.")
    case .noDocument: ("No document in this picture.", "Nenhum documento nesta imagem.")
    case .cutOff: ("The file ends too early.", "O arquivo termina cedo demais.")
    case .damaged: ("The file is damaged.", "O arquivo está danificado.")
    case .packedElsewhere:
      "Another program has packed what this picture carries so that it can't be read."
      "Outro programa compactou o que esta imagem contém, de modo que não pode ser lido."
    case .encrypted: ("This picture is encrypted.", "Esta imagem está criptografada.")
    case .isFolder(let name): ("\(verbatim: name) is a folder.", "\(verbatim: name) é uma pasta.")
    case .tooLarge: ("The document is too large.", "O documento é grande demais.")
    case .notOurs: ("This is not a document of Ordinate.", "Este não é um documento do Ordinate.")
    case .newerVersion:
      "This document is from a newer version of Ordinate."
      "Este documento é de uma versão mais nova do Ordinate."
    case .newerVersionKept(let name):
      "\(verbatim: name) is from a newer version of Ordinate and was left as it is."
      "\(verbatim: name) é de uma versão mais nova do Ordinate e ficou como está."
    case .tooManyFunctions(let limit):
      "The document holds more than \(limit) functions."
      "O documento tem mais de \(limit) funções."
    case .formulaTooLong(let limit):
      "The document holds a formula of more than \(limit) operations."
      "O documento tem uma fórmula de mais de \(limit) operações."
    case .failed(let reason): (reason.english, reason.brazilian)
    }
  }
}
