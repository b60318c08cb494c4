import Foundation
import TestSupport
import Testing

/// This package's manifest under the settings of a build.
@Suite struct ManifestVariantTests {
  /// Returns the manifest as SwiftPM reads it.
  private static func dump(_ settings: [String: String]) throws -> String {
    let swift = try #require(Subprocess(named: "swift"))
    // The package's own folder is locked while its tests run.
    let scratch = try TemporaryFolder()
    defer { withExtendedLifetime(scratch) {} }
    let environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
    let run = try swift.run(
      [
        "package", "--package-path", Checkout.root.path, "--scratch-path", scratch.url.path,
        "dump-package",
      ], environment: environment)
    #expect(run.status == 0, "\(run.errorText)")
    return run.text
  }

  /// A newer compiler has other warnings: they stop our own tests, and no user's build.
  @Test(.needs("swift")) func makesWarningsErrorsOnRequestOnly() throws {
    #expect(try Self.dump(["GLOSS_STRICT": "1"]).contains("treatAllWarnings"))
    #expect(try !Self.dump(["GLOSS_STRICT": ""]).contains("treatAllWarnings"))
  }

  /// They are a seventh of all lines, and a user's build or a test of a change needs none of them.
  @Test(.needs("swift")) func hasTrialsBenchmarkAndJudgeOnRequestOnly() throws {
    let rest = try Self.dump(["GLOSS_TRIALS": ""])
    let whole = try Self.dump(["GLOSS_TRIALS": "1", "GLOSS_OFFICIAL_PARSER": "/opt"])
    for name in ["TrialKinds", "trials", "TrialsTests", "gloss-benchmark", "ScannerJudgeTests"] {
      #expect(whole.contains("\"name\" : \"\(name)\""))
      #expect(!rest.contains("\"\(name)\""))
    }
  }

  /// A Mac has libxml2 and neither of the others.
  @Test(.needs("swift")) func asksForNoLibraryOfWorkbooksWithoutThem() throws {
    let plain = try Self.dump(["GLOSS_WORKBOOKS": "0"])
    #expect(!plain.contains("\"CMiniZip\"") && !plain.contains("\"CXlsxWriter\""))
    #expect(plain.contains("\"CLibXML2\""))
    let whole = try Self.dump(["GLOSS_WORKBOOKS": "1"])
    #expect(whole.contains("\"CMiniZip\"") && whole.contains("\"CXlsxWriter\""))
  }
}
