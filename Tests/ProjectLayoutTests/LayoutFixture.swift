import Foundation
import LocalizationModel
import OrderedJSON
import ProjectLayout
import TestSupport
import Testing

/// One case of `Fixtures/Layout/<shape>`: manifests and Xcode projects, and what `membership.txt`
/// says about files that need not be there.
///
/// A line `path: catalog, catalog` names the catalogs of a source's table `Localizable`, `path
/// [Table]:` those of another one, `none` and `test` stand for a source that has none or is left
/// out; `language path: de` is the language that a catalog's targets are developed in.
struct LayoutFixture: CustomTestStringConvertible, Sendable {
  static let root = Checkout.root.appending(path: "Fixtures/Layout")

  static let all: [LayoutFixture] =
    ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []).filter {
      !$0.hasPrefix(".")
    }.sorted().map { LayoutFixture(shape: $0) }

  let shape: String

  var testDescription: String { shape }

  struct Claim: Sendable {
    let line: String
    let source: String
    let table: String
    let answer: String
  }

  func claims() throws -> [Claim] {
    try text("membership.txt").split(separator: "\n").map { line in
      let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
      let place = parts[0].split(separator: " [", maxSplits: 1).map(String.init)
      return Claim(
        line: String(line), source: place[0],
        table: place.count > 1 ? String(place[1].dropLast()) : "Localizable", answer: parts[1])
    }
  }

  /// - Parameters:
  ///   - folder: The working directory of all paths, relative to the fixture.
  ///   - inJSON: True if Xcode projects of the old notation are written in the new one first.
  func layout(seenFrom folder: String = "", inJSON: Bool = false) throws -> ProjectLayout {
    let here = AbsolutePath("/fixture/" + folder)
    let seen = { (path: String) in AbsolutePath("/fixture/" + path).text(seenFrom: here) }
    let claims = try claims()
    var catalogs: Set<String> = []
    for claim in claims where !claim.source.hasPrefix("language ") {
      catalogs.formUnion(
        claim.answer.split(separator: ", ").map(String.init).filter { $0.hasSuffix("xcstrings") })
    }
    let files = try files()
    return ProjectLayout(
      sources: claims.map(\.source).filter { !$0.hasPrefix("language ") }.map(seen),
      catalogs: catalogs.map(seen),
      manifests: try files.filter { $0.hasSuffix("Package.swift") }.map {
        PackageManifest(path: seen($0), bytes: ContiguousArray(try text($0).utf8).span)
      },
      projects: try files.filter(XcodeProject.isFile).map {
        try self.project(at: seen($0), try text($0), inJSON: inJSON)
      }, workingDirectory: here)
  }

  private func project(at path: String, _ text: String, inJSON: Bool) throws -> XcodeProject {
    if XcodeProject.isJSON(path) { return try XcodeProject(path: path, json: text) }
    if !inJSON { return try XcodeProject(path: path, bytes: ContiguousArray(text.utf8)) }
    var notation = try XcodeNotation(Data(text.utf8))
    return try XcodeProject(
      path: path.replacing(".pbxproj", with: ".xcproj"), json: try notation.text())
  }

  /// - Returns: The layout's answer to the claim.
  func answer(to claim: Claim, by layout: ProjectLayout, seenFrom folder: String = "") -> String {
    let here = AbsolutePath("/fixture/" + folder)
    let root = AbsolutePath("/fixture")
    let seen = { (path: String) in AbsolutePath("/fixture/" + path).text(seenFrom: here) }
    if claim.source.hasPrefix("language ") {
      let catalog = String(claim.source.dropFirst("language ".count))
      return layout.languages(ofTargetsOf: seen(catalog)).joined(separator: ", ")
    }
    if layout.isTest(seen(claim.source)) { return "test" }
    let catalogs = layout.catalogs(serving: seen(claim.source), table: .named(claim.table))
      .map { AbsolutePath($0, in: here).text(seenFrom: root) }
    return catalogs.isEmpty ? "none" : catalogs.sorted().joined(separator: ", ")
  }

  func files() throws -> [String] {
    let folder = Self.root.appending(path: shape)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).sorted()
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: "\(shape)/\(path)"), encoding: .utf8)
  }
}

extension XcodeProject {
  /// - Parameter json: The text of a `project.xcproj`.
  init(path: String, json: String) throws {
    try self.init(
      path: path, document: try JSONDocument(ContiguousArray(json.utf8), dialect: .relaxed))
  }
}
