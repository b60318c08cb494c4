import SwiftTypes

/// What one source does when values of its types are made.
struct SourceEffects: Sendable {
  /// What is done to find the first value of a property, by the place of the property's name.
  var values: [Int: Effects] = [:]
  /// In the order of the source.
  var initializers: [Initializer] = []
  /// What is done when an object of a class goes, by class.
  var ends: [TypeID: Effects] = [:]
}

extension SourceEffects {
  /// An initializer of a type.
  struct Initializer: Sendable {
    struct Parameter: Sendable {
      /// Empty for none.
      let label: String
      let hasDefault: Bool
    }

    let type: TypeID
    let parameters: [Parameter]
    let effects: Effects

    /// Whether a call can mean it.
    func isMeant(by call: Effects.Creation) -> Bool {
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
