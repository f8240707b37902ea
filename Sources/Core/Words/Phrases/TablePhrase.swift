/// What stands in the table of values.
package enum TablePhrase: Phrase, CaseIterable {
  case title, start, step, ownPlaces, bySteps, add, copy, moreColumns
}
