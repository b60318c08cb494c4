internal import SwiftTree
internal import SwiftTypes

/// What the bodies of one file do with texts: which literals and variables go where, and which calls
/// look up a text that is no literal.
package struct FlowFacts: Sendable {
  /// What goes into a slot.
  enum Source: Hashable, Sendable {
    /// A literal without interpolations, by the byte range of its file; or the name of an enum's case
    /// that stands for one.
    case literal(Literal)
    case slot(FlowSlot)
    /// `true` or `false`.
    case flag(Bool)
    /// `nil`.
    case nothing
    /// Something else, of which nothing is known.
    case unknown
  }

  struct Literal: Hashable, Sendable {
    /// Byte offset.
    let start: Int
    let text: String
  }

  /// A text that goes from one place to the next.
  struct Edge: Sendable {
    let source: Source
    let target: FlowSlot
    /// What belongs together; none for a value that stands for itself, such as a default.
    let group: FlowGroup
    let kind: Kind

    enum Kind: UInt8 {
      /// An argument of a call.
      case argument
      /// Out of a body by what that gives.
      case result
      case other
    }
  }

  /// What a call says of the table and so on: a text, or where it has that from.
  enum Detail: Hashable, Sendable {
    case absent
    case text(String)
    /// A text with its place: the default value of a key.
    case placed(Literal, FileID)
    case flag(Bool)
    case slot(FlowSlot)
    case unknown
  }

  /// A call that looks a text up.
  struct Sink: Sendable {
    let source: Source
    let name: String
    let line: Int
    /// Byte offset of the expression that is looked up.
    let key: Int
    var table = Detail.absent
    var comment = Detail.absent
    var value = Detail.absent
    /// What has to hold where the call stands, as far as that is one variable; and whether it has to
    /// be `true`.
    var condition = Detail.absent
    var holds = true
    var bundle: String?
    /// Whether the call only shows the text, as it is.
    var isShown = false
  }

  /// Names and lines of slots that are no declarations of the project.
  struct Mark: Sendable {
    let name: String
    let line: Int
  }

  var edges = Numbered<EdgeID, Edge>()
  var sinks = Numbered<SinkID, Sink>()
  /// Slots whose texts are changed in place, so that no literal in them is what is looked up.
  var changed: Set<FlowSlot> = []
  var marks: [FlowSlot: Mark] = [:]

  package init() {}

  /// Which edge of a file.
  struct EdgeID: BufferIndex {
    let position: Int
  }

  /// Which sink of a file.
  struct SinkID: BufferIndex {
    let position: Int
  }
}

/// Which of the declarations that a call, an attribute, a subscript or a member can mean.
struct CandidateID: BufferIndex {
  let position: Int

  static let first = CandidateID(position: 0)
}

/// Which edges of a file belong together.
enum FlowGroup: Hashable, Sendable {
  case none
  /// What a call, an attribute, a subscript or a member gives one of the declarations that it can
  /// mean.
  case given(at: NodeID, candidate: CandidateID)
  /// The assignments of one body.
  case body(NodeID)
}
