/// What a list of numbers is like.
package enum ListMeasure: Phrase, CaseIterable {
  case mean, median, total, variance, lowerQuartile, upperQuartile
}
