/// How wide translations of some texts may be.
package struct LengthLimit: Hashable, Sendable {
  /// In columns.
  package var columns = 1
  package var selection = TextSelection()

  package init() {}
}
