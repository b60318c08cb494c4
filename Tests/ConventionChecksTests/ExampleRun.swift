import ConventionChecks
import Foundation
import GlossKit
import LocalizationModel
import ProjectLayout
import StringCatalog
import TestSupport

/// The files of one example, checked by one rule through the whole of `gloss check`.
struct ExampleRun {
  /// By name: `Code.swift`, `Localizable.xcstrings`, `gloss.json`.
  var files: [String: String] = [:]
  private let formerCatalog: String?
  private let example: RuleExample

  /// A name that does not say that its texts are made up, as "Example" would.
  static let swift = "Code.swift"
  static let catalog = "Localizable.xcstrings"

  /// - Parameter example: Its texts are taken without the marks.
  init(_ example: RuleExample) {
    formerCatalog = example.formerCatalog
    self.example = example
    files[Self.swift] = example.swift.map { MarkedText($0).text }
    files[example.catalogPath ?? Self.catalog] = example.catalog.map { MarkedText($0).text }
    files.merge(example.otherFiles) { $1 }
    files["Actions.xcstrings"] = example.otherCatalog
    files["gloss.json"] = example.configuration ?? "{}"
    if example.generatesSymbols {
      files["App.xcodeproj/project.pbxproj"] = XcodeProjectText.makingSymbols
    }
    if example.isInPackage {
      files["Package.swift"] = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Example", targets: [.target(name: "Example", path: ".")])
        """
    }
  }

  /// Returns the findings of the rule, with paths relative to the example's folder; failures make
  /// it throw.
  ///
  /// A rule that is off unless the configuration says otherwise is on here.
  func findings(of rule: any Rule) async throws -> [Finding] {
    let folder = try TemporaryFolder(files)
    var configuration = try Configuration.load(.file(folder("gloss.json")))
    let summary = rule.summary
    if configuration.checks.base.levels[summary.id] == nil {
      configuration.checks.base.levels[summary.id] = .at(summary.severity)
    }
    var project = await Project(configuration: configuration, workers: 1)
    if let formerCatalog {
      for path in project.layout.catalogs.map(\.path) {
        project.formerCatalogs[path] = try StringCatalog(
          ContiguousArray(formerCatalog.utf8), path: path)
      }
    }
    let check = await Check(of: project, rules: [rule])
    if let failure = check.failures.first { throw failure }
    return check.findings.map { located in
      var finding = located.finding
      finding.path = String(finding.path.split(separator: "/").last ?? "")
      if finding.path == example.catalogPath?.split(separator: "/").last.map(String.init) {
        finding.path = Self.catalog
      }
      return finding
    }
  }

  /// The same files after the fixes of some findings.
  func applying(_ findings: [Finding]) -> ExampleRun {
    var run = self
    for (path, text) in files {
      var bytes = Array(text.utf8)
      let edits = findings.filter { $0.path == path }.compactMap(\.fix).flatMap(\.edits)
      for edit in Set(edits).sorted(by: { $0.range.start > $1.range.start }) {
        bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.replacement.utf8)
      }
      if findings.contains(where: { $0.path == path && $0.fix?.rewritesFile == true }) {
        let catalog = try? StringCatalog(ContiguousArray(bytes), path: path)
        bytes = (try? catalog?.serialized()).map(Array.init) ?? bytes
      }
      run.files[path] = String(decoding: bytes, as: UTF8.self)
    }
    return run
  }
}
