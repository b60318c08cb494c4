/// A pattern for paths, as in `exclude` and `catalogs` of `gloss.json`.
///
/// - `*` matches any characters of one name, `?` exactly one character.
/// - `**` as a whole name matches any number of folders, including none: `**/*.swift`, `A/**/B`.
///   At the end it matches everything below: `Legacy/**`.
/// - `{a,b}` matches either; braces nest and may hold slashes.
/// - `.` alone covers everything.
/// - `\` takes the next character literally. All other characters, even `[`, match themselves.
///
/// A pattern must match the whole path: `Pods` does not match `App/Pods`, `**/Pods` does. Letter
/// case counts. Characters are compared, so a composed `é` matches a decomposed one, as some Mac
/// volumes store it. Matching a name takes at most the length of the pattern times the length of
/// the name.
package struct Glob: Hashable, Sendable {
  /// The reason why a pattern is invalid.
  package enum Flaw: Error, Hashable {
    case empty
    case absolute
    case unbalancedBrace
    case tooManyAlternatives
  }

  /// The pattern as written.
  package let pattern: String
  /// The folder or file below which all matches lie: the names before the first wildcard. Empty if
  /// the first name has a wildcard.
  package let fixedPrefix: String
  /// True if the pattern can match only one path.
  package let isLiteral: Bool
  /// The pattern's alternatives without braces, each as its names.
  private let alternatives: [[Name]]

  /// - Parameter pattern: Relative; `./` at the start and `/` at the end are dropped.
  package init(_ pattern: String) throws(Flaw) {
    var expansion = BraceExpansion()
    let texts = try expansion.alternatives(of: Array(pattern.utf8))
    self.pattern = pattern
    alternatives = try texts.map { text throws(Flaw) in
      if text.first == .byte(UInt8(ascii: "/")) { throw .absolute }
      let names = text.split(separator: .byte(UInt8(ascii: "/")))
        .map { Name($0) }.filter { !$0.isDot }
      if text.isEmpty { throw .empty }
      return names
    }
    let first = alternatives.first ?? []
    let fixed = first.prefix { $0.literal != nil }
    isLiteral = alternatives.count == 1 && fixed.count == first.count
    fixedPrefix =
      alternatives.count == 1
      ? fixed.map { String($0.literal ?? []) }.joined(separator: "/") : ""
  }

  /// True if the pattern matches the whole path.
  package func matches(_ path: String) -> Bool { matches(Self.names(of: path)) }

  /// True if the pattern matches the path or a folder above it.
  package func covers(_ path: String) -> Bool { covers(Self.names(of: path)) }

  /// Splits a path into its names. It splits bytes, because in a Swift `Character` a combining mark
  /// can follow the slash.
  static func names(of path: String) -> [[Character]] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Array(Substring($0)) }
  }

  func matches(_ names: [[Character]]) -> Bool {
    alternatives.contains { Self.match($0, names[...]) }
  }

  func covers(_ names: [[Character]]) -> Bool {
    (0...names.count).contains { count in
      alternatives.contains { Self.match($0, names[..<count]) }
    }
  }

  /// Matches name by name. A `**` first takes the shortest run of folders. On failure only the last
  /// `**` takes a longer run: what an earlier one took can stay as it is.
  private static func match(_ pattern: [Name], _ names: ArraySlice<[Character]>) -> Bool {
    var part = 0
    var next = 0
    var retry: (pattern: Int, names: Int)?
    while next < names.count {
      if part < pattern.count, pattern[part].isFolders {
        // At the end, `**` needs a name below the folder: the folder itself does not match.
        if part == pattern.count - 1 { return true }
        retry = (part, next)
        part += 1
      } else if part < pattern.count, pattern[part].matches(names[next]) {
        part += 1
        next += 1
      } else if let last = retry {
        retry = (last.pattern, last.names + 1)
        part = last.pattern + 1
        next = last.names + 1
      } else {
        return false
      }
    }
    return part == pattern.count
  }
}

extension Glob {
  /// An element of a pattern whose braces are expanded.
  enum Token: Hashable {
    /// One byte of a literal name.
    case byte(UInt8)
    case anyCharacter
    case anyRun
  }

  /// The part of a pattern between two slashes.
  private struct Name: Hashable {
    private enum Part: Hashable {
      case character(Character)
      case anyCharacter
      case anyRun
    }

    private let parts: [Part]
    /// The characters of a name without wildcards; `nil` for any other.
    let literal: [Character]?

    init(_ tokens: ArraySlice<Token>) {
      var parts: [Part] = []
      var bytes: [UInt8] = []
      func takeBytes() {
        parts += String(decoding: bytes, as: UTF8.self).map { .character($0) }
        bytes = []
      }
      for token in tokens {
        switch token {
        case .byte(let byte): bytes.append(byte)
        case .anyCharacter:
          takeBytes()
          parts.append(.anyCharacter)
        case .anyRun:
          takeBytes()
          parts.append(.anyRun)
        }
      }
      takeBytes()
      self.parts = parts
      let characters = parts.compactMap {
        if case .character(let character) = $0 { character } else { nil }
      }
      literal = characters.count == parts.count ? characters : nil
    }

    var isFolders: Bool { parts == [.anyRun, .anyRun] }
    var isDot: Bool { literal == ["."] }

    func matches(_ name: [Character]) -> Bool {
      if let literal { return literal == name }
      var part = 0
      var next = 0
      var retry: (part: Int, index: Int)?
      while next < name.count {
        if part < parts.count, parts[part] == .anyRun {
          retry = (part, next)
          part += 1
        } else if part < parts.count,
          parts[part] == .anyCharacter || parts[part] == .character(name[next])
        {
          part += 1
          next += 1
        } else if let last = retry {
          retry = (last.part, last.index + 1)
          part = last.part + 1
          next = last.index + 1
        } else {
          return false
        }
      }
      return parts[part...].allSatisfy { $0 == .anyRun }
    }
  }
}
