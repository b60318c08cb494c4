/// How wide translations of some texts may be.
package struct LengthLimit: Hashable, Sendable {
  /// In columns.
  package var columns = 1
  /// The texts that it holds for; all unless set.
  package var selection = TextSelection()

  package init() {}
}
