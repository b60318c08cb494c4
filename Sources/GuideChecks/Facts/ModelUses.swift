import LocalizationModel
import SwiftTypes

/// Where a source uses models of the old kind in a way that a migration changes, or that stops it.
struct ModelUses: Sendable {
  /// Which type a value has.
  enum Owner: Hashable, Sendable {
    case type(TypeID)
    /// One that is none of the project's.
    case others
    case unknown
  }

  /// `$name`, `self.$name`, `value.$name`
  struct Projection: Sendable {
    let name: String
    /// The bytes of `$name`.
    let range: ByteRange
    /// What is left out where `$name` becomes a local name: `self.`
    let prefix: ByteRange?
    let owner: Owner
    /// Whether no type is named before it, so that it is a property of the type around.
    let isOwn: Bool
    /// Whether it is not followed by a member.
    let isWhole: Bool
    /// The body that it stands in.
    let body: Body?
  }

  /// The body of a function or of a computed property.
  struct Body: Hashable, Sendable {
    /// Where its first statement begins.
    let start: Int
    /// What stands before the first statement on its line, if that is only white space.
    let indentation: String?
    /// Whether an expression is all that is in it and what it gives.
    let isExpression: Bool
    /// Whether its first statement stands in a branch of an `#if`.
    let isConditional: Bool
  }

  /// `_model`, the wrapper of a property.
  struct Wrapper: Sendable {
    let name: String
    let range: ByteRange
    let owner: TypeID
    /// Set for `_model = StateObject(wrappedValue: …)`.
    let making: Making?
  }

  /// `StateObject(wrappedValue: …)` or the same for another wrapper.
  struct Making: Sendable {
    let wrapper: String
    /// The bytes through the label and its colon: `StateObject(wrappedValue: `
    let head: ByteRange
    let value: ByteRange
    /// The whole assignment.
    let assignment: ByteRange
    let effects: Effects
  }

  /// `.environmentObject(x)` and other calls that want an `ObservableObject`.
  struct Passing: Sendable {
    /// What is called, or the attribute.
    let name: String
    let range: ByteRange
    let owners: [Owner]
  }

  /// `objectWillChange`
  struct Announcement: Sendable {
    let range: ByteRange
    let owner: Owner
  }

  var projections: [Projection] = []
  var wrappers: [Wrapper] = []
  var announcements: [Announcement] = []
  /// Observers of properties that only say `objectWillChange.send()`: what goes with a migration, by the
  /// place of the property's name.
  var announcers: [Int: ByteRange] = [:]
  var environmentCalls: [Passing] = []
  /// Calls of what takes any `ObservableObject`.
  var passings: [Passing] = []
  /// Where `ObservableObject` is named other than behind the colon of a class.
  var constraints: [ByteRange] = []
  /// The names of local variables with a wrapper for models.
  var localWrappers: [Passing] = []
  /// Classes that are declared in functions.
  var localClasses: Set<ByteRange> = []
  /// The modules that are imported, but for those in a branch of an `#if`.
  var imports: Set<String> = []
  /// The modules among them that clients see, too.
  var publicImports: Set<String> = []
  /// Whether some import has an access level.
  var levelsImports = false
  /// What adds an import, up to the name of the module, and what follows it.
  var importPlace = ImportPlace(offset: 0, before: "", after: "\n\n", conditions: [])
  /// What the branches of `#if` around a type ask for, by the place of the type; none is left out.
  var conditions: [Int: [String]] = [:]

  /// Where another import belongs.
  struct ImportPlace: Sendable {
    let offset: Int
    let before: String
    let after: String
    /// What the branches of `#if` around it ask for.
    let conditions: [String]
  }
}
