extension FilePhrase {
  package var english: Wording {
    switch self {
    case .document: "Document"
    case .newDocument: "New"
    case .open: "Open…"
    case .save: "Save"
    case .saveAs: "Save as…"
    case .exportPicture: "Export picture…"
    case .exportTitle: "Export picture"
    case .copyPicture: "Copy picture"
    case .openDocument: "Open"
    case .saveDocument: "Save as"
    case .saveTable: "Save the table"
    case .path: "path"
    case .close: "close"
    case .replace: "Replace"
    case .parentFolder: "Folder above"
    case .untitled: "Untitled"
    case .saved(let name): "Saved as \(verbatim: name)."
    case .opened(let name): "\(verbatim: name) is open."
    case .pictureCopied: "The picture is on the clipboard."
    case .pictureSaved(let path): "The picture was saved as \(verbatim: path)."
    case .exists(let name): "\(verbatim: name) is there already."
    case .nameMissing: "Type a name for the file."
    case .nothingToComplete: "Nothing here begins like this."
    case .unknownEnding(let known): "A picture's name ends in one of \(verbatim: known)."
    case .emptyFile: "The file is empty."
    case .noDocument: "This picture carries no document."
    case .cutOff: "The file ends too early."
    case .damaged: "The file is damaged."
    case .tooLarge: "The document is too large."
    case .notOurs: "This is not a document of Ordinate."
    case .newerVersion: "This document is from a newer version of Ordinate."
    case .newerVersionKept(let name):
      "\(verbatim: name) is from a newer version of Ordinate and was left as it is."
    case .tooManyFunctions(let limit): "The document holds more than \(limit) functions."
    case .failed(let reason): reason.english
    }
  }
}
