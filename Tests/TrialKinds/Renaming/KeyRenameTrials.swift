package import Foundation
import GlossKit
import LocalizationModel
import ProjectLayout
import StringCatalog
import TestSupport

/// Renames keys of real apps in memory (`Scripts/trials keys`). Each rename must be refused with
/// the places that prevent it; otherwise a sync afterwards must find nothing new, and renaming back
/// must restore the sources.
package struct KeyRenameTrials {
  package private(set) var flaws: [String] = []
  /// The refused renames, one line each: the app, the key and the first reason.
  package private(set) var refusals: [String] = []
  package private(set) var doneCount = 0
  package private(set) var literalCount = 0
  /// The number of refused renames by reason, without quoted texts.
  private var reasons: [String: Int] = [:]
  private var apps: [App] = []
  private var numbers: SeededGenerator

  private struct App {
    let name: String
    let project: Project
    /// The keys of its catalogs' entries that are to be translated and not stale, shuffled.
    let keys: [String]
    /// The changes and findings of a sync before any rename.
    let state: Set<String>
  }

  package init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  package var appCount: Int { apps.count }

  /// Reads an app, to which nothing is written.
  package mutating func add(_ folder: URL) async {
    let file = folder.appending(path: "gloss.json").path
    let configuration =
      FileManager.default.fileExists(atPath: file) ? try? Configuration.load(.file(file)) : nil
    let project = await Project(
      paths: configuration == nil ? [folder.path] : [],
      configuration: configuration ?? Configuration())
    let keys = Set(
      project.layout.catalogs.filter { !$0.isFilledOutsideCode }.flatMap { catalog -> [String] in
        guard let catalog = try? CatalogFile(catalog.path, overlay: project.overlay).catalog
        else { return [] }
        return catalog.keys.filter { key in
          catalog.entry(key).map { $0.shouldTranslate && $0.extractionState != .stale } ?? false
            && key.contains(where: \.isLetter)
        }
      })
    if keys.isEmpty { return }
    apps.append(
      App(
        name: folder.lastPathComponent, project: project,
        keys: keys.sorted().shuffled(using: &numbers),
        state: Self.state(await Sync(of: project)) { $0 }))
  }

  /// Renames a number of keys, in turn one of each app that has keys left.
  package mutating func run(count: Int) async {
    var next = 0
    var done = 0
    while done < count, apps.contains(where: { next < $0.keys.count }) {
      for app in apps where done < count && next < app.keys.count {
        let new = newKey(for: app.keys[next], number: done)
        await rename(app.keys[next], to: new, in: app)
        done += 1
      }
      next += 1
    }
  }

  /// Returns the key with more words, or a name, with the same placeholders.
  private mutating func newKey(for key: String, number: Int) -> String {
    if Bool.random(using: &numbers) { return key + " once more \(number)" }
    let placeholders = FormatSpecifier.all(in: key).filter {
      $0.kind == .argument && !$0.hasSpaceFlag
    }
    let bytes = Array(key.utf8)
    return
      (["trial.key_\(number)"]
      + placeholders.map { String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self) })
      .joined(separator: " ")
  }

  private mutating func rename(_ old: String, to new: String, in app: App) async {
    let renaming = await Renaming(of: app.project, from: old, to: new)
    if let failure = renaming.failures.first {
      let all = renaming.failures.map(\.message)
      reasons[Self.kind(failure.message, old, new), default: 0] += 1
      refusals.append("\(app.name): '\(old)': \(failure.place): \(failure.message) (\(all.count))")
      return
    }
    doneCount += 1
    var changed = app.project
    for file in renaming.files { changed.overlay.texts[file.path] = file.newBytes }
    let sources = renaming.files.filter { $0.path.hasSuffix(".swift") }
    literalCount += sources.reduce(0) { $0 + $1.count }
    let state = Self.state(await Sync(of: changed)) { $0 == new ? old : $0 }
    for difference in state.subtracting(app.state).sorted() {
      flaws.append("\(app.name): '\(old)' to '\(new)': \(difference)")
    }
    let back = await Renaming(
      of: changed, from: new, to: old,
      options: Renaming.Options(keepsStates: true, text: .change))
    if let failure = back.failures.first {
      flaws.append("\(app.name): '\(old)' to '\(new)' has no way back: \(failure)")
    }
    let restored = Dictionary(back.files.map { ($0.path, $0.newBytes) }) { first, _ in first }
    for source in sources where restored[source.path] != source.oldBytes {
      flaws.append("\(app.name): '\(old)' to '\(new)' and back changes \(source.path)")
    }
  }

  /// Returns the findings of a sync, in lines that do not depend on places in catalogs.
  ///
  /// - Parameter named: Returns the name that a key had before.
  private static func state(_ sync: Sync, _ named: (String) -> String) -> Set<String> {
    var lines: Set<String> = []
    for catalog in sync.catalogs {
      for change in catalog.changes {
        lines.insert("\(catalog.path): \(named(change.key)): \(change.kind)")
      }
    }
    for finding in sync.findings { lines.insert("\(finding.path): \(finding.rule)") }
    for failure in sync.failures { lines.insert("\(failure)") }
    return lines
  }

  /// Returns a message without its quoted texts.
  private static func kind(_ message: String, _ old: String, _ new: String) -> String {
    message.replacing("'\(new)'", with: "NEW").replacing("'\(old)'", with: "OLD")
  }

  package var count: Int { doneCount + refusals.count }

  package var summary: String {
    let refused = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\n  \($0.value) refused: \($0.key)" }.joined()
    return "\(appCount) apps, \(count) renames: \(doneCount) done (\(literalCount) literals), "
      + "\(refusals.count) refused, \(flaws.count) wrong" + refused
  }
}
