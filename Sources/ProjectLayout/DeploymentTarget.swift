/// The oldest version of a system that a target supports, such as iOS 17.
///
/// `check` reads it because the opt-in rules on models apply only to targets whose systems all have
/// the Observation framework.
package struct DeploymentTarget: Hashable, Sendable {
  /// The system's name, such as `iOS`.
  package let system: String
  /// The part of the version before the first period.
  package let major: Int

  /// - Returns: `nil` if the version is computed, such as `$(MINIMUM)`.
  init?(_ system: String, version: some StringProtocol) {
    guard let major = Int(version.prefix { $0 != "." && $0 != "_" }) else { return nil }
    self.system = system
    self.major = major
  }

  /// The systems of a package without `platforms`. SwiftPM then takes the oldest systems it knows;
  /// one older than the Observation framework is enough here.
  static let packageDefault = [DeploymentTarget(system: "iOS", major: 12)]

  private init(system: String, major: Int) {
    self.system = system
    self.major = major
  }
}

extension [DeploymentTarget] {
  /// Reads the systems and versions after `platforms:` in the tokens of a manifest.
  init(platforms tokens: [ManifestTokens.Token]) {
    self.init()
    let systems = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst"]
    guard
      let start = tokens.indices.first(where: {
        tokens[$0] == .word("platforms") && $0 + 1 < tokens.count
          && tokens[$0 + 1] == .mark(UInt8(ascii: ":"))
      })
    else {
      self = DeploymentTarget.packageDefault
      return
    }
    var index = start + 2
    while index + 2 < tokens.count, tokens[index] != .mark(UInt8(ascii: "]")) {
      defer { index += 1 }
      guard case .word(let system) = tokens[index], systems.contains(system),
        tokens[index + 1] == .mark(UInt8(ascii: "("))
      else { continue }
      // `.iOS("17.4")`, or `.iOS(.v17)` without the `v`.
      let version: String? =
        switch tokens[index + 2] {
        case .text(let parts?):
          if parts.count == 1, case .text(let text) = parts[0] { text } else { nil }
        case .mark(UInt8(ascii: ".")):
          if index + 3 < tokens.count, case .word(let word) = tokens[index + 3] {
            String(word.dropFirst())
          } else {
            nil
          }
        default: nil
        }
      if let version, let target = DeploymentTarget(system, version: version) { append(target) }
    }
  }
}
