import LocalizationModel
import SwiftTypes

/// The side effects of code that runs when a value is made, beyond making and storing values.
///
/// `@State` evaluates its initial value at every initialization of the view, `@StateObject` only
/// once: ``ViewMigration`` changes one to the other only for models that are made without side
/// effects.
struct Effects: Sendable {
  /// A call of anything but an initializer, or an assignment to a member of another object.
  struct Call: Sendable {
    let name: String
    let range: ByteRange
  }

  /// A call of an initializer that the project declares.
  struct Creation: Sendable {
    let type: TypeID
    /// The argument labels, an empty one for none; `nil` if they are not known.
    let labels: [String]?
    /// True if trailing closures follow, which may fill parameters of any label.
    let hasClosures: Bool
  }

  /// The first side effect, which is enough to stop a migration; `nil` if there is none.
  var call: Call?
  /// The objects made, if there is no other effect: their initializers may have effects.
  var creations: [Creation] = []
}
