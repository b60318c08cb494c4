import LocalizationModel
import SwiftTypes

/// The uses of `ObservableObjectRule` models in one source that a migration to `@Observable` changes,
/// or that stop it.
///
/// ``ModelUseReading`` collects them; ``ProjectModelUses`` joins those of all sources.
struct ModelUses: Sendable {
  /// The type that declares a used name.
  enum Owner: Hashable, Sendable {
    case type(TypeID)
    /// A type outside the project, which no migration changes.
    case others
    case unknown
  }

  /// A use of a projected value: `$name`, `self.$name`, `value.$name`.
  struct Projection: Sendable {
    let name: String
    /// The bytes of `$name`.
    let range: ByteRange
    /// The bytes of `self.`, deleted where `$name` becomes a local name; `nil` if there are none.
    let prefix: ByteRange?
    let owner: Owner
    /// True for `$name` and `self.$name`: the property belongs to the surrounding type.
    let isOwn: Bool
    /// True if no member follows, so that the projection itself is passed on.
    let isWhole: Bool
    /// The body around the use; `nil` outside of bodies.
    let body: Body?
  }

  /// The body of a function or of a computed property.
  struct Body: Hashable, Sendable {
    /// The offset of the body's first statement.
    let start: Int
    /// The white space before the first statement on its line; `nil` if anything else precedes it
    /// there.
    let indentation: String?
    /// True if the body is a single expression whose value is the result.
    let isExpression: Bool
    /// True if the first statement stands in a branch of an `#if`.
    let isConditional: Bool
  }

  /// A use of a property's wrapper, such as `_model`.
  struct Wrapper: Sendable {
    /// The name of the property.
    let name: String
    let range: ByteRange
    /// The type that declares the property.
    let owner: TypeID
    /// Set for an assignment such as `_model = StateObject(wrappedValue: …)`.
    let making: Making?
  }

  /// A call that makes a wrapper: `StateObject(wrappedValue: …)` or another one.
  struct Making: Sendable {
    /// The called name, such as `StateObjectRule`, or `init`.
    let wrapper: String
    /// The bytes before the wrapped value: `StateObject(wrappedValue: `.
    let head: ByteRange
    /// The bytes of the wrapped value.
    let value: ByteRange
    /// The whole assignment.
    let assignment: ByteRange
    let effects: Effects
  }

  /// A call of `.environmentObject(x)`, or another one that accepts any `ObservableObjectRule`.
  struct Passing: Sendable {
    /// The called name, or the attribute's.
    let name: String
    let range: ByteRange
    /// The types of the passed values, or of the declared variables.
    let owners: [Owner]
  }

  /// A use of `objectWillChange`.
  struct Announcement: Sendable {
    let range: ByteRange
    /// The type whose change is announced or observed.
    let owner: Owner
  }

  var projections: [Projection] = []
  var wrappers: [Wrapper] = []
  var announcements: [Announcement] = []
  /// Property observers that only call `objectWillChange.send()`, by the offset of the property's
  /// name; a migration removes them.
  var announcers: [Int: ByteRange] = [:]
  var environmentCalls: [Passing] = []
  /// Calls of types and functions that accept any `ObservableObjectRule`.
  var passings: [Passing] = []
  /// Mentions of `ObservableObjectRule` outside the inheritance clause of a class.
  var constraints: [ByteRange] = []
  /// Local variables with a wrapper for models.
  var localWrappers: [Passing] = []
  /// The ranges of classes declared in functions.
  var localClasses: Set<ByteRange> = []
  /// The imported modules, without imports in a branch of an `#if`.
  var imports: Set<String> = []
  /// The imported modules that are also visible to clients.
  var publicImports: Set<String> = []
  /// The position and the texts for another import.
  var importPlace = ImportPlace(offset: 0, before: "", after: "\n\n", conditions: [])
  /// The conditions of `#if` around types, by the offset of the type; types without any are
  /// missing.
  var conditions: [Int: [String]] = [:]

  /// The position of another import, with the text before and after the line `import …`.
  struct ImportPlace: Sendable {
    let offset: Int
    let before: String
    let after: String
    /// The conditions of the `#if` branches around the position.
    let conditions: [String]
  }
}
