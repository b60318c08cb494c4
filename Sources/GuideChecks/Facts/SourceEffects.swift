import SwiftTypes

/// The side effects of making values of one source's types.
///
/// ``ViewMigration`` follows them before it changes `@StateObject` to `@State`, because the model
/// must be made without effects.
struct SourceEffects: Sendable {
  /// The effects of a property's initial value, by the offset of the property's name.
  var values: [Int: Effects] = [:]
  /// The initializers, in the order of the source.
  var initializers: [Initializer] = []
  /// The effects of each class's deinitializer.
  var ends: [TypeID: Effects] = [:]
}

extension SourceEffects {
  /// An initializer of a type.
  struct Initializer: Sendable {
    struct Parameter: Sendable {
      /// The argument label; empty for none.
      let label: String
      let hasDefault: Bool
    }

    let type: TypeID
    let parameters: [Parameter]
    let effects: Effects

    /// True if a call with these labels may refer to the initializer.
    func mayBeCalled(by call: Effects.Creation) -> Bool {
      guard let given = call.labels else { return true }
      var labels = given[...]
      for parameter in parameters {
        if labels.first == parameter.label {
          labels.removeFirst()
        } else if !parameter.hasDefault, !call.hasClosures {
          return false
        }
      }
      return labels.isEmpty
    }
  }
}
