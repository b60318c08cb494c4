import LocalizationModel
import StringCatalog
import Testing

@Suite struct RewordingTests {
  private static let unit = #"{"stringUnit":{"state":"translated","value":"x"}}"#

  private static func entry(_ key: String, comment: String? = nil) -> String {
    let comment = comment.map { #""comment":"\#($0)","# } ?? ""
    return #""\#(key)":{\#(comment)"localizations":{"de":\#(unit)}}"#
  }

  /// Old and new text of what people change in a text.
  @Test(arguments: [
    ("Recieve all messages", "Receive all messages"), ("Settings", "Setings"),
    ("Log In", "Log in"), ("Delete", "Delete…"), ("Are you sure", "Are you sure?"),
    ("Could not open the file", "Could not read the file"),
    ("Delete account", "Delete account and all messages"),
    ("Log in", "Login"), ("%lld files were deleted", "%lld files were removed"),
    ("设置账户的头像", "设置账户的图像"), ("It's 5 o'clock", "Its 5 o’clock"),
    ("account.title", "account.titel"), ("Save", "Svae"),
  ])
  func recognizesATextInOtherWords(old: String, new: String) throws {
    let catalog = try catalog(strings: Self.entry(old) + "," + Self.entry("Quite another thing"))
    let rewordings = catalog.rewordings(
      of: [old], among: [found(new), found("Nothing of the kind"), found("Nor this")])
    #expect(rewordings.certain == [Rewording(old: old, new: new)])
    #expect(rewordings.doubtful == [])
  }

  @Test(arguments: [
    ("Delete", "Add"), ("Delete account", "Send message"), ("Step 1", "Step 2"),
    ("%lld files were deleted", "%@ files were deleted"), ("%@ was sent", "It was sent"),
    ("account.title", "account.subtitle"), ("Text", "Test"), ("Light", "Right"), ("On", "No"),
    ("", "."),
    ("Unwrap lines", "Wrap lines"), ("%@", "%lld"), ("Delete all", "Delete one"),
  ])
  func takesOtherTextsForOtherTexts(old: String, new: String) throws {
    let catalog = try catalog(strings: Self.entry(old))
    #expect(catalog.rewordings(of: [old], among: [found(new)]).isEmpty)
  }

  @Test func believesACommentThatNoOtherTextHas() throws {
    let gone = Self.entry("Delete account", comment: "删除账户的按钮")
    let new = found("Erase profile", comment: "删除账户的按钮")
    let alone = try catalog(strings: gone)
    #expect(alone.rewordings(of: ["Delete account"], among: [new]).isEmpty)
    let like = found("Erase account", comment: "删除账户的按钮")
    #expect(alone.rewordings(of: ["Delete account"], among: [like]).certain.count == 1)
    let common = try catalog(strings: gone + "," + Self.entry("Other", comment: "删除账户的按钮"))
    #expect(common.rewordings(of: ["Delete account"], among: [like]).isEmpty)
    let contrary = found("Delete the account now", comment: "别的意思")
    #expect(alone.rewordings(of: ["Delete account"], among: [contrary]).isEmpty)
  }

  @Test func believesThePlaceInTheSources() throws {
    let catalog = try catalog(strings: Self.entry("Delete account"))
    let successors = ["Delete account": Set(["Erase account"])]
    let new = [found("Erase account"), found("Delete everything")]
    #expect(catalog.rewordings(of: ["Delete account"], among: new).isEmpty)
    #expect(
      catalog.rewordings(of: ["Delete account"], among: new, successors: successors).certain
        == [Rewording(old: "Delete account", new: "Erase account")])
  }

