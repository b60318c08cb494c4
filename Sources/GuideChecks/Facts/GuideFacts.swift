import LocalizationModel
import SwiftTree
import SwiftTypes

/// The facts of one source that guide rules need: declarations, calls and other code on models,
/// notifications and tasks, with their byte ranges.
///
/// ``GuideReader`` collects them in one pass over the tree; ``GuideProject`` joins the facts of all
/// sources, and the rules read that. A model is a class with `@Observable` or `ObservableObjectRule`.
struct GuideFacts: Sendable {
  /// A function whose body starts a task and does nothing else.
  struct StartingFunction: Hashable, Sendable {
    let name: String
    let type: TypeID
  }

  /// A binding passed to a subview: `Row(model: $model)`.
  struct PassedBinding: Sendable {
    /// The called name, without the types around it.
    let callee: String
    let label: String
    /// The bytes of `$model`.
    let range: ByteRange
    /// The name after the `$`.
    let name: String
    /// The type around the call.
    let type: TypeID
  }

  /// A mention of an `@Observable` class of the project by its name.
  struct ClassMention: Sendable {
    let name: Name
    /// The offset of the name's first byte.
    let place: Int
  }

  /// An argument label in a call, as in `Row(name: …)`.
  struct GivenLabel: Hashable, Sendable {
    let callee: Name
    let label: Name
  }

  /// A call of `.environmentObject(x)`.
  struct EnvironmentCall: Sendable {
    /// The bytes of `environmentObject`.
    let range: ByteRange
    /// The type of the argument.
    let type: TypeID
  }

  /// A call of `objectWillChange.send()`.
  struct ChangeCall: Sendable {
    let range: ByteRange
    /// The type around the call, whose change is announced.
    let type: TypeID
    /// The names that the surrounding function changes.
    let changed: Set<String>
    /// The names assigned on every path that reaches the call.
    let assignedBeside: Set<String>
    /// The property in whose observer the call stands; `nil` elsewhere.
    let observed: String?
  }

  let path: String
  let isTest: Bool
  var types: [TypeFact] = []
  /// Assignments in structures and extensions; empty in a project without models.
  var assignments: [AssignmentFact] = []
  var tasks: [TaskFact] = []
  var appearances: [AppearFact] = []
  var startingFunctions: Set<StartingFunction> = []
  var environmentCalls: [EnvironmentCall] = []
  var changeCalls: [ChangeCall] = []
  var modelUses = ModelUses()
  /// The side effects of initial values and initializers; empty in a project without
  /// `ObservableObjectRule` classes.
  var effects = SourceEffects()
  /// Notification names made from literals.
  var names: [NotificationNameFact] = []
  /// Posts with a dictionary of values.
  var posts: [NotificationPostFact] = []
  var userInfoReads: [UserInfoReadFact] = []
  var deliveries: [DeliveryFact] = []
  /// All posts of known notifications, with the actor that runs them.
  var postings: [PostingFact] = []
  var storedPublishers: [StoredPublisherFact] = []
  /// True if this source declares a `publisher` method that delivers on another queue.
  var publisherHops = false
  /// True if this source declares a `post` method that posts from the main actor.
  var postHops = false
  var changingFunctions: Set<ChangingFunction> = []
  var offMainChanges: [OffMainChange] = []
  /// Calls of methods in other methods of the same type.
  var ownCalls: Set<OwnCall> = []
  /// The values of properties and variables for queues and sessions.
  var executors: [ExecutorFact] = []
  /// The names `sink` and `assign` of calls whose subscription is dropped.
  var droppedSubscriptions: [ByteRange] = []
  var injections: [InjectionFact] = []
  /// Calls that make a value of a type of the project.
  var viewCreations: [ViewCreationFact] = []
  /// The members of views that are drawn with another member.
  var drawnMembers: Set<DrawnMemberFact> = []
  var storedTasks: [StoredTaskFact] = []
  /// Names that are cancelled, or passed on as a whole so that their receiver may cancel them.
  var cancelledNames = NameSet()
  var taskModifiers: [TaskModifierFact] = []
  /// The argument labels of initializer calls, recognized by a capital letter, unless a `$name` is
  /// passed; repeated for each call. Empty in a project without `@Observable` classes.
  var givenLabels: [GivenLabel] = []
  /// The bindings passed in initializer calls.
  var passedBindings: [PassedBinding] = []
  /// All mentions of `@Observable` classes of the project.
  var classMentions: [ClassMention] = []
  var passedMembers: [PassedMembersFact] = []
  /// The names that members of types mention; empty in a project without models.
  var members: [MemberFact] = []
  /// Code that would not compile or work if its `@Observable` class had a global actor.
  var isolationObstacles: [IsolationRejection] = []
  /// The offsets of the names of types and properties with an `#if` among their attributes.
  var conditionalNames: Set<Int> = []
  /// Arguments of initializer calls that make an object; empty in a project without models.
  var madeArguments: [MadeArgument] = []
  /// The extension of `Notification.Name` that can take another constant; `nil` if there is none.
  var nameExtension: NameExtensionFact?
  /// The name `addObserver` of calls with `forName:` whose result, the token, is dropped.
  var droppedObservers: [ByteRange] = []
  /// The line of an `import Combine` that nothing in the file needs; `nil` otherwise.
  var unneededCombine: ByteRange?
  /// The lines of all imports of Combine with their ends; empty if more stands on one of them.
  var combineRemovals: [ByteRange] = []
  /// Sets of subscriptions that are removed together with the import.
  var unusedSets: [UnusedSet] = []
  var previews: [PreviewFact] = []
  /// Code for systems or compilers without `@Observable`; observation rules skip it.
  var older: [ByteRange] = []

  /// True if a range lies in code that only Xcode's canvas shows.
  func isInPreview(_ range: ByteRange) -> Bool {
    previews.contains { $0.range.start <= range.start && range.end <= $0.range.end }
  }

  init(path: String, isTest: Bool) {
    self.path = path
    self.isTest = isTest
  }
}
