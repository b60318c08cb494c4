internal import SwiftTree
internal import SwiftTypes

/// The flows of texts in one file: literals and variables that go into slots, which are variables,
/// parameters and results, and the calls that look up a text which is no literal, the sinks.
///
/// ``FlowCollector`` collects the facts of each file alone; ``FlowGraph`` joins those of the whole
/// project and follows each sink back to literals.
package struct FlowFacts: Sendable {
  /// A value that goes into a slot.
  enum Source: Hashable, Sendable {
    /// A literal without interpolations, or the name of an enum case that stands for its raw value.
    case literal(Literal)
    case slot(FlowSlot)
    /// `true` or `false`.
    case flag(Bool)
    /// `nil`, or an empty text, which needs no translation.
    case nothing
    /// Anything else.
    case unknown
  }

  struct Literal: Hashable, Sendable {
    /// The literal's byte offset in its file.
    let start: Int
    let text: String
  }

  /// A step of a text from a source into a slot.
  struct Edge: Sendable {
    let source: Source
    let target: FlowSlot
    /// The call or body that sets the target together with other slots; `.none` for a value set
    /// alone, such as a default.
    let group: FlowGroup
    let kind: Kind

    enum Kind: UInt8 {
      /// An argument of a call.
      case argument
      /// A result of a body.
      case result
      case other
    }
  }

  /// The table, comment, default value or condition of a lookup: a text, or the slot it comes from.
  enum Detail: Hashable, Sendable {
    case absent
    case text(String)
    /// A literal with its file, for the default value of a key.
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
    /// The Boolean variable that decides whether the call is made.
    var condition = Detail.absent
    /// The value that ``condition`` must have.
    var holds = true
    var bundle: String?
    /// True if the call shows the text without looking it up.
    var isShown = false
  }

  /// The name and line of a slot that is not a declaration of the project, such as a local
  /// variable, for the chain of steps in reports.
  struct SlotName: Sendable {
    let name: String
    let line: Int
  }

  var edges = Numbered<EdgeID, Edge>()
  var sinks = Numbered<SinkID, Sink>()
  /// Slots whose values are mutated: a literal in them is not the text that is looked up.
  var changed: Set<FlowSlot> = []
  var slotNames: [FlowSlot: SlotName] = [:]

  package init() {}

  /// The position of an edge among those of its file.
  struct EdgeID: BufferIndex {
    let position: Int
  }

  /// The position of a sink among those of its file.
  struct SinkID: BufferIndex {
    let position: Int
  }
}

/// The position of a declaration among the candidates that a call, attribute, subscript or member
/// may refer to.
struct CandidateID: BufferIndex {
  let position: Int

  static let first = CandidateID(position: 0)
}

/// A key for edges of one file that belong together: for a text passed to a call, the table passed
/// to the same call is found by it.
enum FlowGroup: Hashable, Sendable {
  case none
  /// The values that a call, attribute, subscript or member passes to one of its candidates.
  case given(at: NodeID, candidate: CandidateID)
  /// The assignments of one body.
  case body(NodeID)
}
