/// The numbers of planted and found mistakes of one kind, or against one rule, for the trials that
/// plant mistakes.
package struct MistakeTally: Sendable {
  package let name: String
  package private(set) var count = 0
  package private(set) var foundCount = 0
  package private(set) var languages: Set<String> = []
  /// The texts whose mistakes were not found.
  package private(set) var missed: [String] = []
  /// The findings that no planted mistake explains.
  package internal(set) var unexplained: [String] = []

  init(name: String) { self.name = name }

  mutating func add(_ language: String, isFound: Bool, _ text: () -> String) {
    count += 1
    languages.insert(language)
    if isFound { foundCount += 1 } else { missed.append(text()) }
  }

  /// The missed mistakes and the other findings, one line each.
  package var flaws: [String] {
    missed.map { "\(name), missed: \($0)" } + unexplained.map { "\(name), found beside: \($0)" }
  }

  /// The result on one line: `an entity: 20 of 20 in 9 languages`.
  package var summary: String {
    let found = "\(name): \(foundCount) of \(count) in \(languages.count) languages"
    return unexplained.isEmpty ? found : "\(found), \(unexplained.count) other findings"
  }
}
