/// The systems that have `@Observable`.
package enum ObservableSystems {
  /// The first major versions that have it, by the names that `#available` and manifests use.
  package static let first = [
    "iOS": 17, "macCatalyst": 17, "macOS": 14, "tvOS": 17, "watchOS": 10, "visionOS": 1,
  ]

  /// Whether all of them meet a condition, so that its other branch is for older ones.
  ///
  /// - Parameter condition: `#available(iOS 17, *)`
  static func meet(_ condition: String) -> Bool {
    let versions = condition.drop { $0 != "(" }.dropFirst().split(separator: ",")
    return versions.allSatisfy { text in
      let words = text.split { !$0.isLetter && !$0.isNumber }
      guard words.count > 1, let version = Int(words[1]) else { return true }
      let system = String(words[0]).replacing("ApplicationExtension", with: "")
      return first[system].map { version <= $0 } ?? true
    }
  }
}
