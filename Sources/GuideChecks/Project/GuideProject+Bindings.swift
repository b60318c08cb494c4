import LocalizationModel
import SwiftTypes

extension GuideProject {
  /// Where views pass a binding to a property of a subview, each as the projection of a model that they
  /// hold; `nil` if something else is passed somewhere.
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
