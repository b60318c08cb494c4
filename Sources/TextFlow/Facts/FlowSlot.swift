internal import SwiftTree
internal import SwiftTypes

/// A variable, parameter or result that can hold a text on its way from a literal to a lookup.
struct FlowSlot: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    /// A property, a parameter, a payload, or the result of a function, subscript or computed
    /// property.
    case declared(ProjectIndex.Reference)
    /// `self` in a member of an extension of `String`.
    case receiver(ProjectIndex.Reference)
    /// A local variable, by the token of its name.
    case local(FileID, TokenID)
    /// An argument of a closure without a name, such as `$0`; all positions from the eighth on
    /// share one slot.
    case anonymous(FileID, closure: NodeID, position: ElementID)
    /// The raw values of an enum.
    case rawValue(TypeID)
  }

  let storage: Storage
  /// The path to the text inside the slot's value.
  var path = FlowPath()

  init(_ storage: Storage, _ path: FlowPath = FlowPath()) {
    self.storage = storage
    self.path = path
  }

  /// The declaration that holds the value; `nil` for all other places.
  var declaration: ProjectIndex.Reference? {
    if case .declared(let reference) = storage { reference } else { nil }
  }
}
