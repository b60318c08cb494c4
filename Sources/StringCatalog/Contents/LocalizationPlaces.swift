import LocalizationModel

/// Where a localization has its texts, variations and substitutions, for one with many of them: each
/// look-up would go over all.
///
/// Where several have the same path or name, the first counts.
package final class LocalizationPlaces: Sendable {
  /// How many a localization may have to be gone over: that is faster than to hash a path.
  static let limit = 16

  private let leaves: [LeafPath: Int]
  private let variations: [LeafPath: [Int]]
  private let substitutions: [String: Int]
  /// See ``LocalizationContents/usedSubstitutions``.
  let usedSubstitutions: Set<String>

  /// - Returns: `nil` if the localization has few of all.
  init?(_ localization: LocalizationContents) {
    let counts = [
      localization.leaves.count, localization.variations.count, localization.substitutions.count,
    ]
    if counts.allSatisfy({ $0 <= Self.limit }) { return nil }
    leaves = Self.first(localization.leaves.map(\.path))
    substitutions = Self.first(localization.substitutions.map(\.name.text))
    variations = Dictionary(grouping: localization.variations.indices) {
      localization.variations[$0].path
    }
    usedSubstitutions = localization.namedSubstitutions()
  }

  private static func first<Key: Hashable>(_ keys: [Key]) -> [Key: Int] {
    Dictionary(zip(keys, keys.indices), uniquingKeysWith: { first, _ in first })
  }

  func leaf(_ path: LeafPath) -> Int? { leaves[path] }
  func variations(at path: LeafPath) -> [Int] { variations[path] ?? [] }
  func substitution(named name: String) -> Int? { substitutions[name] }
}
