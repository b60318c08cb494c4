import Foundation
import GlossKit
import GlossReports
import LocalizationModel
import TestSupport
import Testing

/// Suggestions of reports, which people take one by one, come to what `--fix=all` writes.
@Suite struct SuggestionTests {
  @Test func isOneForEachFix() async throws {
    let folder = try TemporaryFolder([
      "gloss.json": #"{"convention": {}}"#,
      "A.swift": "// 工具栏按钮：搜索频道\nlet a = Button(\"Search\") {}\n",
    ])
    let project = try await folder.project()
    let check = await Check(of: project)
    let fixed = check.findings.filter { $0.finding.fix != nil }
    #expect(fixed.map(\.finding.rule) == ["comment-home"])
    #expect(fixed.first?.finding.fix?.edits.count == 2)
    let report = CheckReport(check, of: project)
    for format in [CheckFormat.rdjsonl, .sarif] {
      let text = String(decoding: report.bytes(as: format, in: .english), as: UTF8.self)
      let replacement = #"String(localized: \"Search\", comment: \"工具栏按钮：搜索频道\")"#
      #expect(text.contains(replacement), "\(format)")
    }
  }
}
