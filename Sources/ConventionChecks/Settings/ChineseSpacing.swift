/// The spacing between Chinese characters and Latin letters or digits: a space or none.
package enum ChineseSpacing: String, Hashable, Sendable, CaseIterable {
  case space, none
}
