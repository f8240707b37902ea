/// Why a document can't be read.
package enum DocumentFault: Phrase, Error, CustomStringConvertible {
  case newerVersion
  case tooManyFunctions(limit: Int)
  case formulaTooLong(limit: Int)
}
