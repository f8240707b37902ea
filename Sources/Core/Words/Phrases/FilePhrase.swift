/// What is said about documents, pictures and their files.
package enum FilePhrase: Phrase, Error {
  // The list of commands
  case document
  case newDocument, open, save, saveAs, exportPicture, exportTitle, rowsTitle, copyPicture
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
  case pictureSaved(String), rowsSaved(String)
  case exists(String)
  /// The file is not as this window left it: what then.
  case changedElsewhere
  case overwrite, keepBoth, openChanged
  case nameMissing
  // Why not
  case unknownEnding(String)
  /// A file of data is no table.
  case data(FitPhrase)
  case emptyFile, noDocument, cutOff, damaged, tooLarge, notOurs, packedElsewhere, encrypted
  case isFolder(String)
  case newerVersion
  case newerVersionKept(String)
  case tooManyFunctions(Int)
  case formulaTooLong(Int)
  /// What something outside refused.
  case failed(SystemFault)
}