  @Test func leavesOpenWhatIsNotClear() throws {
    let two = try catalog(strings: Self.entry("Could not open the file"))
    let doubt = two.rewordings(
      of: ["Could not open the file"],
      among: [found("Could not read the file"), found("Could not save the file")])
    #expect(doubt.certain == [])
    #expect(doubt.doubtful.map(\.old) == [["Could not open the file"]])
    #expect(
      doubt.doubtful.map(\.new) == [["Could not read the file", "Could not save the file"]])
    let sibling = try catalog(
      strings: Self.entry("Sort all by name") + "," + Self.entry("Sort all by size"))
    let family = sibling.rewordings(of: ["Sort all by name"], among: [found("Sort all by date")])
    #expect(family.certain == [])
    #expect(family.doubtful.count == 1)
  }

  @Test func matchesSeveralAtOnce() throws {
    let old = ["Sort all by name", "Sort all by size", "Sort all by date"]
    let catalog = try catalog(strings: old.map { Self.entry($0) }.joined(separator: ","))
    let new = old.map { $0.replacing("Sort", with: "Order") }
    #expect(
      catalog.rewordings(of: old, among: new.map { found($0) }).certain.map(\.new)
        == ["Order all by date", "Order all by name", "Order all by size"])
  }

  @Test func passesOverKeysWithoutTranslations() throws {
    let catalog = try catalog(strings: #""Log In":{"comment":"c"}"#)
    #expect(catalog.rewordings(of: ["Log In"], among: [found("Log in")]).isEmpty)
  }

  @Test(arguments: [
    (StalePolicy.xcode, ["Log in"], CatalogChange.Kind?.none),
    (.prune, ["Log in"], nil), (.keep, ["Log in", "Log In"], nil),
    (.mark, ["Log in", "Log In"], .markedStale),
  ])
  func carriesWhatAKeyHas(
    stale: StalePolicy, keys: [String], kind: CatalogChange.Kind?
  ) throws {
    var catalog = try catalog(
      strings: """
        "Log In":{"comment":"c","isCommentAutoGenerated":true,"localizations":{
          "de":{"variations":{"device":{"mac":{"stringUnit":{"state":"translated","value":"a"}},
            "other":{"stringUnit":{"state":"new","value":"b"}}}}},
          "en":{"stringUnit":{"state":"translated","value":"Log In"}},
          "fr":{"stringUnit":{"state":"translated","value":"%#@n@"},"substitutions":{"n":{
            "argNum":1,"formatSpecifier":"lld","variations":{"plural":{
              "other":{"stringUnit":{"state":"machine_translated","value":"c"}}}}}}},
          "ja":{"stringSet":{"state":"translated","values":["d"]}}},"own":[1]}
        """)
    let merge = try catalog.merge(
      [found("Log in")], gone: ["Log In"], stale: stale, renames: .carry)
    #expect(catalog.keys.sorted() == keys.sorted())
    let changes = [CatalogChange(key: "Log in", kind: .reworded(from: "Log In"))]
    #expect(
      merge.changes == changes + (kind.map { [CatalogChange(key: "Log In", kind: $0)] } ?? []))
    #expect(merge.findings.map(\.rule) == ["key-reworded"])
    catalog.remove("Log In")
    let expected = try StringCatalogTests.canonical(
      """
      "Log in":{"comment":"c","isCommentAutoGenerated":true,"localizations":{
        "de":{"variations":{"device":{"mac":{"stringUnit":{"state":"needs_review","value":"a"}},
          "other":{"stringUnit":{"state":"new","value":"b"}}}}},
        "fr":{"stringUnit":{"state":"needs_review","value":"%#@n@"},"substitutions":{"n":{
          "argNum":1,"formatSpecifier":"lld","variations":{"plural":{
            "other":{"stringUnit":{"state":"needs_review","value":"c"}}}}}}},
        "ja":{"stringSet":{"state":"needs_review","values":["d"]}}},"own":[1]}
      """)
    #expect(try text(catalog) == expected)
    let again = try catalog.merge(
      [found("Log in")], gone: ["Log In"], stale: stale, renames: .carry)
    #expect(again.changes == [])
  }

  @Test func reportsWithoutCarrying() throws {
    var catalog = try catalog(strings: Self.entry("Log In"))
    let merge = try catalog.merge([found("Log in")], gone: ["Log In"], renames: .report)
    #expect(merge.changes.map(\.kind) == [.added, .markedStale])
    #expect(merge.findings.map(\.rule) == ["key-reworded"])
    #expect(catalog.entry("Log in")?.hasLocalizations == false)
  }

  @Test(arguments: [false, true])
  func renamesAKey(keepsStates: Bool) throws {
    var catalog = try catalog(
      strings: """
        "%@ of %lld":{"comment":"c","localizations":{"de":\(Self.unit),
          "en":{"stringUnit":{"state":"new","value":"%1$@ of %2$lld"}}}}
        """)
    let isDone = catalog.rename("%@ of %lld", to: "%@ from %lld", keepingStates: keepsStates)
    #expect(isDone)
    let state = keepsStates ? "translated" : "needs_review"
    let expected = try StringCatalogTests.canonical(
      """
      "%@ from %lld":{"comment":"c","localizations":{
        "de":{"stringUnit":{"state":"\(state)","value":"x"}},
        "en":{"stringUnit":{"state":"new","value":"%1$@ from %2$lld"}}}}
      """)
    #expect(try text(catalog) == expected)
  }

  @Test func renamesToAKeyWithoutTranslationsOnly() throws {
    var catalog = try catalog(
      strings: Self.entry("a") + "," + Self.entry("b") + #","c":{"comment":"d"}"#)
    let (toB, toC, unknown) = (
      catalog.rename("a", to: "b"), catalog.rename("a", to: "c"), catalog.rename("z", to: "y")
    )
    #expect(!toB && toC && !unknown)
    #expect(catalog.keys == ["b", "c"])
    #expect(catalog.entry("c")?.comment == "d")
    #expect(catalog.entry("c")?.unit("de")?.state == .needsReview)
  }
}

extension StringCatalogTests {
  /// A catalog in English with these members of `strings`, as Xcode writes it.
  static func canonical(_ strings: String) throws -> String { try text(catalog(strings: strings)) }
}
