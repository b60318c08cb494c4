import LocalizationModel
import SwiftTypes

extension GuideProject {
  /// Returns all bindings, such as `$model`, that views pass to a property of a subview; `nil` if
  /// one of them is not the projection of a model that the passing view holds. The rule
  /// `binding-to-observable` rewrites them.
  func passedBindings(
    to property: String, of type: TypeFact
  ) -> [(path: String, range: ByteRange)]? {
    let name = type.lastName
    if isGiven(property, to: type) || parts(of: type.id).contains(where: \.type.hasInitializer) {
      return nil
    }
    var found: [(path: String, range: ByteRange)] = []
    for source in allSources {
      for passed in source.facts.passedBindings
      where passed.label == property && (passed.callee == name || passed.callee == "init") {
        let held = parts(of: passed.type).flatMap(\.type.properties).first {
          $0.name == passed.name
        }
        guard let held, held.heldType.map(isObservable) ?? false else { return nil }
        found.append((source.path, passed.range))
      }
    }
    return found
  }
}
