import LocalizationModel
import SwiftTypes

/// What one source says of models, notifications and tasks.
package struct GuideSource: Sendable {
  /// A body that starts a task and does nothing else.
  struct StartingFunction: Hashable, Sendable {
    let name: String
    let type: TypeID
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
    /// The function around it.
    let function: ByteRange
  }

  let path: String
  let isTest: Bool
  var types: [TypeFact] = []
  var assignments: [AssignmentFact] = []
  var tasks: [TaskFact] = []
  var appearances: [AppearFact] = []
  var startingFunctions: Set<StartingFunction> = []
  var environmentCalls: [EnvironmentCall] = []
  var changeCalls: [ChangeCall] = []
  var modelUses = ModelUses()
  var names: [NotificationNameFact] = []
  var posts: [NotificationPostFact] = []
  var userInfoReads: [UserInfoReadFact] = []
  /// The names of `addObserver(forName:)` whose token is dropped.
  var droppedObservers: [ByteRange] = []
  /// An `import Combine` that nothing in the file needs: its line.
  var unneededCombine: ByteRange?
  /// The same with its line end, unless more is on the line.
  var combineRemoval: ByteRange?
  /// What only Xcode's canvas shows.
  var previews: [ByteRange] = []
  /// Code for systems or compilers before the guides.
  var older: [ByteRange] = []

  init(path: String, isTest: Bool) {
    self.path = path
    self.isTest = isTest
  }
}
