/// What is said about documents, pictures and their files.
package enum FilePhrase: Phrase {
  // The list of commands
  case document
  case newDocument, open, save, saveAs, exportPicture, exportTitle, copyPicture
  // Titles, buttons, lines
  case openDocument, saveDocument, saveTable
  case path
  case close, replace
  case parentFolder
  case untitled
  // What became of it
  case saved(String)
  case opened(String)
  case pictureCopied
  case pictureSaved(String)
  case exists(String)
  case nameMissing
  case nothingToComplete
  // Why not
  case unknownEnding(String)
  case emptyFile, noDocument, cutOff, damaged, tooLarge, notOurs
  case newerVersion
  case newerVersionKept(String)
  case tooManyFunctions(Int)
  /// What something outside refused.
  case failed(SystemSentence)
}
