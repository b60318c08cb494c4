internal import SwiftTree
internal import SwiftTypes

/// A place that a text can be in on its way to a call that looks it up.
struct FlowSlot: Hashable, Sendable {
  enum Kind: UInt8 {
    /// A property, a parameter, a payload, or what a function, subscript or computed property gives:
    /// the number is that of its declaration.
    case declared
    /// The text that a member of an extension of `String` is called on.
    case receiver
    /// A variable of a body: the number is the token of its name.
    case local
    /// What a closure calls `$0` and so on: the number tells the closure's node and the position.
    case anonymous
    /// The raw values of an enum: the number is that of the type.
    case rawValue
  }

  /// Of a raw value -1.
  let file: Int32
  let number: Int32
  let kind: Kind
  /// Where in the value it is.
  var path = FlowPath()

  init(_ reference: ProjectIndex.Reference, _ kind: Kind = .declared, _ path: FlowPath = FlowPath())
  {
    file = reference.file
    number = reference.record
    self.kind = kind
    self.path = path
  }

  init(file: Int32, _ kind: Kind, _ number: Int, _ path: FlowPath) {
    self.file = file
    self.number = Int32(truncatingIfNeeded: number)
    self.kind = kind
    self.path = path
  }

  /// The declaration that it belongs to.
  var reference: ProjectIndex.Reference { ProjectIndex.Reference(file: file, record: number) }
}
