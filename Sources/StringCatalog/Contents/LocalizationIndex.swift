import LocalizationModel

/// An index of a localization's texts, variations and substitutions by path or name, made by
/// ``LocalizationContents`` if it has many: without it each lookup would walk over all of them.
///
/// The first of several items with the same path or name counts.
package final class LocalizationIndex: Sendable {
  /// The greatest count for which no index is made: a short list is walked faster than a path is
  /// hashed.
  static let limit = 16

  private let leaves: [LeafPath: Int]
  private let variations: [LeafPath: [Int]]
  private let substitutions: [String: Int]
  /// The result for ``LocalizationContents/usedSubstitutions``.
  let usedSubstitutions: Set<String>

  /// Builds the index.
  ///
  /// - Returns: `nil` if all the lists are short.
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

  /// Returns the index of each key's first occurrence.
  private static func first<Key: Hashable>(_ keys: [Key]) -> [Key: Int] {
    Dictionary(zip(keys, keys.indices), uniquingKeysWith: { first, _ in first })
  }

  func leaf(_ path: LeafPath) -> Int? { leaves[path] }
  func variations(at path: LeafPath) -> [Int] { variations[path] ?? [] }
  func substitution(named name: String) -> Int? { substitutions[name] }
}
