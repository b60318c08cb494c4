/// The greatest width of the translations of some texts.
package struct LengthLimit: Hashable, Sendable {
  /// The width in columns.
  package var columns = 1
  /// The texts that it holds for; all unless set.
  package var selection = TextSelection()

  package init() {}
}
