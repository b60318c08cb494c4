import LocalizationModel
import StringCatalog
import Testing

/// The view of a localization where members overlap, and of one that was edited.
@Suite struct LocalizationPrecedenceTests {
  private static func unit(_ text: String) -> String {
    #"{"stringUnit" : {"state" : "translated", "value" : "\#(text)"}}"#
  }

  private static let overlap = #"""
    {"stringUnit" : {"state" : "new", "value" : "plain"},
     "substitutions" : {"files" : {"variations" : {"plural" :
       {"one" : \#(unit("file")), "other" : \#(unit("files"))}}}},
     "variations" : {"plural" : {"other" : \#(unit("plural"))},
       "device" : {"mac" : \#(unit("mac")), "other" : \#(unit("device"))}}}
    """#

  private static func catalog(_ localization: String) throws -> StringCatalog {
    let entry = #"{"localizations" : {"de" : \#(localization)}}"#
    let text = #"{"sourceLanguage" : "en", "strings" : {"a" : \#(entry)}}"#
    return try StringCatalog(ContiguousArray(text.utf8), path: "a.xcstrings")
  }

  private static func localization(_ catalog: StringCatalog) throws -> TextNode {
    let table = LocalizationTable(catalog)
    let place = try #require(table.place(of: "a"))
    return try #require(table.column("de")[place]?.root)
  }

  private static func path(_ names: String) -> LeafPath {
    let names = names.split(separator: ".").map(String.init)
    return LeafPath(
      stride(from: 0, to: names.count, by: 2).map {
        names[$0] == "substitutions"
          ? .substitution(names[$0 + 1]) : .variation(kind: names[$0], case: names[$0 + 1])
      })
  }

  @Test(arguments: [
    // Path, text there, text that stands for it, and what it varies by instead.
    ("", nil, "device", nil), ("device.mac", "mac", "mac", nil),
    ("device.ipad", nil, "device", nil), ("plural.other", nil, "device", "device"),
    ("substitutions.files", nil, "files", nil),
    ("substitutions.files.plural.one", "file", "file", nil),
    ("substitutions.files.plural.few", nil, "files", nil), ("substitutions.none", nil, nil, nil),
  ])
  func prefersDevicesToPluralsAndThoseToText(
    path: String, text: String?, standIn: String?, other: String?
  ) throws {
    let localization = try Self.localization(Self.catalog(Self.overlap))
    #expect(localization.hasOverlap)
    #expect(localization.unit(at: Self.path(path))?.text == text.map { .plain($0) })
    #expect(localization.standIn(for: Self.path(path))?.text == standIn.map { .plain($0) })
    #expect(localization.otherKind(than: Self.path(path)) == other)
  }

  @Test func findsSubstitutionsOfTheLocalizationOnly() throws {
    let unit = #""stringUnit" : {"state" : "new", "value" : "%#@in@"}"#
    let nested = #"{"substitutions" : {"in" : {}}, \#(unit)}"#
    let localization = try Self.localization(
      Self.catalog(#"{"variations" : {"device" : {"mac" : \#(nested)}}}"#))
    #expect(localization.substitution(named: "in") == nil)
    let path = LeafPath([.variation(kind: "device", case: "mac"), .substitution("in")])
    #expect(localization.unit(at: path) == nil)
    #expect(localization.namesInMainTexts == [TextKey("in")])
    #expect(!localization.hasOverlap)
  }

  /// An edited entry, the entry after writing and reading, and the edited value agree.
  @Test(arguments: ["", "plural.one", "device.mac.plural.few", "substitutions.n.plural.other"])
  func readsEditedEntriesLikeFiles(path: String) throws {
    var catalog = try Self.catalog(Self.unit("old"))
    let old = try Self.localization(catalog)
    var texts = old
    texts.set(.plain("né\n\"w\""), state: .needsReview, at: Self.path(path))
    #expect(texts != old && texts.range == nil)
    var changes = LocalizationBatch(language: "de")
    let isChanged = changes.append(texts, at: 0, insteadOf: old)
    #expect(isChanged && !changes.append(old, at: 0, insteadOf: old))
    changes.apply(to: &catalog)
    let views = [
      try Self.localization(catalog),
      try Self.localization(StringCatalog(catalog.serialized(), path: "a.xcstrings")), texts,
    ]
    for view in views {
      #expect(
        view.unit(at: Self.path(path))
          == StringUnit(state: .needsReview, text: .plain("né\n\"w\"")))
      #expect(view.isSame(as: texts))
    }
  }
}
