import Foundation
import GlossKit
import LocalizationModel
import TestSupport

/// The checks of what a page says in running text: options, files, severities and exit codes.
struct PageClaims {
  let page: DocumentationPage

  /// All complaints, each with the page's path.
  func complaints() throws -> [String] {
    let text = page.running
    let found = try options(text) + names(text) + severities(text) + exitCodes(text)
    return found.map { "\(page.path): \($0)" }
  }

  /// The words between backquotes.
  private func spans(_ text: String) -> [String] {
    text.matches(of: #/`([^`]+)`/#).map { String($0.output.1) }
  }

  /// Options beside a command are for ``PageTests``; here stand those on their own.
  private func options(_ text: String) throws -> [String] {
    let known = try Self.options.get()
    let named = spans(text).filter { $0.hasPrefix("--") }
      .flatMap { $0.matches(of: #/--[a-z][a-z-]*[a-z]/#).map { String($0.output) } }
    return named.filter { !known.contains($0) }
      .map { "no command and no script has the option \($0)" }
  }

  private static let options = Result {
    let commands = try Subprocess.gloss.run(["--generate-completion-script", "bash"]).text
    let names = try FileManager.default.contentsOfDirectory(atPath: root("Scripts"))
    let scripts = names.compactMap {
      try? String(contentsOf: Checkout.root.appending(path: "Scripts/\($0)"), encoding: .utf8)
    }
    let texts = [commands] + scripts + ForeignNames.all
    return Set(
      texts.flatMap { $0.matches(of: #/--[a-z][a-z-]*[a-z]/#).map { String($0.output) } })
  }

  private static func root(_ path: String) -> String { Checkout.root.appending(path: path).path }

  /// A name of a file is that of one in the repository, one that the code spells, or one of
  /// another program.
  private func names(_ text: String) throws -> [String] {
    let names = spans(text).filter { Self.isName($0) }
    let known = try Self.spelled.get()
    return names.filter { name in
      !known.contains(name) && !Self.files.contains(name) && !ForeignNames.all.contains(name)
        && !Self.folders.contains {
          FileManager.default.fileExists(atPath: Self.root($0 + name))
        }
    }.map { "there is no '\($0)'" }
  }

  private static let folders = ["", "Sources/", "Sources/GlossKit/", "Fixtures/", "Tests/"]

  private static func isName(_ span: String) -> Bool {
    let isPath = span.wholeMatch(of: #/[\w.~-]+(?:\/[\w.-]+)+\/?/#) != nil
    let endings = #/[\w.-]+\.(?:json|txt|sh|swift|md|yml|yaml|toml|csv|xliff|xcstrings|strings)/#
    return isPath || span.wholeMatch(of: endings) != nil
  }

  /// The last components of the repository's paths.
  private static let files: Set<String> = {
    var names: Set<String> = []
    for folder in ["Sources", "Tests", "Fixtures", "Scripts"] {
      let paths = try? FileManager.default.subpathsOfDirectory(atPath: root(folder))
      for path in paths ?? [] { names.insert(URL(filePath: path).lastPathComponent) }
    }
    return names
  }()

  /// The names of pages that the sources, scripts and samples spell, looked up by one `grep`.
  private static let spelled = Result {
    var names: Set<String> = []
    for page in DocumentationPage.all {
      names.formUnion(PageClaims(page: page).spans(page.running).filter { isName($0) })
    }
    let grep = Subprocess(URL(filePath: "/usr/bin/grep"))
    let folders = ["Sources", "Scripts", "Fixtures", ".github", "Package.swift", ".ci"]
    let run = try grep.run(
      ["-rohF", "--exclude-dir=Documentation.docc", "--exclude-dir=Claims"]
        + names.sorted().flatMap { ["-e", $0] }
        + folders, in: Checkout.root)
    return Set(run.text.split(separator: "\n").map(String.init))
  }

  /// A severity beside the id of a rule is the rule's.
  private func severities(_ text: String) -> [String] {
    let english = text.matches(
      of: #/(?:is|are|an?|one) (error|warning|note)s?\b[^.`]{0,30}`([a-z]+-[a-z-]+)`/#
    )
    .map { ($0.output.1, $0.output.2) }
    let chinese = text.matches(of: #/(错误|警告|提示)[^。`]{0,10}`([a-z]+-[a-z-]+)`/#)
      .map { ($0.output.1, $0.output.2) }
    let rows = text.matches(of: #/\| `([a-z]+(?:-[a-z]+)*)` \| (error|warning|info) \|/#)
      .map { ($0.output.2, $0.output.1) }
    return (english + chinese + rows).compactMap { word, id in
      guard let rule = Self.definitions[String(id)], let severity = Self.severities[String(word)],
        rule.severity != severity
      else { return nil }
      return "'\(id)' is of the severity \(rule.severity.rawValue), not \(word)"
    }
  }

  private static let definitions = Dictionary(
    (Check.rules + Check.guideRules + Check.remarks + Check.ledgerCodes).map { ($0.id, $0) },
    uniquingKeysWith: { first, _ in first })

  private static let severities: [String: Finding.Severity] = [
    "error": .error, "warning": .warning, "note": .info, "info": .info, "错误": .error,
    "警告": .warning, "提示": .info,
  ]

  /// Each exit code belongs to a claim, so that a command proves it.
  private func exitCodes(_ text: String) -> [String] {
    let english = text.matches(of: #/[Ee]xit(?:s| code)?(?: is| with)? (\d+)/#)
    let chinese = text.matches(of: #/(?:退出码(?:为|是)? ?|以 )(\d+)(?! 字)/#)
    if english.isEmpty && chinese.isEmpty { return [] }
    let bytes = Data(text.utf8)
    let claimed = Set(ManualClaim.all.flatMap { $0.places(in: bytes).map(\.offset) })
    return (english + chinese)
      .filter { match in
        let start = match.output.1.startIndex
        return !claimed.contains(text.utf8.distance(from: text.startIndex, to: start))
      }
      .map {
        "no claim in Fixtures/Documentation/Claims/exit-codes.txt proves '…\(text[$0.range])'"
      }
  }
}

/// Names of files and options of other programs, and names in examples.
enum ForeignNames {
  static let all: [String] = {
    let folder = Checkout.root.appending(path: "Fixtures/Documentation/Claims")
    let text = try? String(contentsOf: folder.appending(path: "other-names.txt"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }()
}
