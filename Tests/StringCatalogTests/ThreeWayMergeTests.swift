import LocalizationModel
import StringCatalog
import TestSupport
import Testing

/// Merges of a catalog that two branches changed.
@Suite struct ThreeWayMergeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// The members of `strings`.
    var base: String
    var ours: String
    var theirs: String
    var merged: String
    var conflicts: [String] = []
    var kept: [String] = []

    var testDescription: String { name }
  }

  static let all = keys + texts + variations + substitutions + others

  @Test(arguments: all) func merges(_ item: Case) throws {
    let merge = try ThreeWayMerge(
      base: catalog(item.base), ours: catalog(item.ours), theirs: catalog(item.theirs))
    #expect(Self.text(merge.bytes) == Self.text(try canonical(item.merged)))
    #expect(merge.conflicts.map(\.description) == item.conflicts)
    #expect(merge.keptEdits.map(\.description) == item.kept)
  }

  @Test func mergesWhatBothMadeAnew() throws {
    let merge = try ThreeWayMerge(
      base: nil, ours: catalog(#""a":{"comment":"c"},"b":{}"#),
      theirs: catalog(#""a":{"comment":"d"},"c":{}"#))
    #expect(
      Self.text(merge.bytes) == Self.text(try canonical(#""a":{"comment":"c"},"b":{},"c":{}"#)))
    #expect(merge.conflicts.map(\.place.description) == ["a · comment"])
  }

  @Test(arguments: [
    ("1.0", "1.1", "1.2", "1.2"), ("1.0", "1.2", "1.1", "1.2"), ("1.0", "1.9", "1.10", "1.10"),
    ("1.1", "1.1", "1.2", "1.2"),
  ])
  func takesTheHigherVersion(
    _ base: String, _ ours: String, _ theirs: String, _ merged: String
  ) throws {
    func catalog(_ version: String) throws -> StringCatalog {
      try StringCatalog(
        ContiguousArray(#"{"strings":{},"version":"\#(version)"}"#.utf8), path: "L.xcstrings")
    }
    let merge = try ThreeWayMerge(
      base: catalog(base), ours: catalog(ours), theirs: catalog(theirs))
    #expect(try StringCatalog(merge.bytes, path: "L.xcstrings").version == merged)
    #expect(merge.conflicts.isEmpty)
  }

  @Test func tellsOfTwoSourceLanguages() throws {
    func catalog(_ language: String) throws -> StringCatalog {
      try StringCatalog(
        ContiguousArray(#"{"sourceLanguage":"\#(language)","strings":{}}"#.utf8), path: "L")
    }
    let merge = try ThreeWayMerge(
      base: catalog("en"), ours: catalog("de"), theirs: catalog("fr"))
    let line = try #require(merge.conflicts.first).description
    #expect(line == "sourceLanguage: kept ours, 'de', not theirs, 'fr'")
  }

  /// The place of a conflict is the line of the merged file that has our text.
  @Test func tellsWhereConflictsAre() throws {
    let merge = try ThreeWayMerge(
      base: catalog(Self.text("a")), ours: catalog(#""a":{},\#(Self.text("b"))"#),
      theirs: catalog(#""b":{},\#(Self.text("c"))"#))
    let position = try #require(merge.conflicts.first).position
    let line = Self.text(merge.bytes).split(separator: "\n", omittingEmptySubsequences: false)[
      position.line - 1]
    #expect(line.dropFirst(position.column - 1) == #""b""#)
  }

  /// The place of a key that was there twice is one of the merged file, too.
  @Test(arguments: [
    (#""comment":"b""#, #""comment":"c""#, #""b""#),
    (#""x":{"a":1}"#, #""x":{"a":2}"#, "1"),
    (
      #""localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"value":"b"}}}}}}"#,
      #""localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"value":"c"}}}}}}"#,
      #""b""#
    ),
    (
      #""localizations":{"de":{"stringUnit":{"state":"new","value":"b"}}}"#,
      #""localizations":{"de":{"stringUnit":{"state":"translated","value":"b"}}}"#,
      #""needs_review""#
    ),
  ])
  func tellsWhereKeysAreThatWereThereTwice(one: String, other: String, found: String) throws {
    for isOurs in [true, false] {
      let twice = try catalog(#""k":{\#(one)},"k":{\#(other)}"#)
      let more = try catalog(#""a":{"comment":"x"},"b":{},"c":{}"#)
      let merge = try ThreeWayMerge(
        base: nil, ours: isOurs ? twice : more, theirs: isOurs ? more : twice)
      #expect(merge.conflicts.count == 1)
      let position = try #require(merge.conflicts.first).position
      let line = Self.text(merge.bytes).split(separator: "\n", omittingEmptySubsequences: false)[
        position.line - 1]
      #expect(line.dropFirst(position.column - 1).prefix { $0 != "," } == found)
    }
  }

  @Test func takesAnyLayout() throws {
    let loose = "\u{FEFF}{\r\n\"version\":\"1.0\", \"strings\":{\"b\":{},\"a\":{}}}\r\n"
    let merge = try ThreeWayMerge(
      base: StringCatalog(ContiguousArray(loose.utf8), path: "L"),
      ours: StringCatalog(
        ContiguousArray(#"{"strings":{"\u0062":{},"a":{"comment":"x\/y"}},"version":"1.0"}"#.utf8),
        path: "L"),
      theirs: StringCatalog(
        ContiguousArray(#"{"version":"1.0","strings":{"c":{},"b":{},"a":{}}}"#.utf8), path: "L"))
    #expect(merge.conflicts.isEmpty)
    let merged = try StringCatalog(merge.bytes, path: "L")
    #expect(merged.formatIsCanonical)
    #expect(merged.keys == ["a", "b", "c"])
    #expect(merged.entry("a")?.comment == "x/y")
  }

  @Test func mergesThreeValuesOfOneKeyAndRefusesALotOfThem() throws {
    func catalog(_ count: Int) throws -> StringCatalog {
      let entries = (0..<count).map { #""k":{"x\#($0)":1}"# } + [#""k":{ "x0" : 1 }"#]
      let text = #"{"strings":{\#(entries.joined(separator: ","))}}"#
      return try StringCatalog(ContiguousArray(text.utf8), path: "L")
    }
    let empty = try StringCatalog(ContiguousArray("{}".utf8), path: "L")
    let merge = try ThreeWayMerge(base: nil, ours: catalog(3), theirs: empty)
    let members = #"{"strings":{"k":{"x0":1,"x1":1,"x2":1}}}"#
    let wanted = try StringCatalog(ContiguousArray(members.utf8), path: "L").serialized()
    #expect(merge.bytes == wanted)
    #expect(throws: CatalogError.self) {
      try ThreeWayMerge(base: nil, ours: catalog(5_000), theirs: empty)
    }
  }

  /// As deep as the reader goes.
  @Test func mergesDeepMembers() throws {
    func catalog(_ value: Int, _ other: Int) throws -> StringCatalog {
      let depth = 250
      let text =
        #"{"strings":{},"x":"# + String(repeating: #"{"a":"#, count: depth) + "\(value)"
        + String(repeating: "}", count: depth - 1) + #","b":\#(other)}}"#
      return try StringCatalog(ContiguousArray(text.utf8), path: "L")
    }
    let merge = try ThreeWayMerge(base: catalog(1, 1), ours: catalog(2, 1), theirs: catalog(1, 2))
    #expect(try merge.bytes == catalog(2, 2).serialized())
  }

  private func catalog(_ strings: String) throws -> StringCatalog {
    let text = #"{"strings":{\#(strings)},"version":"1.0"}"#
    let read = try StringCatalog(ContiguousArray(text.utf8), path: "L.xcstrings")
    guard read.duplicates.isEmpty else { return read }
    return try StringCatalog(read.serialized(), path: "L.xcstrings")
  }

  private func canonical(_ strings: String) throws -> ContiguousArray<UInt8> {
    try catalog(strings).serialized()
  }

  private static func text(_ bytes: ContiguousArray<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
