/// Why a document can't be read.
package enum DocumentPhrase: Phrase {
  case newerVersion
  case tooManyFunctions(limit: Int)
}
