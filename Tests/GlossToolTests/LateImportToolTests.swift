import Foundation
import TestSupport
import Testing

/// `gloss import` into a catalog that moved on since the export.
@Suite(.needs("git")) struct LateImportToolTests {
  private let box: GitSandbox
  private static let catalog = "App/L.xcstrings"

  init() throws {
    box = try GitSandbox()
    try box.folder.add("repo/gloss.json", "{}")
    try box.write(Self.entries(), to: Self.catalog)
    try box.commit("base")
  }

  /// Ten keys with German texts, and one without.
  private static func entries(_ texts: [Int: String] = [:]) -> String {
    let known = (0..<10).map { number in
      let text = texts[number] ?? "Text \(number)"
      return #"""
        "Key \#(number)":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"\#(text)"}}}}
        """#
    }
    return (known + ["\"New\":{}"]).joined(separator: ",")
  }

  /// Writes the file with other texts than it was exported with.
  private func add(_ name: String, _ texts: [String: String]) throws {
    var text = try box.text("out/de.xliff")
    for (old, new) in texts { text = text.replacing(">\(old)<", with: ">\(new)<") }
    try box.folder.add("repo/\(name)", text)
  }

  private func texts() throws -> [String] {
    try box.text(Self.catalog).split(separator: "\n").compactMap { line in
      guard let start = line.firstRange(of: "\"value\" : \"") else { return nil }
      return String(line[start.upperBound...].dropLast())
    }
  }

  private func expect(_ texts: [Int: String], _ place: SourceLocation = #_sourceLocation) throws {
    let wanted = (0..<10).map { texts[$0] ?? "Text \($0)" }
    #expect(try self.texts() == wanted, sourceLocation: place)
  }

  // MARK: Two translators

  @Test(arguments: [["a.xliff", "b.xliff"], ["b.xliff", "a.xliff"]], [false, true])
  func takesWhatTwoTranslatorsChanged(files: [String], together: Bool) throws {
    try box.gloss("export", "-l", "de", "-o", "out")
    try add("a.xliff", ["Text 1": "x"])
    try add("b.xliff", ["Text 2": "y"])
    try box.write(Self.entries([3: "mended"]), to: Self.catalog)
    for part in together ? [files] : files.map({ [$0] }) {
      let run = try together ? box.gloss("import", part[0], part[1]) : box.gloss("import", part[0])
      #expect(run.status == 0, "\(run)")
    }
    try expect([1: "x", 2: "y", 3: "mended"])
  }

  @Test func keepsTheNewerSideInAnUpdate() throws {
    try box.gloss("export", "-l", "de", "-o", "out")
    try add("a.xliff", ["Text 1": "x"])
    try add("b.xliff", ["Text 2": "y"])
    try box.gloss("import", "b.xliff")
    let update = try box.gloss("export", "--update", "a.xliff")
    #expect(update.output == "\(Self.catalog)  translated  'Key 2'  \n")
    #expect(try box.gloss("export", "--update", "a.xliff").errors.contains("up to date"))
    try box.write(Self.entries([2: "y", 3: "mended"]), to: Self.catalog)
    #expect(try box.gloss("import", "a.xliff").status == 0)
    try expect([1: "x", 2: "y", 3: "mended"])
  }

  /// The old translation is finished for another source; the new one is nowhere else.
  @Test func keepsATranslatorsTextInAnUpdateOfItsSource() throws {
    try box.gloss("export", "-l", "de", "-o", "out")
    try add("a.xliff", ["Text 1": "x"])
    let start = #""Key 1":{"localizations":{"#
    let english = #""en":{"stringUnit":{"state":"translated","value":"Other 1"}},"#
    try box.write(Self.entries().replacing(start, with: start + english), to: Self.catalog)
    try box.gloss("export", "--update", "a.xliff")
    let text = try box.text("a.xliff")
    #expect(text.contains(">Other 1<") && text.contains(">x<") && !text.contains(">Text 1<"))
    #expect(text.contains("needs-review"))
  }

  @Test func namesWhatAnUpdateFindsChangedOnBothSides() throws {
    try box.gloss("export", "-l", "de", "-o", "out")
    try add("a.xliff", ["Text 1": "x"])
    try box.write(Self.entries([1: "z"]), to: Self.catalog)
    let update = try box.gloss("export", "--update", "a.xliff")
    #expect(update.output == "\(Self.catalog)  conflict  'Key 1'  'x', and the catalog has 'z'\n")
    // It is not finished before a translator says so.
    #expect(try box.gloss("import", "a.xliff").output.contains("state 'needs-review-l10n'"))
    try expect([1: "z"])
    // The translator has to see what there is to decide between.
    #expect(try box.text("a.xliff").contains(">In conflict with the catalog's text: z</note>"))
    try box.folder.add(
      "repo/a.xliff", box.text("a.xliff").replacing("needs-review-l10n", with: "translated"))
    #expect(try box.gloss("import", "a.xliff").status == 0)
    try expect([1: "x"])
  }

  /// Until a translator finishes the text, no import takes a side, and no update drops one.
  @Test(arguments: ["state=\"needs-review-l10n\"", ""])
  func keepsAConflictOpenThatAnUpdateFound(state: String) throws {
    try box.gloss("export", "-l", "de", "-o", "out")
    try add("a.xliff", ["Text 1": "x"])
    try box.write(Self.entries([1: "z"]), to: Self.catalog)
    try box.gloss("export", "--update", "a.xliff")
    try box.folder.add(
      "repo/a.xliff",
      box.text("a.xliff").replacing("<target state=\"needs-review-l10n\"", with: "<target \(state)")
    )
    if !state.isEmpty {
      #expect(try box.gloss("export", "--update", "a.xliff").errors.contains("up to date"))
    }
    let open = try box.gloss("import", "a.xliff", "--accept=needs-review")
    #expect(open.status == 1)
    #expect(
      open.output.contains("both sides changed it: the file has 'x', the catalog has 'z' (line "))
    try expect([1: "z"])
    try box.write(Self.entries([1: "z2", 2: "y"]), to: Self.catalog)
    let again = try box.gloss("export", "--update", "a.xliff")
    #expect(again.output.contains("conflict  'Key 1'  'x', and the catalog has 'z2'\n"), "\(again)")
    let text = try box.text("a.xliff")
    #expect(
      text.contains(">x</target>") && text.contains("text: z2<") && !text.contains("text: z<"))
    #expect(text.contains(">y</target>"))
    // What a translator has finished is settled.
    try box.folder.add("repo/a.xliff", text.replacing("needs-review-l10n", with: "translated"))
    try box.gloss("export", "--update", "a.xliff")
    #expect(try box.text("a.xliff").contains("In conflict") == false)
    #expect(try box.gloss("import", "a.xliff").status == 0)
    try expect([1: "x", 2: "y"])
  }

  // MARK: What was exported

  private enum Way: CaseIterable { case committed, uncommitted, stripped, strippedUncommitted }

  @Test(arguments: Way.allCases)
  private func findsWhatWasExported(way: Way) throws {
    if way == .uncommitted || way == .strippedUncommitted {
      try box.write(Self.entries([4: "draft"]), to: Self.catalog)
    }
    try box.gloss("export", "-l", "de", "-o", "out")
    if way == .stripped || way == .strippedUncommitted { try strip("out/de.xliff") }
    try box.write(Self.entries([1: "new", 4: "four"]), to: Self.catalog)
    try box.commit("newer")
    let untouched = try box.gloss("import", "out/de.xliff")
    #expect(untouched.status == 0)
    #expect(untouched.errors.contains("0 catalogs changed"))
    #expect(untouched.errors.contains("compared with") == (way == .stripped))
    try add("de.xliff", ["Text 1": "x", "Text 2": "y"])
    let run = try box.gloss("import", "de.xliff")
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "both sides changed it: the file has 'x', the catalog has 'new' (line 19), exported as 'Text 1'"
      ))
    try expect([1: "new", 2: "y", 4: "four"])
    if way == .stripped || way == .strippedUncommitted { return }
    let forced = try box.gloss("import", "de.xliff", "--prefer=file")
    #expect(forced.status == 0)
    #expect(
      forced.output.contains(
        "both sides changed it: 'x' (to be reviewed) replaces the catalog's 'new' (line 19)"),
      "\(forced)")
    try expect([1: "x", 2: "y", 4: "four"])
    #expect(try box.text(Self.catalog).contains("needs_review"))
  }

  private func strip(_ path: String) throws {
    let text = try box.text(path)
    let start = try #require(text.firstRange(of: "    <header>"))
    let end = try #require(text.firstRange(of: "</header>\n"))
    try box.folder.add(
      "repo/\(path)", String(text[..<start.lowerBound] + text[end.upperBound...]))
  }

  /// The history ends where the export may have been made.
  @Test(arguments: [true, false]) func takesNoRevisionForItOutOfReach(isClone: Bool) throws {
    try box.gloss("export", "-l", "de", "-o", "out")
    try strip("out/de.xliff")
    for (texts, isOld) in [([1: "new", 2: "newer"], false), ([1: "a", 2: "b", 3: "c"], true)] {
      try box.write(Self.entries(texts), to: Self.catalog)
      try box.commit("newer")
      let place = "other \(texts.count)"
      if isClone {
        let source = "file://" + box.folder("repo")
        try box.git("clone", "-q", "--depth", "1", source, box.folder(place), in: "home")
      } else {
        try FileManager.default.copyItem(atPath: box.folder("repo"), toPath: box.folder(place))
        try FileManager.default.removeItem(atPath: box.folder("\(place)/.git"))
      }
      try box.folder.add("\(place)/de.xliff", box.text("out/de.xliff"))
      let run = try box.gloss("import", "de.xliff", in: place)
      #expect(run.status == 1)
      #expect(run.errors.contains("0 catalogs changed"))
      let first = isOld ? "a" : "new"
      #expect(
        run.output.contains(
          "nothing tells whether 'Text 1' is newer than the catalog's finished text '\(first)'"),
        "\(run.output)")
      #expect(try box.text(Self.catalog, in: place).contains("\"\(first)\""))
      let forced = try box.gloss("import", "de.xliff", "--prefer=file", in: place)
      #expect(forced.status == 0)
      #expect(
        forced.output.contains("'Key 1'  'Text 1' replaces the finished text '\(first)'"),
        "\(forced.output)")
    }
  }

  @Test func takesADeliberateReturn() throws {
    try box.write(Self.entries([1: "other", 2: "x"]), to: Self.catalog)
    try box.commit("newer")
    try box.gloss("export", "-l", "de", "-o", "out")
    try add("de.xliff", ["other": "Text 1"])
    #expect(try box.gloss("import", "de.xliff").status == 0)
    try expect([2: "x"])
  }

  @Test func takesAnApproval() throws {
    try box.folder.add(
      "repo/\(Self.catalog)",
      box.text(Self.catalog).replacing(
        "\"translated\"", with: "\"needs_review\"", maxReplacements: 2))
    try box.gloss("export", "-l", "de", "-o", "out")
    // One is approved, and of the other a program has dropped the state.
    let approved = try box.text("out/de.xliff")
      .replacing(" state=\"needs-review-l10n\">Text 1<", with: ">Text 1<")
      .replacing("needs-review-l10n", with: "final")
    try box.folder.add("repo/de.xliff", approved)
    #expect(try box.gloss("import", "de.xliff").errors.contains("1 applied"))
    let text = try box.text(Self.catalog)
    #expect(text.split(separator: "needs_review").count == 2)
    try expect([:])
  }

  // MARK: Without a fingerprint

  /// Commits the first catalog, another one, and maybe exports either; then takes what a translator
  /// sends back without a fingerprint.
  private func commit(_ entries: String) throws {
    try box.write(entries, to: Self.catalog)
    try box.commit("next")
  }

  private func exportStripped(to folder: String = "out") throws {
    try box.gloss("export", "-l", "de", "-o", folder)
    try strip("\(folder)/de.xliff")
  }

  /// An older revision has the same text and state, so that the file may be older than the catalog.
  @Test(arguments: [true, false]) func listsAnApprovalThatAnOlderRevisionFits(
    isKept: Bool
  ) throws {
    try commit(
      Self.entries().replacing(
        #""translated","value":"Text 1""#, with: #""needs_review","value":"Text 1""#))
    try exportStripped()
    if !isKept { try forgetExports() }
    let file = try box.text("out/de.xliff")
    try box.folder.add("repo/de.xliff", file.replacing("needs-review-l10n", with: "translated"))
    let run = try box.gloss("import", "de.xliff")
    #expect(run.status == 1)
    #expect(
      run.output.contains("nothing tells whether the state 'translated' of 'Text 1' is newer"),
      "\(run)")
    #expect(try box.text(Self.catalog).contains("needs_review"))
    let forced = try box.gloss("import", "de.xliff", "--prefer=file")
    #expect(forced.status == 0)
    #expect(forced.output.contains("'Key 1'  'Text 1' counts as translated now"), "\(forced)")
    try expect([:])
    #expect(try box.text(Self.catalog).contains("needs_review") == false)
  }

  private func forgetExports() throws {
    let refs = try box.git("for-each-ref", "--format=%(refname)", "refs/gloss").output
    for ref in refs.split(separator: "\n") { try box.git("update-ref", "-d", String(ref)) }
  }

  /// An older file, or a text that was taken back: nothing says which.
  @Test func listsAReturnThatAnOlderRevisionFitsAsWell() throws {
    try commit(Self.entries([1: "other", 2: "x"]))
    try exportStripped()
    try add("de.xliff", ["other": "Text 1"])
    let run = try box.gloss("import", "de.xliff")
    #expect(run.status == 1)
    #expect(run.output.contains("an older text, or taken back: the file has 'Text 1'"), "\(run)")
    try expect([1: "other", 2: "x"])
    #expect(try box.gloss("import", "de.xliff", "--prefer=file").status == 0)
    try expect([2: "x"])
  }

  /// As the only change, it may be an untouched file of an older revision, exported elsewhere.
  @Test func listsAReturnThatMakesAnOlderRevision() throws {
    try commit(Self.entries([1: "other"]))
    try exportStripped()
    try add("de.xliff", ["other": "Text 1"])
    let run = try box.gloss("import", "de.xliff")
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "'Key 1'  an older text, or taken back: the file has 'Text 1', the catalog has 'other'"),
      "\(run)")
    try expect([1: "other"])
    #expect(try box.gloss("import", "de.xliff", "--prefer=file").status == 0)
    try expect([:])
  }

  /// An untouched file never replaces newer work, wherever it was exported.
  @Test(arguments: [false, true], [1, 2, 5])
  func keepsNewerWorkFromAnUntouchedFile(isElsewhere: Bool, count: Int) throws {
    try exportStripped()
    if isElsewhere { try forgetExports() }
    let newer = Dictionary(uniqueKeysWithValues: (1...count).map { ($0, "newer \($0)") })
    try commit(Self.entries(newer))
    try box.gloss("export", "-l", "de", "-o", "other")
    let run = try box.gloss("import", "out/de.xliff")
    // A few texts may have been taken back.
    #expect(run.status == (isElsewhere && count <= 2 ? 1 : 0), "\(run)")
    try expect(newer)
  }

  // MARK: Emptied texts

  @Test func clearsATextOnRequestOnly() throws {
    try box.gloss("export", "-l", "de", "-o", "out")
    try add("de.xliff", ["Text 1": ""])
    let run = try box.gloss("import", "de.xliff")
    #expect(run.status == 1)
    #expect(run.output.contains("'Key 1'  the file has dropped 'Text 1'"))
    try expect([:])
    let cleared = try box.gloss("import", "de.xliff", "--accept=empty", "-v")
    #expect(cleared.status == 0)
    #expect(cleared.output.contains("'Key 1'  'Text 1' → '' (new)"))
    try expect([1: ""])
  }

  // MARK: In the repository

  @Test func keepsWhatWasExportedForAYear() throws {
    let old = "refs/gloss/exports/2020-01/e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"
    try box.folder.add("repo/empty", "")
    try box.git("hash-object", "-w", "empty")
    try box.git("update-ref", old, "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")
    try box.gloss("export", "-l", "de", "-o", "out")
    let refs = try box.git("for-each-ref", "--format=%(refname)", "refs/gloss").output
    let name = try box.git("hash-object", Self.catalog).output
    #expect(refs.hasPrefix("refs/gloss/exports/20"))
    #expect(refs.hasSuffix("/\(name)"))
    #expect(!refs.contains("2020-01"))
    #expect(try box.text("out/de.xliff").contains("-\(name.dropLast())\"/>"))
    #expect(try box.git("log", "--all", "--format=%s").output == "base\n")
    #expect(try box.git("fsck", "--strict").status == 0)
  }

  /// Without a repository the files say the same, and an untouched catalog is known by it.
  @Test func needsNoRepositoryToSayWhatIsExported() throws {
    try box.gloss("export", "-l", "de", "-o", "out")
    try FileManager.default.removeItem(atPath: box.folder("repo/.git"))
    try box.gloss("export", "-l", "de", "-o", "again")
    #expect(try box.text("again/de.xliff") == box.text("out/de.xliff"))
    try add("de.xliff", ["Text 1": "x", "Text 2": "y", "Text 3": "z"])
    #expect(try box.gloss("import", "de.xliff").status == 0)
    try expect([1: "x", 2: "y", 3: "z"])
  }

  @Test func exportsOverAnUntouchedFile() throws {
    try box.gloss("export", "-l", "de", "-o", "out")
    try box.write(Self.entries([1: "new"]), to: Self.catalog)
    #expect(try box.gloss("export", "-l", "de", "-o", "out").status == 0)
    try add("out/de.xliff", ["Text 2": "y"])
    #expect(try box.gloss("export", "-l", "de", "-o", "out").status == 2)
  }
}
