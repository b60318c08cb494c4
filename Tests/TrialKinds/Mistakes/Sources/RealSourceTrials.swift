package import Foundation
import GlossKit
import LocalizationModel
import TestSupport

/// Plants mistakes into the localized literals of real apps, in memory, and counts the mistakes
/// that `gloss check` finds at the right place, and its other findings (`Scripts/trials mistakes`).
package struct RealSourceTrials: Sendable {
  package private(set) var tallies: [MistakeTally] = []
  private var byName: [String: MistakeTally] = [:]
  private var random: SeededGenerator

  /// Runs the trials.
  ///
  /// - Parameters:
  ///   - apps: The folders of checkouts. Nothing is written to them.
  ///   - count: The number of mistakes in all; fewer if the apps have fewer suitable literals.
  package init(_ apps: [URL], seed: UInt64, count: Int) async {
    random = SeededGenerator(seed: seed)
    for app in apps {
      let project = await Project(paths: [app.path], configuration: Configuration())
      await plant(into: project, count: max(1, count / max(1, apps.count)))
    }
    tallies = SourceMistake.all.map { byName[$0.name] ?? MistakeTally(name: $0.name) }
  }

  /// The calls whose first argument may also be a `String`.
  private static let apis: Set<String> = [
    "Text", "Button", "Label", "Toggle", "navigationTitle", "Section",
  ]

  private struct Planted {
    let mistake: SourceMistake
    let key: String
    let path: String
    let line: String
    let range: ByteRange?
  }

  private mutating func plant(into project: Project, count: Int) async {
    let extraction = await Extraction(of: project)
    var strings = extraction.entries.map(\.string).filter {
      Self.apis.contains($0.api) && $0.placeholders.isEmpty && !$0.isFollowed && $0.comment == nil
        && $0.bundle == nil && $0.conditions.isEmpty
    }
    strings.shuffle(using: &random)
    let before = await Check(of: project).findings.map(\.finding)
    let flawed = Set(
      before.filter { $0.severity > .info && !$0.path.hasSuffix(".xcstrings") }.map(\.path))
    var planted: [Planted] = []
    var copy = project
    var keys: Set<String> = []
    for string in strings where planted.count < count {
      guard copy.overlay.texts[string.path] == nil, !flawed.contains(string.path),
        let bytes = try? ContiguousArray(Data(contentsOf: URL(filePath: string.path))),
        let one = spoil(string, in: bytes, &copy)
      else { continue }
      planted.append(one)
      keys.insert(string.key)
    }
    if planted.isEmpty { return }
    await judge(planted, keys, before, in: copy)
  }

  private mutating func spoil(
    _ string: ExtractedString, in bytes: ContiguousArray<UInt8>, _ project: inout Project
  ) -> Planted? {
    let literal = String(decoding: bytes[string.range.start..<string.range.end], as: UTF8.self)
    let head = String(decoding: bytes[..<string.range.start].suffix(24), as: UTF8.self)
    guard literal.count > 6, literal.hasPrefix("\""), !literal.hasPrefix("\"\""),
      literal.allSatisfy({ $0.isASCII && $0 != "\\" && $0 != "%" }),
      literal.contains(where: \.isLetter), literal.dropFirst().dropLast().contains(" "),
      head.hasSuffix("\(string.api)("), bytes[string.range.end] == UInt8(ascii: ")")
    else { return nil }
    let mistake = random.pick(SourceMistake.all)
    guard let text = mistake.plant(literal, &random) else { return nil }
    let range = string.range.start..<string.range.end
    let (new, marks) = TextEdit.apply([TextEdit(range, text)], to: bytes)
    project.overlay.texts[string.path] = new
    return Planted(
      mistake: mistake, key: string.key, path: string.path,
      line: "\(string.path):\(string.position.line) \(MarkedText(text).text)", range: marks[0])
  }

  private struct Claim: Hashable {
    let rule: String
    let path: String
    let message: Message
  }

  private mutating func judge(
    _ planted: [Planted], _ keys: Set<String>, _ before: [Finding], in project: Project
  ) async {
    var known: [Claim: Int] = [:]
    for finding in before {
      known[Claim(rule: finding.rule, path: finding.path, message: finding.message), default: 0] +=
        1
    }
    var found: Set<String> = []
    var otherFindings: [String: [String]] = [:]
    for finding in await Check(of: project).findings.map(\.finding) {
      let claim = Claim(rule: finding.rule, path: finding.path, message: finding.message)
      let one = planted.first { $0.path == finding.path }
      if let one, finding.rule == one.mistake.rule, finding.range == one.range {
        found.insert(one.path)
      } else if known[claim, default: 0] > 0 {
        known[claim, default: 0] -= 1
      } else if finding.severity > .info, finding.rule != "convention-unset",
        !keys.contains(finding.subject?.key ?? "")
      {
        otherFindings[one?.path ?? "", default: []].append(
          "\(finding.rule) \(finding.path):\(finding.position?.line ?? 0) \(finding.message)")
      }
    }
    for one in planted {
      let name = one.mistake.name
      var tally = byName[name] ?? MistakeTally(name: name)
      tally.add(
        String(one.path.split(separator: ".").last ?? ""), isFound: found.contains(one.path)
      ) {
        one.line
      }
      tally.unexplained += otherFindings[one.path] ?? []
      byName[name] = tally
    }
    if let rest = otherFindings[""], let name = planted.first?.mistake.name {
      byName[name]?.unexplained += rest
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
      \(count) mistakes of \(tallies.count) kinds in real sources: \(found) found, \
      \(count - found) missed; \(otherFindings) other findings
      """
  }

  private var counts: (planted: Int, found: Int) {
    tallies.reduce((0, 0)) { ($0.0 + $1.count, $0.1 + $1.foundCount) }
  }
}
