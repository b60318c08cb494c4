import GlossKit
import Testing

/// Paths as someone types them, on file systems that take several spellings for one.
@Suite struct StoredNamesTests {
  /// A file system in memory whose names are compared by a key.
  private static func names(
    _ paths: [String], by key: @escaping (String) -> String
  ) -> StoredNames<String> {
    let all = Set(
      paths.flatMap { path in
        let parts = path.split(separator: "/")
        return parts.indices.map { parts[...$0].joined(separator: "/") }
      })
    let known = Set(all.map(key))
    return StoredNames { path in
      let clean = resolved(path)
      return known.contains(key(clean)) ? key(clean) : nil
    } names: { folder in
      let folder = key(resolved(folder))
      return all.filter {
        key($0.split(separator: "/").dropLast().joined(separator: "/")) == folder
      }.map { String($0.split(separator: "/").last ?? "") }
    }
  }

  /// The path without `.` and `..`.
  private static func resolved(_ path: String) -> String {
    path.split(separator: "/").reduce(into: [Substring]()) { parts, name in
      if name == ".." {
        parts.removeLast()
      } else if name != "." {
        parts.append(name)
      }
    }.joined(separator: "/")
  }

  private static let paths = [
    "App/Main.swift", "App/Localizable.xcstrings", "Scho\u{308}n/A.swift",
  ]

  @Test(arguments: [
    ("app", "App"), ("APP/main.swift", "App/Main.swift"), ("./app/../app", "./App/../App"),
    ("App/Main.swift", "App/Main.swift"), ("other/Main.swift", "other/Main.swift"),
    ("sch\u{F6}n/a.swift", "Scho\u{308}n/A.swift"),
  ])
  func spellsAPathAsAVolumeThatFoldsCaseKeepsIt(path: String, stored: String) {
    // Texts are equal if their characters are, as on such a volume.
    let names = Self.names(Self.paths) { $0.lowercased() }
    #expect(Array(names.spelling(of: path).utf8) == Array(stored.utf8))
  }

  @Test(arguments: ["app", "App", "APP/main.swift", "Sch\u{F6}n/A.swift", "Scho\u{308}n/A.swift"])
  func leavesAPathWhereOnlyOneSpellingLeadsToIt(path: String) {
    let names = Self.names(Self.paths) { text in
      // By bytes: what is equal as text may be two names.
      text.utf8.map { String($0) }.joined(separator: " ")
    }
    #expect(Array(names.spelling(of: path).utf8) == Array(path.utf8))
  }
}
