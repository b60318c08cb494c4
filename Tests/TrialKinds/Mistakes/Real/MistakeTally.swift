/// How many mistakes of one kind were planted, and what became of them.
package struct MistakeTally: Sendable {
  package let name: String
  package private(set) var count = 0
  package private(set) var foundCount = 0
  package private(set) var languages: Set<String> = []
  /// The texts that nothing was found about.
  package private(set) var missed: [String] = []
  /// What was found that was not planted.
  package internal(set) var besides: [String] = []

  init(name: String) { self.name = name }

  mutating func add(_ language: String, isFound: Bool, _ text: () -> String) {
    count += 1
    languages.insert(language)
    if isFound { foundCount += 1 } else { missed.append(text()) }
  }

  /// What was missed, and what else was found.
  package var flaws: [String] {
    missed.map { "\(name), missed: \($0)" } + besides.map { "\(name), found beside: \($0)" }
  }

  /// `an entity: 20 of 20 in 9 languages`
  package var summary: String {
    let found = "\(name): \(foundCount) of \(count) in \(languages.count) languages"
    return besides.isEmpty ? found : "\(found), \(besides.count) other findings"
  }
}
