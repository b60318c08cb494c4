/// Whether a space stands between Chinese characters and Latin letters or digits.
package enum ChineseSpacing: String, Hashable, Sendable, CaseIterable {
  case space, none
}
