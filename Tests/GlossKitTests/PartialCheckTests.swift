import ConventionChecks
import Foundation
import GlossKit
import LocalizationModel
import TestSupport
import Testing

/// A part says what the whole says: of each file a check finds the same, whatever else it is asked
/// about.
@Suite struct PartialCheckTests {
  private let folder: TemporaryFolder

  /// Sources and catalogs that break rules alone, with another file, with a catalog and with all
  /// others.
  init() throws {
    folder = try TemporaryFolder([
      "gloss.json": #"{"guides": ["observation"], "rules": {"verbatim-candidate": "warning"}}"#
    ])
    var random = SeededGenerator(seed: 47)
    for (number, name) in Self.sources.enumerated() {
      let lines = (0..<12).map { line -> String in
        let text = Self.lines.randomElement(using: &random) ?? ""
        return text.replacing("NAME", with: "n\(number)x\(line)")
      }
      try folder.add(name, lines.joined(separator: "\n") + "\n")
    }
    for name in Self.catalogs {
      let entries = Self.entries.shuffled(using: &random).prefix(6).joined(separator: ",\n")
      try folder.add(
        name, #"{"sourceLanguage": "en", "strings": {\#(entries)}, "version": "1.0"}"#)
    }
  }

  private static let sources = [
    "App/A.swift", "App/B.swift", "App/Views/C.swift", "Kit/D.swift", "Kit/E.swift", "F.swift",
  ]
  private static let catalogs = ["App/Localizable.xcstrings", "Kit/Menu.xcstrings"]

  private static let lines = [
    #"let NAME = Text("Open")"#, #"let NAME = Text("Open", comment: "打开")"#,
    #"let NAME = Text("Open", comment: "开启按钮")"#, #"let NAME = Text("Close %d")"#,
    #"let NAME = Text(verbatim: "Open")"#, #"let NAME = Text("2.0")"#,
    #"let NAME = Text("Save", tableName: "Menu", comment: "保存")"#,
    #"let NAME = String(localized: "Bye " + name)"#, #"let NAME = "plain text""#,
    "class NAME: ObservableObject { @Published var value = 1 }",
    "@Observable class NAME { var value = 1 }", "// gloss:disable comment-missing",
    #"struct VNAME: View { var body: some View { Text("Quit") } }"#,
  ]

  private static let entries = [
    #""Open": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Öffnen "}}}}"#,
    #""Open": {}"#, #""Save": {"extractionState": "stale"}"#,
    #""Close %d": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Zu %@"}}}}"#,
    #""2.0": {"localizations": {"fr": {"stringUnit": {"state": "new", "value": ""}}}}"#,
    #""Quit": {"comment": "退出", "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Quit"}}}}"#,
    #""gone": {"extractionState": "manual"}"#,
  ]

  @Test func findsInAPartWhatItFindsInTheWhole() async throws {
    let whole = await Check(of: try await folder.project([]))
    #expect(whole.findings.count > 50)
    #expect(Set(whole.findings.map(\.finding.rule)).count > 8)
    let names = Self.sources + Self.catalogs + ["App", "App/Views", "Kit"]
    var random = SeededGenerator(seed: 7)
    for _ in 0..<40 {
      let part = Array(names.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)))
      let check = await Check(of: try await folder.project(part))
      let expected = whole.findings.filter { located in
        part.contains { name in
          let path = folder.url.appending(path: name).path
          return located.finding.path.hasSuffix(name)
            && FileManager.default.fileExists(atPath: path)
            || located.finding.path.contains("/\(name)/")
        }
      }
      #expect(check.findings == expected, "\(part)")
      #expect(check.isComplete == whole.isComplete)
    }
  }
}
