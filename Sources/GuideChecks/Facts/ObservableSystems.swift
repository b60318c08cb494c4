/// The systems that have the Observation framework: iOS 17, macOS 14 and so on. Observation rules
/// apply only to code for these.
package enum ObservableSystems {
  /// The first major version of each system, under the names in `#available` and manifests.
  package static let first = [
    "iOS": 17, "macCatalyst": 17, "macOS": 14, "tvOS": 17, "watchOS": 10, "visionOS": 1,
  ]

  /// True if no version in a condition is later than the system's first with `@Observable`, so that
  /// the `else` branch runs only on systems without it.
  ///
  /// - Parameter condition: For example `#available(iOS 17, *)`.
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
