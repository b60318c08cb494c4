package import Foundation
import GlossKit
import LocalizationModel
import OrderedJSON
import TestSupport

/// Plants mistakes into real catalogs, and counts the mistakes that `gloss check` finds at the
/// right place, and its other findings (`Scripts/trials mistakes`).
package struct RealCatalogTrials: Sendable {
  package private(set) var tallies: [MistakeTally] = []

  /// A catalog with the mistakes to plant into it.
  private struct Work {
    let document: JSONDocument
    let name: String
    var plantings: [(mistake: RealMistake, text: RealText, planting: RealMistake.Planting)] = []
    var takenKeys: Set<String> = []
  }

  /// Runs the trials.
  ///
  /// - Parameters:
  ///   - catalogs: Catalogs. Files that are not JSON are left out.
  ///   - count: The number of mistakes, the same for each kind; fewer where texts are lacking.
  package init(
    _ catalogs: [URL], mistakes: [RealMistake] = RealMistake.all, seed: UInt64, count: Int,
    in folder: URL
  ) async throws {
    var works: [Work] = []
    var places: [(work: Int, text: RealText)] = []
    for url in catalogs {
      guard let bytes = try? ContiguousArray(Data(contentsOf: url)),
        let document = try? JSONDocument(bytes)
      else { continue }
      let name = String(url.lastPathComponent.split(separator: "_").last ?? "Localizable.xcstrings")
      let found = try await Self.check(bytes, name, in: folder)
      let flawed = Set(found.filter { $0.severity > .info }.compactMap { $0.subject?.key })
      for text in RealText.all(in: document, without: flawed) { places.append((works.count, text)) }
      works.append(Work(document: document, name: name))
    }
    if places.isEmpty { return }
    var chance = Chance(seed: seed, places.map(\.text))
    let quota = max(1, count / mistakes.count)
    for mistake in mistakes {
      Self.plant(mistake, quota, places, &works, &chance)
    }
    var byName: [String: MistakeTally] = [:]
    for work in works where !work.plantings.isEmpty {
      try await Self.run(work, in: folder, &byName)
    }
    tallies = mistakes.map { byName[$0.name] ?? MistakeTally(name: $0.name) }
  }

  /// Plants mistakes of one kind: at first a few in each language at most, then anywhere.
  private static func plant(
    _ mistake: RealMistake, _ quota: Int, _ places: [(work: Int, text: RealText)],
    _ works: inout [Work], _ chance: inout Chance
  ) {
    var left = quota
    var counts: [String: Int] = [:]
    // A step that does not divide the number of texts, so that the choices reach all catalogs.
    let step = stride(from: 7919, through: 9973, by: 2).first { places.count % $0 != 0 } ?? 1
    for cap in [max(1, quota / 8), quota] {
      var place = chance.below(places.count)
      for _ in 0..<places.count where left > 0 {
        place = (place + step) % places.count
        let (work, text) = places[place]
        guard counts[text.language, default: 0] < cap, !works[work].takenKeys.contains(text.key),
          let planting = mistake.plant(text, &chance)
        else { continue }
        works[work].takenKeys.insert(text.key)
        works[work].plantings.append((mistake, text, planting))
        counts[text.language, default: 0] += 1
        left -= 1
      }
    }
  }

  /// True if 99 % were found and nothing else was.
  package var holds: Bool {
    let (count, found) = counts
    return count > 0 && found * 100 >= count * 99 && tallies.allSatisfy(\.unexplained.isEmpty)
  }

  package var summary: String {
    let (count, found) = counts
    let otherFindings = tallies.reduce(0) { $0 + $1.unexplained.count }
    return """
      \(count) mistakes of \(tallies.count) kinds in real catalogs: \(found) found, \
      \(count - found) missed; \(otherFindings) other findings
      """
  }

  private var counts: (planted: Int, found: Int) {
    tallies.reduce((0, 0)) { ($0.0 + $1.count, $0.1 + $1.foundCount) }
  }

  private static func check(
    _ bytes: ContiguousArray<UInt8>, _ name: String, in folder: URL
  ) async throws -> [Finding] {
    let project = try TrialProject(
      in: folder.appending(path: "real"),
      configuration: "{\"rules\": {\"format\": \"off\", \(SeededProject.quietRules)}}")
    try project.add(name, Data(bytes))
    let check = await Check(of: try await project.project())
    if let failure = check.failures.first { throw failure }
    return check.findings.map(\.finding)
  }

  /// A finding without its place, by which the findings before and after planting are compared.
  private struct Claim: Hashable {
    let rule: String
    let subject: FindingSubject?

    init(_ finding: Finding) {
      rule = finding.rule
      subject = finding.subject
    }
  }

  private static func run(
    _ work: Work, in folder: URL, _ tallies: inout [String: MistakeTally]
  ) async throws {
    let plantings = work.plantings
    let prepared = plantings.flatMap(\.planting.preparation)
    let (correct, _) = TextEdit.apply(prepared, to: work.document.bytes)
    var edits: [TextEdit] = []
    var owners: [Int: Int] = [:]
    for (number, planting) in plantings.enumerated() {
      let spoiled = Set(planting.planting.edits.map(\.range))
      edits += planting.planting.preparation.filter { !spoiled.contains($0.range) }
      owners[edits.count] = number
      edits += planting.planting.edits
    }
    let (planted, marks) = TextEdit.apply(edits, to: work.document.bytes)
    var known: [Claim: Int] = [:]
    for finding in try await check(correct, work.name, in: folder) {
      known[Claim(finding), default: 0] += 1
    }
    var wanted: [ByteRange: Int] = [:]
    for (edit, range) in marks { wanted[range] = owners[edit] }
    var byKey: [String: Int] = [:]
    for (number, planting) in plantings.enumerated() { byKey[planting.text.key] = number }
    let strings = work.document.root["strings"]?.members ?? []
    let keys = Dictionary(strings.map { ($0.name, ()) }, uniquingKeysWith: { first, _ in first })
    var foundNumbers: Set<Int> = []
    var otherFindings: [(owner: Int, line: String)] = []
    for finding in try await check(planted, work.name, in: folder) {
      if let range = finding.range, let number = wanted[range],
        plantings[number].mistake.rule == finding.rule
      {
        foundNumbers.insert(number)
        continue
      }
      if known[Claim(finding), default: 0] > 0 {
        known[Claim(finding), default: 0] -= 1
        continue
      }
      let isOfChangedKey = finding.subject.map { keys[$0.key] == nil } ?? false
      if finding.severity == .info, isOfChangedKey { continue }
      let owner = finding.subject.flatMap { byKey[$0.key] } ?? finding.range.flatMap { wanted[$0] }
      if let owner,
        finding.severity == .info
          || plantings[owner].mistake.alongside.contains(finding.rule)
      {
        continue
      }
      otherFindings.append((owner ?? 0, "\(finding.rule) \(finding.message)"))
    }
    for (number, planting) in plantings.enumerated() {
      var tally = tallies[planting.mistake.name] ?? MistakeTally(name: planting.mistake.name)
      tally.add(planting.text.language, isFound: foundNumbers.contains(number)) {
        let texts = planting.planting.edits.prefix(1).map { MarkedText($0.text).text }
        return "\(planting.text.language) '\(planting.text.source)': \(texts.joined())"
      }
      tally.unexplained += otherFindings.filter { $0.owner == number }.map(\.line)
      tallies[planting.mistake.name] = tally
    }
  }
}
