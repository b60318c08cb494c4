internal import SwiftTree
internal import SwiftTypes

/// A place that a text can be in on its way to a call that looks it up.
struct FlowSlot: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    /// A property, a parameter, a payload, or what a function, subscript or computed property gives.
    case declared(ProjectIndex.Reference)
    /// The text that a member of an extension of `String` is called on.
    case receiver(ProjectIndex.Reference)
    /// A variable of a body, by the token of its name.
    case local(FileID, TokenID)
    /// What a closure calls `$0` and so on; the positions from the eighth on are one.
    case anonymous(FileID, closure: NodeID, position: ElementID)
    /// The raw values of an enum.
    case rawValue(TypeID)
  }

  let place: Place
  /// Where in the value it is.
  var path = FlowPath()

  init(_ place: Place, _ path: FlowPath = FlowPath()) {
    self.place = place
    self.path = path
  }

  /// The declaration whose own value it is.
  var declaration: ProjectIndex.Reference? {
    if case .declared(let reference) = place { reference } else { nil }
  }
}
