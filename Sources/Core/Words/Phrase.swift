/// One thing in every language the program speaks.
///
/// A further language is a further part here: nothing compiles until all of it is translated.
package typealias Translations<Text> = (english: Text, brazilian: Text)

/// Something that there is in every language the program speaks.
package protocol Translated: Sendable {
  associatedtype Text
  var translations: Translations<Text> { get }
}

extension Translated {
  package var english: Text { translations.english }
  package var brazilian: Text { translations.brazilian }
}

/// Something the program says.
///
/// All that a person reads in the window stands in the phrases of this module. The command line's
/// own help and messages are English and stand where they are used; what is wrong with a formula is
/// said by both and stands here.
package protocol Phrase: Translated, Hashable where Text == LocalizedText {
  @PhraseBuilder var translations: Translations<LocalizedText> { get }
}

/// Lets long texts of a phrase stand below each other, a line for each language.
@resultBuilder
package enum PhraseBuilder {
  package typealias Texts = Translations<LocalizedText>

  package static func buildExpression(_ texts: Texts) -> Texts { texts }
  package static func buildExpression(_ text: LocalizedText) -> LocalizedText { text }
  package static func buildBlock(_ texts: Texts) -> Texts { texts }
  package static func buildBlock(_ english: LocalizedText, _ brazilian: LocalizedText) -> Texts {
    (english, brazilian)
  }
  package static func buildEither(first texts: Texts) -> Texts { texts }
  package static func buildEither(second texts: Texts) -> Texts { texts }
}

extension CustomStringConvertible where Self: Phrase {
  /// What is said, in English.
  package var description: String { Locale()(self) }
}
