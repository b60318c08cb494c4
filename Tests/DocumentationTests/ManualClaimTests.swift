import Foundation
import TestSupport
import Testing

/// The manual, the README and help say what the tool does.
@Suite(.enabled(if: Subprocess(named: "git") != nil)) struct ManualClaimTests {
  /// A text that people read: a page, or what help prints.
  private struct ReadText {
    let name: String
    let bytes: Data
  }

  /// The pages and help, in both languages.
  private static let texts: [ReadText] = {
    let pages = DocumentationPage.all.map { ReadText(name: $0.path, bytes: Data($0.running.utf8)) }
    let topics = [
      "convention", "exit-codes", "git", "check", "convert", "diff", "export", "fmt", "import",
      "init", "merge", "parity", "status", "symbols", "sync", "translate", "why",
    ]
    let helps = topics.flatMap { topic in
      ["en", "zh-Hans"].map { language in
        let run = try? Subprocess.gloss.run(["help", topic, "--messages=\(language)"])
        let words = (run?.text ?? "").split(whereSeparator: \.isWhitespace)
        return ReadText(
          name: "help \(topic)", bytes: Data(words.joined(separator: " ").utf8))
      }
    }
    return pages + helps
  }()

  @Test(arguments: DocumentationPage.all)
  func holdsFor(_ page: DocumentationPage) throws {
    let complaints = try PageClaims(page: page).complaints()
    #expect(complaints == [], "\(complaints.joined(separator: "\n"))")
  }

  @Test(arguments: ManualClaim.all)
  func isTrue(_ claim: ManualClaim) throws {
    let number = try claim.number()
    var isFound = false
    for text in Self.texts {
      for place in claim.places(in: text.bytes) {
        isFound = true
        #expect(place.number == number, "\(text.name): \(claim.sentences[0]) \(claim.proof)")
      }
    }
    #expect(isFound, "no page says '\(claim.sentences[0])'")
  }

  @Test func hasClaims() {
    #expect(ManualClaim.all.count > 30)
  }

  /// A name that is listed as another program's and that no page has is superfluous.
  @Test func usesEachForeignName() {
    for name in ForeignNames.all {
      #expect(DocumentationPage.all.contains { $0.running.contains(name) }, "\(name)")
    }
  }

  /// Commands in sentences are understood, with words in the places of placeholders.
  @Test(arguments: ["README", "en", "zh-Hans"])
  func runsTheCommandsOfSentences(_ part: String) throws {
    let pages = DocumentationPage.all.filter { page in
      page.path.hasPrefix("README")
        ? part == "README"
        : page.path.contains("zh-Hans") == (part == "zh-Hans") && part != "README"
    }
    let session = try ConsoleSession(copying: "Fixtures/Documentation/Notes")
    _ = try session.run("git update-ref refs/remotes/origin/main HEAD; mkdir out")
    // The same command stands on many pages.
    for invocation in Set(pages.flatMap(\.invocations)).sorted().sample(every: 4) {
      let command = Self.runnable(invocation)
      let run = try session.run("(\(command)) </dev/null")
      _ = try session.run("git checkout -q . && git clean -fdq && mkdir out")
      #expect(![64, 70, 126, 127].contains(run.status), "\(invocation): \(command): \(run.text)")
    }
  }

  private static func runnable(_ invocation: String) -> String {
    // The name of a command stands for all that it does.
    if invocation.split(separator: " ").count == 2 { return invocation + " --help" }
    let words: [(String, String)] = [
      ("approve [KEY…]", "approve Title"), ("approve --machine", "approve --machine Title"),
      ("[PATH…]", ""), ("[FILE…]", ""), ("[RULE…]", ""),
      ("[KEY…]", ""), ("KEY", "Title"),
      ("BASE OURS THEIRS", "App/L.xcstrings App/L.xcstrings App/L.xcstrings"), ("OLD=NEW", "a=b"),
      ("OLD NEW", "Title Heading"), ("FILE…", "none.xliff"), ("FILE", "App/List.swift"),
      ("FOLDER", "out"), ("RULE", "markup"), (" A B", " a.xcstrings b.xcstrings"), ("PATH", "App"),
      ("-- COMMAND", "-- false"), ("COMMAND", "sync"), ("…", ""),
      ("gloss check --prune", "gloss check --write-baseline; gloss check --prune"),
    ]
    return words.reduce(invocation) { $0.replacing($1.0, with: $1.1) }
  }
}

/// A false sentence on a page is found, whatever it is about.
@Suite(.enabled(if: Subprocess(named: "git") != nil)) struct PlantedFalsehoodTests {
  private static let manual = "Sources/GlossKit/Documentation.docc"

  /// Returns the page before and after a change of its words, which it has.
  private func pages(
    _ name: String, _ words: String, _ falsehood: String
  ) throws -> (DocumentationPage, DocumentationPage) {
    let path = "\(Self.manual)/\(name).md"
    let text = try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
    try #require(text.contains(words), "\(name) does not say '\(words)'")
    return (
      DocumentationPage(path, text: text),
      DocumentationPage(path, text: text.replacing(words, with: falsehood))
    )
  }

  @Test(arguments: [
    ("CheckingTexts", "`--files-from`", "`--files-of`"),
    ("CheckingTexts", "`suppression-unused`", "`suppression-unused`, `gloss-ignore.json`"),
    ("SyncingCatalogs", "are a warning (`table-without", "are an error (`table-without"),
    ("Architecture", "`GlossKit/Renaming`", "`GlossKit/Renamings`"),
    ("CheckingTexts", "stands in every report", "stands in every report, exit code 3"),
  ])
  func isFound(_ page: String, _ words: String, _ falsehood: String) throws {
    let (before, after) = try pages(page, words, falsehood)
    #expect(try PageClaims(page: before).complaints() == [])
    #expect(try PageClaims(page: after).complaints().count == 1)
  }

  @Test(arguments: [
    ("CheckingTexts", "is exit code 2", "is exit code 1"),
    ("SyncingCatalogs", "exits 1 if a catalog is behind", "exits 2 if a catalog is behind"),
    ("Agents", "100 gravest", "200 gravest"),
    ("FormatsAndJSON", "65,536 characters", "65,000 characters"),
  ])
  func isFoundByACommand(_ page: String, _ words: String, _ falsehood: String) throws {
    let name = page == "Agents" ? "Integrations/Agents" : page
    let (before, after) = try pages(name, words, falsehood)
    let (truth, changed) = (Data(before.running.utf8), Data(after.running.utf8))
    let claim = try #require(
      ManualClaim.all.first { $0.places(in: truth) != $0.places(in: changed) })
    let number = try claim.number()
    #expect(claim.places(in: truth).allSatisfy { $0.number == number })
    #expect(claim.places(in: changed).contains { $0.number != number })
  }
}
