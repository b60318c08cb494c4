import LocalizationModel
import StringCatalog
import Testing

/// The source language's own texts after a key is reworded.
@Suite struct RewordedFormsTests {
  private static func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
  }

  private static func plural(_ one: String, _ other: String, _ state: String = "translated")
    -> String
  {
    #"{"variations":{"plural":{"one":\#(unit(one, state)),"other":\#(unit(other, state))}}}"#
  }

  private static func entry(_ key: String, _ english: String) -> String {
    #""\#(key)":{"localizations":{"en":\#(english),"fr":\#(unit("x"))}}"#
  }

  private func merged(
    _ old: String, _ english: String, to new: String
  ) throws -> (catalog: StringCatalog, merge: ExtractionMerge) {
    var catalog = try catalog(strings: Self.entry(old, english))
    let merge = try catalog.merge(
      [found(new)], gone: [old], renames: .carry, successors: [old: [new]])
    return (catalog, merge)
  }

  /// The old key, its forms for `one` and `other`, the new key, and its forms.
  @Test(arguments: [
    (
      "%lld unsent drafts in this folder",
      ["%lld unsent draft in this folder", "%lld unsent drafts in this folder"],
      "%lld saved drafts in this folder",
      ["%lld saved draft in this folder", "%lld saved drafts in this folder"]
    ),
    (
      "Move %lld pages to %@", ["Move %1$lld page to %2$@", "Move %1$lld pages to %2$@"],
      "Move %lld pages over to %@",
      ["Move %1$lld page over to %2$@", "Move %1$lld pages over to %2$@"]
    ),
    (
      "%lld songs were added to it", ["One song was added to it", "%lld songs were added to it"],
      "%lld songs were added to the list",
      ["One song was added to the list", "%lld songs were added to the list"]
    ),
    (
      "Copied %lld rows of the table",
      ["You copied %lld row of the table", "Copied %lld rows of the table"],
      "Pasted %lld rows of the table",
      ["You pasted %lld row of the table", "Pasted %lld rows of the table"]
    ),
  ])
  func rewritesEachForm(old: String, forms: [String], new: String, wanted: [String]) throws {
    let (catalog, merge) = try merged(old, Self.plural(forms[0], forms[1]), to: new)
    let expected = try StringCatalogTests.canonical(
      #""\#(new)":{"localizations":{"en":\#(Self.plural(wanted[0], wanted[1], "needs_review")),"#
        + #""fr":\#(Self.unit("x", "needs_review"))}}"#)
    #expect(try text(catalog) == expected)
    #expect(merge.findings.map(\.severity) == [.info])
  }

  @Test(arguments: [
    // The word that changed is not in a form, or twice.
    ("%lld boxes were packed today", "%lld box was packed today", "%lld crates were packed today"),
    ("%lld of them left today", "One of them has gone today", "%lld of them went today"),
  ])
  func dropsWhatItCannotRewriteAndSaysSo(old: String, one: String, new: String) throws {
    let (catalog, merge) = try merged(old, Self.plural(one, old), to: new)
    #expect(catalog.entry(new)?.languages == ["fr"])
    #expect(merge.findings.map(\.severity) == [.warning, .warning])
    #expect(merge.findings.last?.message.description.contains("'\(one)'") == true)
  }

  @Test func rewritesTextsOfDevices() throws {
    let english =
      #"{"variations":{"device":{"mac":\#(Self.unit("Click once to begin the trip")),"#
      + #""other":\#(Self.unit("Tap once to begin the trip"))}}}"#
    let (catalog, _) = try merged(
      "Tap once to begin the trip", english, to: "Tap once to plan the trip")
    let values = try text(catalog)
    #expect(values.contains("Click once to plan the trip"))
    #expect(!values.contains("begin"))
  }

  @Test func keepsFormsOfANamedKey() throws {
    let english = Self.plural("%lld shelf", "%lld shelves")
    var catalog = try catalog(strings: Self.entry("shelf.count %lld", english))
    let merge = try catalog.merge(
      [found("shelf.counts %lld")], gone: ["shelf.count %lld"], renames: .carry)
    #expect(merge.changes.map(\.kind) == [.reworded(from: "shelf.count %lld")])
    #expect(try text(catalog).contains("%lld shelves"))
  }

  /// Old and new text, and the word that may change the meaning.
  @Test(arguments: [
    ("Delete the files after 7 days", "Delete the files after 30 days", "30"),
    ("Keep the copy for some hours", "Keep the copy for some days", "days"),
    ("You can undo this step", "You cannot undo this step", "cannot"),
    ("Show all hidden folders here", "Hide all hidden folders here", "Hide"),
    ("Lock the whole album", "Unlock the whole album", "Unlock"),
    ("This does sync with others", "This doesn't sync with others", "doesn't"),
  ])
  func saysThatTheMeaningMayHaveChanged(old: String, new: String, word: String) throws {
    var catalog = try catalog(
      strings: #""\#(old)":{"comment":"c","localizations":{"fr":\#(Self.unit("x"))}}"#)
    let merge = try catalog.merge(
      [found(new, comment: "c")], gone: [old], renames: .carry, successors: [old: [new]])
    #expect(merge.changes.map(\.kind) == [.reworded(from: old)])
    #expect(merge.findings.map(\.severity) == [.warning])
    #expect(merge.findings.first?.message.description.contains("because of '\(word)'") == true)
  }

  @Test(arguments: [
    ("Pick a shelf", "shelf.pick", true), ("Pick a shelf", "pickShelf", true),
    ("Pick a shelf", "iPhone", false), ("Pick a shelf", "Choose a shelf", false),
  ])
  func knowsNames(old: String, new: String, isName: Bool) {
    #expect((KeyForm(of: new) == .name) == isName)
    #expect(KeyForm(of: old) == .text)
  }

  @Test func renamesWithTheTextsOfItsForms() throws {
    let english = Self.plural("%lld page left", "%lld pages left")
    var catalog = try catalog(strings: Self.entry("%lld pages left", english))
    var named = catalog
    let changes = [
      named.change(
        "%lld pages left", to: "pages.left %lld", keepingStates: true, keepingText: true),
      catalog.change(
        "%lld pages left", to: "%lld pages remain", keepingStates: true, keepingText: false),
    ]
    #expect(changes == [.made(changesText: false), .made(changesText: true)])
    #expect(try text(named).contains("%lld page left"))
    #expect(try text(catalog).contains("%lld page remain"))
    let dropped = catalog.change(
      "%lld pages remain", to: "%lld sheets remain", keepingStates: true, keepingText: false)
    #expect(dropped == .renamedWithout(text: "%lld page remain"))
    #expect(catalog.entry("%lld sheets remain")?.languages == ["fr"])
  }
}
