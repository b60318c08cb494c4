import GlossReports
import LocalizationModel
import Testing
import TranslationUnits

/// The ledger of an import for people.
@Suite struct LedgerTextTests {
  private static func part(
    _ original: String, _ entries: [LedgerEntry], file: String = "de.xliff", catalog: String? = nil
  ) -> LedgerReport.Part {
    var part = LedgerReport.Part(
      LedgerOrigin(file: file, original: original, catalog: catalog, language: "de"))
    var counts = LedgerCounts()
    for entry in entries {
      switch entry.outcome {
      case .applied: counts.add(.applied)
      case .unchanged: counts.add(.unchanged)
      case .skipped: counts.add(.skipped)
      case .refused: counts.add(.refused)
      }
    }
    part.add(counts, entries)
    return part
  }

  private static func refused(_ id: String, _ line: Int, _ reason: LedgerReason) -> LedgerEntry {
    LedgerEntry(id: id, line: line, .refused(reason))
  }

  private static func lines(_ parts: [LedgerReport.Part], listingAll: Bool = false) -> [String] {
    let bytes = LedgerText(LedgerReport(parts), listingAll: listingAll, hasColor: false).bytes()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Returns the number of rows that lines take on a terminal of 80 columns.
  private static func rows(_ lines: [String]) -> Int {
    lines.reduce(0) { $0 + max(1, (TerminalText.columns(of: $1) + 79) / 80) }
  }

  @Test func namesTheFirstThreeOfAGroup() {
    let entries = (1...5).map { Self.refused("k\($0)", $0, .noSource) }
    #expect(
      Self.lines([Self.part("A.xcstrings", entries)]) == [
        "de.xliff: A.xcstrings, de: 5 refused",
        "  refused   5 units ('k1', 'k2', 'k3' …): the unit has no source text to compare with the "
          + "catalog's",
      ])
    #expect(
      Self.lines([Self.part("A.xcstrings", Array(entries.prefix(2)))])[1]
        .hasPrefix("  refused   2 units ('k1', 'k2'): the unit"))
    #expect(
      Self.lines([Self.part("A.xcstrings", Array(entries.prefix(1)))])[1]
        .hasPrefix("  refused   de.xliff:1  'k1'  the unit"))
    #expect(Self.lines([Self.part("A.xcstrings", entries)], listingAll: true).count == 6)
  }

  @Test func groupsReasonsThatDifferInTheirDetails() {
    let entries = [
      Self.refused("a", 1, .doubled(line: 9)), Self.refused("b", 2, .doubled(line: 8)),
      Self.refused("c", 3, .noSource),
    ]
    let lines = Self.lines([Self.part("A.xcstrings", entries)])
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("  refused   2 units ('a', 'b'): the file has other translations"))
  }

  @Test func putsQuietFilesTogetherOnlyWhereTheScreenEnds() {
    let quiet = (1...30).map {
      Self.part("\($0).xcstrings", [LedgerEntry(id: "k", line: 1, .unchanged)])
    }
    #expect(Self.lines(Array(quiet.prefix(20))).count == 20)
    let odd = Self.part("Odd.xcstrings", [Self.refused("k", 1, .noSource)])
    let lines = Self.lines(quiet + [odd])
    #expect(lines.count == 3)
    #expect(lines.last == "de.xliff: 30 other catalogs: 30 unchanged")
  }

  @Test func namesAMovedFolderInOneLine() {
    let parts = (1...40).map { number in
      Self.part(
        "Old/Sub/\(number).xcstrings",
        (1...3).map {
          Self.refused(
            "k", $0,
            .movedCatalog(
              original: "Old/Sub/\(number).xcstrings", to: ["New/Kit/Sub/\(number).xcstrings"],
              count: 3, of: 3))
        })
    }
    let lines = Self.lines(parts)
    #expect(lines.first == "de.xliff: 40 catalogs: 120 refused")
    #expect(lines.count == 2)
    #expect(lines[1].contains("('Old/Sub/1.xcstrings', 'Old/Sub/2.xcstrings', "))
    #expect(lines[1].contains("'--map Old=New/Kit' takes them"))
    // A few are named one by one.
    #expect(Self.lines(Array(parts.prefix(3))).count == 6)
  }

  @Test func fitsOnAScreenWhateverHappened() {
    let kinds: [LedgerReason] = [
      .noID, .noSource, .severalTexts, .phrases, .badLanguage("x"), .doubled(line: 1),
      .contradicted(by: "b.xliff:7"), .placeholders(Message(verbatim: "d")), .overlap,
      .collision(Message(verbatim: "e")), .noOriginal,
      .ambiguousCatalog(original: "a", ["b", "c"]),
      .noTargetLanguage, .sourceLanguage(inFile: "fr", inCatalog: "en"), .unfitShape,
      .otherShape(kind: "plural"), .unknownCatalog(original: "q"), .unknownID,
      .sourceChanged(
        inFile: String(repeating: "long ", count: 500),
        inCatalog: String(repeating: "字", count: 500)),
      .likelyLanguage(inFile: "iw", likely: "he"), .newLanguage(inFile: "pt-PT", beside: ["pt-BR"]),
    ]
    let huge = String(repeating: "a very long key ", count: 100)
    for count in [1, 2, 9, 200] {
      let parts = (0..<count).map { number in
        Self.part("\(number).xcstrings", kinds.map { Self.refused(huge, number, $0) })
      }
      let lines = Self.lines(parts)
      #expect(Self.rows(lines) <= 23, "\(count): \(lines.joined(separator: "\n"))")
      #expect(lines.last == "  … and more: '-v' lists all")
      #expect(Self.lines(parts, listingAll: true).count == count * (kinds.count + 1))
    }
  }
}
