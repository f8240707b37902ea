/// Something that there is in every language the program speaks.
///
/// A new language is a new requirement here: nothing compiles until all of it is translated.
package protocol Translated: Hashable, Sendable {
  associatedtype Text
  var english: Text { get }
  var brazilian: Text { get }
}

/// Something the program says.
///
/// All that a person reads in the window stands in the phrases of this module. The command line's
/// own help and messages are English and stand where they are used; what is wrong with a formula is
/// said by both and stands here.
package protocol Phrase: Translated where Text == Wording {}
