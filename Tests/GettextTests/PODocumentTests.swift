import Gettext
import TestSupport
import Testing

@Suite struct PODocumentTests {
  private static let hostile = [
    "plain", "say \"x\"", "\"\" first", "back\\slash", "\\4", "\\n no line", "\nleading",
    "trailing\n", "\n", "a\nb", "a\n\nb\n", "tab\there", "cr\r\nlf", "\u{202E}bidi\u{202C}",
    "👩‍👩‍👧", "e\u{301}", "保存，", "%1$@ of %2$@", "100%", "\u{FEFF}mark", "  edges  ", "#~ msgid",
    "msgstr \"x\"", "line\u{2028}separator", "next\u{85}line", "\\", "\\\"", "“quoted”",
  ]

  private static func document() -> PODocument {
    var entries: [POEntry] = []
    for (place, text) in hostile.enumerated() {
      var plain = POEntry(
        context: place % 2 == 0 ? nil : text, id: text, texts: [place % 3 == 0 ? "" : text])
      plain.comments = ["注释 \(place)"]
      if place % 5 == 0 { plain.flags = ["fuzzy", "objc-format"] }
      entries.append(plain)
      entries.append(
        POEntry(context: "p\(place)", id: text, pluralID: text, texts: [text, "", text]))
    }
    return PODocument(
      header: [("Language", "de"), ("Content-Type", "text/plain; charset=UTF-8")], entries: entries)
  }

  private static func read(_ text: String) throws(POError) -> PODocument {
    try POReader.document(of: ContiguousArray(text.utf8))
  }

  private static func withoutLines(_ document: PODocument) -> PODocument {
    var document = document
    for place in document.entries.indices { document.entries[place].line = 0 }
    return document
  }

  @Test func comesBackExactly() throws {
    let document = Self.document()
    let back = try POReader.document(of: POWriter.bytes(of: document))
    #expect(Self.withoutLines(back) == document)
  }

  @Test(
    arguments: [
      { $0.replacing("\n", with: "\r\n") }, { "\u{FEFF}" + $0 }, { $0 + "\n\n" },
      { $0.replacing("\n\n", with: "\n") },
      { $0.replacing("msgid \"", with: "msgid   \"\"\n\t\"") },
      { $0.replacing("msgstr \"", with: "msgstr\n\"") },
      { "# A translator\n" + $0 + "\n#~ msgid \"old\"\n#~ msgstr \"alt\"\n" },
      { $0.replacing("#. ", with: "#| msgid \"older\"\n#| \"text\"\n# said\n#. ") },
      { $0.replacing("#, fuzzy, objc-format", with: "#, objc-format\n#, fuzzy") },
      { "domain \"x\"\n" + $0 },
    ] as [@Sendable (String) -> String])
  func takesWhatProgramsMakeOfIt(change: @Sendable (String) -> String) throws {
    let text = String(decoding: POWriter.bytes(of: Self.document()), as: UTF8.self)
    let back = try Self.read(change(text))
    let document = Self.document()
    #expect(back.entries.count == document.entries.count)
    for (entry, other) in zip(back.entries, document.entries) {
      #expect(entry.texts == other.texts && entry.id == other.id && entry.context == other.context)
      #expect(entry.pluralID == other.pluralID && entry.isFuzzy == other.isFuzzy)
    }
    #expect(back["language"] == "de")
  }

  @Test func readsEscapes() throws {
    let document = try Self.read(#"msgid "a\x41\102\t\"\\n""# + "\nmsgstr \"\\303\\244\"\n")
    #expect(document.entries[0].id == "aAB\t\"\\n")
    #expect(document.entries[0].texts == ["ä"])
  }

  @Test func leavesObsoleteEntriesOut() throws {
    let text = """
      msgid "a"
      msgstr "b"

      #, fuzzy
      #~ msgid "old"
      #~ msgstr "alt"

      msgid "c"
      msgstr "d"
      """
    let document = try Self.read(text)
    #expect(document.entries.map(\.id) == ["a", "c"])
    #expect(!document.entries[1].isFuzzy)
    #expect(document.entries.map(\.line) == [1, 8])
  }

  /// An index that is left out is another thing than an empty text.
  @Test func tellsWhichIndicesAreSkipped() throws {
    let text = """
      # header
      msgid ""
      msgstr "Language: de\\n"

      msgid "a"
      msgid_plural "b"
      msgstr[1] "B"

      msgid "c"
      msgid_plural "d"
      msgstr[0] ""
      msgstr[1] "D"
      """
    let document = try Self.read(text)
    #expect(document.headerLine == 2)
    #expect(document.entries.map(\.skippedIndices) == [[0], []])
    #expect(document.entries.map(\.texts) == [["", "B"], ["", "D"]])
  }

  @Test(
    arguments: [
      ("msgid \"a\nmsgstr \"b\"\n", POError.Reason.openQuote, 1, 7),
      ("msgid \"a\"\nmsgstr b\n", .noQuote, 2, 8),
      ("msgid \"a\"\nmsgstr \"b\" x\n", .noQuote, 2, 12),
      ("msgid \"a\\q\"\n", .badEscape("\\q"), 1, 9), ("\"a\"\n", .misplaced("\""), 1, 1),
      ("msgid \"a\"\n\nmsgid \"b\"\n", .misplaced("msgid"), 3, 1),
      ("msgid \"a\"\n", .lacks("msgstr"), 1, 1),
      ("msgctxt \"a\"\nmsgstr \"\"", .misplaced("msgstr"), 2, 1),
      ("hello\n", .unknownKeyword("hello"), 1, 1), ("msgid \"\u{4}\"\n", .control(4), 1, 8),
      ("msgid \"\\004\"\n", .control(4), 1, 8),
      (
        "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"\n\nmsgid \"ä\"\n"
          + "msgstr \"\"\n", .charset("ISO-8859-1"), 1, 1
      ),
      ("msgid \"\"\nmsgstr \"#-#-#-#-#  a.po  #-#-#-#-#\\n\"\n", .joined, 1, 1),
    ] as [(String, POError.Reason, Int, Int)])
  func namesThePlaceOfDamage(text: String, reason: POError.Reason, line: Int, column: Int) {
    #expect(throws: POError(reason, line: line, column: column)) { try Self.read(text) }
  }

  @Test func survivesDamage() throws {
    var random = SeededGenerator(seed: 3)
    let bytes = POWriter.bytes(of: Self.document())
    for _ in 0..<2000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = damaged.indices.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<3, using: &random) {
        case 0: damaged[place] = UInt8.random(in: 0...255, using: &random)
        case 1: damaged.remove(at: place)
        default: damaged = ContiguousArray(damaged[..<place])
        }
        if damaged.isEmpty { break }
      }
      _ = try? POReader.document(of: damaged)
    }
  }
}
