import LocalizationModel

/// The languages that units are counted in, with what is the same for many of them.
package struct CountedLanguages: Sendable {
  /// Each once, in the order that other members count by.
  package let names: [String]
  /// The index of the source's language among them.
  package let source: Int?
  private let indices: [TextKey: Int]
  /// For each language its group. Languages of one group need the same plural forms, so that where
  /// they have nothing of an entry, the same units are missing.
  let groups: [Int]
  /// One language of each group.
  let examples: [String]
  /// How many languages each group has, the source's left out.
  let sizes: [Int]

  /// - Parameter names: Each once.
  package init(_ names: [String], source: String) {
    self.names = names
    indices = Dictionary(
      zip(names.map(TextKey.init), names.indices), uniquingKeysWith: { first, _ in first })
    self.source = indices[TextKey(source)]
    var known: [[PluralCategory]?: Int] = [:]
    var groups: [Int] = []
    var examples: [String] = []
    for name in names {
      let forms = PluralRules(language: name)?.cases.filter(\.isCountedByXcode).map(\.category)
      let group = known[forms] ?? examples.count
      if group == examples.count {
        known[forms] = group
        examples.append(name)
      }
      groups.append(group)
    }
    var sizes = examples.map { _ in 0 }
    for (index, group) in groups.enumerated() where index != self.source { sizes[group] += 1 }
    (self.groups, self.examples, self.sizes) = (groups, examples, sizes)
  }

  /// - Parameter expected: What it most likely is: entries have their languages in one order.
  package func index(of language: String, expected: Int = 0) -> Int? {
    expected < names.count && names[expected].hasBytes(of: language)
      ? expected : indices[TextKey(language)]
  }
}
