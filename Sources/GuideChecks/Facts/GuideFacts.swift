import LocalizationModel
import SwiftTree
import SwiftTypes

/// What one source says of models, notifications and tasks.
struct GuideFacts: Sendable {
  /// A body that starts a task and does nothing else.
  struct StartingFunction: Hashable, Sendable {
    let name: String
    let type: TypeID
  }

  /// `Row(model: $model)`
  struct PassedBinding: Sendable {
    /// The name that is called, without the types around it.
    let callee: String
    let label: String
    /// The bytes of `$model`.
    let range: ByteRange
    /// The name behind the `$`.
    let name: String
    /// The type around the call.
    let type: TypeID
  }

  /// A name that a class of the project with `@Observable` has.
  struct ClassMention: Sendable {
    let name: Name
    /// Offset of its first byte.
    let place: Int
  }

  /// `Row(name: …)`
  struct GivenLabel: Hashable, Sendable {
    let callee: Name
    let label: Name
  }

  /// `.environmentObject(x)`
  struct EnvironmentCall: Sendable {
    /// The bytes of `environmentObject`.
    let range: ByteRange
    let type: TypeID
  }

  /// `objectWillChange.send()`
  struct ChangeCall: Sendable {
    let range: ByteRange
    let type: TypeID
    /// The names that the function around it changes.
    let changed: Set<String>
    /// The names that are assigned whenever the call is reached.
    let assignedBeside: Set<String>
    /// The property whose observer it stands in.
    let observed: String?
  }

  let path: String
  let isTest: Bool
  var types: [TypeFact] = []
  /// Assignments in structures and extensions; empty in a project without models of either kind.
  var assignments: [AssignmentFact] = []
  var tasks: [TaskFact] = []
  var appearances: [AppearFact] = []
  var startingFunctions: Set<StartingFunction> = []
  var environmentCalls: [EnvironmentCall] = []
  var changeCalls: [ChangeCall] = []
  var modelUses = ModelUses()
  /// Empty in a project without models of the old kind.
  var effects = SourceEffects()
  var names: [NotificationNameFact] = []
  var posts: [NotificationPostFact] = []
  var userInfoReads: [UserInfoReadFact] = []
  var deliveries: [DeliveryFact] = []
  var postings: [PostingFact] = []
  var storedPublishers: [StoredPublisherFact] = []
  /// Whether the project's own `publisher` delivers on another queue.
  var publisherHops = false
  /// Whether the project's own `post` posts from the main actor.
  var postHops = false
  var changingFunctions: Set<ChangingFunction> = []
  var offMainChanges: [OffMainChange] = []
  /// The names of `sink` and `assign(to:on:)` whose subscription is dropped.
  var droppedSubscriptions: [ByteRange] = []
  var injections: [InjectionFact] = []
  var makings: [MakingFact] = []
  var storedTasks: [StoredTaskFact] = []
  /// Names that something is called to cancel, or that are passed on whole, where a task may be meant.
  var cancelledNames = NameSet()
  var taskModifiers: [TaskModifierFact] = []
  /// The labels of calls with capital letters, unless a `$name` is passed; as often as they are given,
  /// and empty in a project without `@Observable` classes.
  var givenLabels: [GivenLabel] = []
  /// What stands for `Row(model: $model)` in calls with capital letters.
  var passedBindings: [PassedBinding] = []
  /// Where classes of the project with `@Observable` are named.
  var classMentions: [ClassMention] = []
  var takenApart: [TakenApartFact] = []
  /// What members of types mention; empty in a project without models of either kind.
  var members: [MemberFact] = []
  /// What keeps classes with `@Observable` from a global actor.
  var isolationObstacles: [IsolationObstacle] = []
  /// The places of the names of types and properties with an `#if` among their attributes.
  var dividedNames: Set<Int> = []
  /// Arguments that make an object; empty in a project without models of either kind.
  var madeArguments: [MadeArgument] = []
  /// The end of an extension of `Notification.Name`, where another constant can stand.
  var nameExtension: NameExtensionFact?
  /// The names of `addObserver(forName:)` whose token is dropped.
  var droppedObservers: [ByteRange] = []
  /// An `import Combine` that nothing in the file needs: its line.
  var unneededCombine: ByteRange?
  /// The same with its line end, unless more is on the line.
  var combineRemoval: ByteRange?
  /// Sets of subscriptions that go with the import.
  var unusedSets: [UnusedSet] = []
  var previews: [PreviewFact] = []
  /// Code for systems or compilers before the guides.
  var older: [ByteRange] = []

  /// Whether a place is in code that only Xcode's canvas shows.
  func isInPreview(_ range: ByteRange) -> Bool {
    previews.contains { $0.range.start <= range.start && range.end <= $0.range.end }
  }

  init(path: String, isTest: Bool) {
    self.path = path
    self.isTest = isTest
  }
}
