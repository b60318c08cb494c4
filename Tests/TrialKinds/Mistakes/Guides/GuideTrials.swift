package import Foundation
import GlossKit
import LocalizationModel
package import TestSupport

/// Plants mistakes against the rules of the guides into copies of projects, one at a time, and
/// checks that `gloss check` reports each at its place and nothing else (`Scripts/trials guides`).
package struct GuideTrials {
  /// The tallies of the rules of the guides, by id.
  package private(set) var tallies: [MistakeTally]
  private let gloss: Subprocess
  private var random: SeededGenerator
  private var number = 0
  private var plantCount = 0

  /// Runs the trials.
  ///
  /// - Parameters:
  ///   - apps: Folders of projects whose systems have `@Observable`.
  ///   - count: The number of mistakes to plant, about the same for each rule. Some mistakes break
  ///     several rules.
  ///   - folder: An empty folder for the copies.
  package init(_ apps: [URL], seed: UInt64, count: Int, gloss: Subprocess, in folder: URL) throws {
    self.gloss = gloss
    random = SeededGenerator(seed: seed)
    let rules = Check.guideRules.map(\.id)
    tallies = rules.map { MistakeTally(name: $0) }
    for (place, app) in apps.enumerated() {
      let copy = try GuideProjectCopy(
        of: app, in: folder.appending(path: app.lastPathComponent), rules: rules)
      try plant(into: copy, until: count * (place + 1) / apps.count)
    }
  }

  private mutating func plant(into project: GuideProjectCopy, until count: Int) throws {
    let ground = GuideGround(project)
    let before = try project.findings(gloss)
    var used: Set<String> = []
    var rules = tallies.map(\.name)
    while plantCount < count, !rules.isEmpty {
      let counts = Dictionary(uniqueKeysWithValues: tallies.map { ($0.name, $0.count) })
      let rule = rules.min { (counts[$0] ?? 0, $0) < (counts[$1] ?? 0, $1) } ?? rules[0]
      guard let (mistake, plant) = plant(of: rule, in: ground, &used) else {
        rules.removeAll { $0 == rule }
        continue
      }
      plantCount += 1
      let made = plant.made()
      for (path, text) in made.texts { try project.write(text, path) }
      let name = "\(project.folder.lastPathComponent), \(mistake.name): \(plant.place)"
      judge(made.expectations, name, before, try project.findings(gloss))
      for file in ground.files where made.texts[file.path] != nil {
        try project.write(Data(file.text.utf8), file.path)
      }
    }
  }

  /// Returns a new plant for a rule; `nil` if the project has no place for one.
  private mutating func plant(
    of rule: String, in ground: GuideGround, _ used: inout Set<String>
  ) -> (GuideMistake, GuidePlant)? {
    number += 1
    for mistake in GuideMistake.all.filter({ $0.rule == rule }).shuffled(using: &random) {
      for _ in 0..<12 {
        guard let plant = mistake.plant(ground, number, &random) else { break }
        if plant.isSound, used.insert("\(mistake.name) \(plant.place)").inserted {
          return (mistake, plant)
        }
      }
    }
    return nil
  }

  /// A finding without its line, by which the findings before and after a plant are compared: a
  /// plant moves the lines after it.
  private struct Claim: Hashable {
    let rule: String
    let path: String
    let message: String

    init(_ finding: GuideProjectCopy.Found) {
      (rule, path, message) = (finding.rule, finding.path, finding.message)
    }
  }

  private mutating func judge(
    _ expectations: [GuidePlant.Expectation], _ place: String,
    _ before: [GuideProjectCopy.Found], _ after: [GuideProjectCopy.Found]
  ) {
    var known: [Claim: Int] = [:]
    for finding in before { known[Claim(finding), default: 0] += 1 }
    var found: Set<GuidePlant.Expectation> = []
    var otherFindings: [String] = []
    for finding in after {
      let expectation = GuidePlant.Expectation(
        rule: finding.rule, path: finding.path, bytes: finding.bytes)
      if expectations.contains(expectation) {
        found.insert(expectation)
      } else if known[Claim(finding), default: 0] > 0 {
        known[Claim(finding), default: 0] -= 1
      } else {
        otherFindings.append(
          "\(finding.rule) \(finding.path):\(finding.line) \(finding.message) (\(place))")
      }
    }
    for expectation in expectations {
      guard let index = tallies.firstIndex(where: { $0.name == expectation.rule }) else {
        preconditionFailure("a plant expects '\(expectation.rule)', which is no rule")
      }
      tallies[index].add("Swift", isFound: found.contains(expectation)) { place }
    }
    if let rule = expectations.first?.rule,
      let index = tallies.firstIndex(where: { $0.name == rule })
    {
      tallies[index].unexplained += otherFindings
    }
  }

  private var plantedCount: Int { tallies.reduce(0) { $0 + $1.count } }

  /// True if mistakes against all rules were planted and all found, and nothing else was.
  package var holds: Bool {
    tallies.allSatisfy { $0.count > 0 && $0.foundCount == $0.count && $0.unexplained.isEmpty }
  }

  package var summary: String {
    let found = tallies.reduce(0) { $0 + $1.foundCount }
    let rules = tallies.count { $0.count > 0 }
    let least = tallies.map(\.count).min() ?? 0
    return """
      \(plantedCount) mistakes of \(rules) of \(tallies.count) rules, each at least \(least) times: \
      \(found) found, \(plantedCount - found) missed; \
      \(tallies.reduce(0) { $0 + $1.unexplained.count }) other findings
      """
  }
}
