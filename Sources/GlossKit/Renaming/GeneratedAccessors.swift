import LocalizationModel

/// The accessors that R.swift and SwiftGen generate from a key, such as
/// `R.string.localizable.settingsTitle` and `L10n.Settings.title`.
///
/// Their generators read the catalog: once it has the new key, the old accessors are gone. A rename
/// names the places that use them.
struct GeneratedAccessors {
  /// One place that names an accessor.
  struct Use {
    let name: String
    let path: String
    let position: SourcePosition
  }

  /// R.swift's names of the key, one for each table.
  private let resourceNames: [String]
  /// SwiftGen's name of the key; `nil` if the key has none.
  private let levelsName: String?
  /// SwiftGen's look-ups of the key, one for each table.
  private let lookups: [String]
  private var resourceUses: [Use] = []
  private var levelsUses: [Use] = []
  private var hasLookup = false

  /// - Parameter tables: The tables of the catalogs that have the key.
  init(of key: String, tables: Set<String>) {
    let tables = tables.sortedByBytes()
    let name = Self.symbol(key)
    let parts = key.split(separator: ".").map { Self.symbol(String($0)) }
    resourceNames = name.isEmpty ? [] : tables.map { "R.string.\(Self.symbol($0)).\(name)" }
    let levels: [String] = parts.dropLast().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    levelsName =
      parts.isEmpty || parts.contains("")
      ? nil : (["L10n"] + levels + parts.suffix(1)).joined(separator: ".")
    lookups = tables.map { "L10n.tr(\"\($0)\", \"\(key)\"" }
  }

  private static func symbol(_ words: String) -> String {
    GeneratedSymbol(key: words, text: "")?.name ?? ""
  }

  /// The places in the sources that were searched. Names of SwiftGen count only if a source has its
  /// look-up of the key, because people write such enums by hand, too.
  var uses: [Use] { resourceUses + (hasLookup ? levelsUses : []) }

  /// Searches a Swift source; lines that are comments do not count.
  mutating func search(_ text: ContiguousArray<UInt8>, of path: String) {
    for name in resourceNames { resourceUses += uses(of: name, in: text, path) }
    if let levelsName { levelsUses += uses(of: levelsName, in: text, path) }
    if !hasLookup { hasLookup = lookups.contains { text.firstRange(of: $0.utf8) != nil } }
  }

  private func uses(of name: String, in text: ContiguousArray<UInt8>, _ path: String) -> [Use] {
    let ranges = text.ranges(of: name.utf8).filter { range in
      let before = range.lowerBound > 0 ? text[range.lowerBound - 1] : 0x20
      let after = range.upperBound < text.count ? text[range.upperBound] : 0x20
      return !Self.isNamePart(before) && before != UInt8(ascii: ".") && !Self.isNamePart(after)
        && !Self.isComment(text[..<range.lowerBound])
    }
    if ranges.isEmpty { return [] }
    let lines = LineTable(text.span)
    return ranges.map {
      Use(name: name, path: path, position: lines.position(ofByte: $0.lowerBound, in: text.span))
    }
  }

  /// True if the last line of a text begins with `//`.
  private static func isComment(_ text: ArraySlice<UInt8>) -> Bool {
    let start = text.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.startIndex
    return text[start...].drop { $0 == 0x20 || $0 == 0x09 }.starts(with: "//".utf8)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
