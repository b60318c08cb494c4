import ConventionChecks
import GlossKit
import LocalizationModel
import TestSupport
import Testing

/// A stale key that the program puts together is not unused.
@Suite struct StaleKeysTests {
  @Test(arguments: [
    #"let key = "size.\(count)""#, #"let key = "\(kind).10""#, #"let key = "size.1\(digit)""#,
    #"let key = "size.10""#,
  ])
  func keepsWhatALiteralCanSpell(_ code: String) async throws {
    #expect(try await unused(code) == [])
  }

  @Test(arguments: [
    #"let key = "other.\(count)""#, #"let key = "\(a)\(b)""#, #"let key = "\(kind).11""#, "",
  ])
  func findsWhatNoLiteralSpells(_ code: String) async throws {
    #expect(try await unused(code) == ["size.10"])
  }

  private func unused(_ code: String) async throws -> [String] {
    let folder = try TemporaryFolder(["gloss.json": "{}"])
    try folder.add("A.swift", code)
    try folder.add(
      "Localizable.xcstrings",
      #"{"strings" : {"size.10" : {"extractionState" : "stale"}}, "version" : "1.0"}"#)
    let check = await Check(
      of: try await folder.project(),
      rules: allRules.filter { $0.summary.id == "unused-key" })
    return check.findings.compactMap { $0.finding.subject?.key }
  }
}
