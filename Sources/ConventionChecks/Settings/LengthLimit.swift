/// The greatest width of the translations of some texts, as `gloss.json` sets it for `length`.
package struct LengthLimit: Hashable, Sendable {
  /// The greatest width in columns, of which an East Asian character takes two.
  package var columns = 1
  /// The texts that it applies to; all by default.
  package var selection = TextSelection()

  package init() {}
}
