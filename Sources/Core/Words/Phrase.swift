/// Something that there is in every language the program speaks.
///
/// A further language is a further property here and a file that says it of every phrase: nothing
/// compiles until that is complete.
package protocol Translated: Sendable {
  associatedtype Text
  var english: Text { get }
  var brazilian: Text { get }
  var german: Text { get }
}

/// Something the program says.
///
/// All that a person reads in the window stands in the phrases of this module, and in which words in
/// the file of each language. The command line's own help and messages are English and stand where
/// they are used; what is wrong with a formula is said by both and stands here.
package protocol Phrase: Translated, Hashable where Text == LocalizedText {}

extension CustomStringConvertible where Self: Phrase {
  /// What is said, in English.
  package var description: String { Locale()(self) }
}
