package import Foundation
import GlossKit
import Interchange
import LocalizationModel
import StringCatalog
import TestSupport
import TranslationUnits
import XLIFF

/// Imports files into catalogs that changed after the export (`Scripts/trials late`). Files without
/// edits must change nothing; of edited files each text must arrive or be a conflict.
package struct LateImports {
  /// The traces of the export that an import can find: the version in git, and the checksums in the
  /// file, which `stripped` removes.
  package enum Setting: String, CaseIterable, Sendable {
    case committed, uncommitted, stripped, shallow
    case noGit = "no git"
    case bare = "stripped, no git"

    /// True if an import can find out the exported texts (the base of the merge).
    var knowsBase: Bool { self != .bare }
  }

  /// The outcomes of the units of all files in one setting.
  package struct Tally: Sendable {
    package var files = 0
    package var units = 0
    /// The number of finished texts that changed in the catalog since the export.
    package var changedInCatalog = 0
    /// The number of finished texts that changed in the files since the export.
    package var edited = 0
    /// The number of texts of unedited files that were not applied, because the base is unknown.
    package var heldBack = 0
    /// The number of texts of edited files that arrived.
    package var arrived = 0
    package var conflicts = 0
    package var refusedByCheck = 0
    package var approved = 0
    /// The number of texts set back to an older version in the file that arrived.
    package var returned = 0
    /// The number of listed conflicts in which the file's text may also come from an older file.
    package var unclear = 0
  }

  package private(set) var catalogCount = 0
  package private(set) var tallies: [Setting: Tally] = [:]
  package private(set) var flaws: [String] = []

  private let folder: URL
  private let git: Git
  private let settings: [Setting]
  private var random: SeededGenerator
  private static let name = "App/L.xcstrings"

  /// Prepares the trials; the result is `nil` if there is no git.
  package init?(
    seed: UInt64, in folder: URL, settings: [Setting] = Setting.allCases
  ) {
    guard let git = Git(home: folder) else { return nil }
    self.folder = folder
    self.git = git
    self.settings = settings
    random = SeededGenerator(seed: seed)
  }

  package mutating func run(_ url: URL) async throws {
    guard let data = try? Data(contentsOf: url), let catalog = try? Self.read(data) else { return }
    // Catalogs that cannot be written or exchanged are tried elsewhere.
    guard (try? catalog.serialized()) != nil, (try? catalog.units(for: "de")) != nil else { return }
    let languages = catalog.languageUses().map(\.name.text)
      .filter { $0 != catalog.sourceLanguage }
    if languages.isEmpty { return }
    catalogCount += 1
    for setting in settings {
      try await run(data, languages.sorted(), setting, url.lastPathComponent)
    }
  }

  private mutating func run(
    _ data: Data, _ languages: [String], _ setting: Setting, _ title: String
  ) async throws {
    let projectFolder = folder.appending(path: "late")
    var trial = try TrialProject(in: projectFolder)
    try git.begin(in: projectFolder)
    // Every text has an older one, so that there is something to return to.
    let old = try Self.read(data)
    let exported = try Self.changed(old, languages, front: "o ", &random)
    try trial.add(Self.name, try Self.bytes(of: old))
    try git.commit("old", in: projectFolder)
    try trial.add(Self.name, try Self.bytes(of: exported))
    if setting != .uncommitted { try git.commit("exported", in: projectFolder) }
    var options = Export.Options()
    options.languages = languages
    options.output = projectFolder.appending(path: "out").path
    options.overwrites = true
    let export = await Export(of: try await trial.project(), options: options)
    try export.write()
    if setting == .stripped || setting == .bare { try strip(export) }
    let now = try Self.changed(exported, languages, front: "c ", &random)
    try trial.add(Self.name, try Self.bytes(of: now))
    if setting != .uncommitted { try git.commit("newer", in: projectFolder) }
    trial = try moved(trial, setting)
    var tally = tallies[setting] ?? Tally()
    let files = export.documents.map(\.path)
    tally.files += files.count
    let run = await Import(files, into: try await trial.project())
    tally.units += run.ledger.count
    for language in languages {
      let texts = try Texts(exported, now, after(run, now), language)
      tally.changedInCatalog += texts.changedInCatalog.count
      judge(untouched: run, texts, setting, &tally, "\(title) \(setting.rawValue) \(language)")
    }
    if setting.knowsBase {
      try await runChanged(
        trial, export, (old, exported, now), languages, setting, &tally, title)
    }
    tallies[setting] = tally
  }

  private static func read(_ data: Data) throws -> StringCatalog {
    try StringCatalog(ContiguousArray(data), path: name)
  }

  private static func bytes(of catalog: StringCatalog) throws -> Data {
    Data(catalog.bytes)
  }

  private func after(_ run: Import, _ now: StringCatalog) throws -> StringCatalog {
    try run.catalogs.first.map { try Self.read(Data($0.newBytes)) } ?? now
  }

  /// Removes from the files the export's fingerprint and checksums.
  private func strip(_ export: Export) throws {
    for document in export.documents {
      var files = try XLIFFDocument(document.bytes.span).files()
      for index in files.indices { (files[index].tool, files[index].exportNote) = (nil, nil) }
      let bytes = try XLIFFDocument(.v1_2, files: files).serialized()
      try Data(bytes).write(to: URL(filePath: document.path))
    }
  }

  /// Returns the project in the state in which the files come back.
  private func moved(_ trial: TrialProject, _ setting: Setting) throws -> TrialProject {
    switch setting {
    case .committed, .uncommitted, .stripped: return trial
    case .noGit, .bare:
      try FileManager.default.removeItem(at: trial.folder.appending(path: ".git"))
      return trial
    case .shallow:
      let clone = folder.appending(path: "clone")
      try? FileManager.default.removeItem(at: clone)
      try git.run(
        ["clone", "-q", "--depth", "1", "file://\(trial.folder.path)", clone.path], in: folder)
      return TrialProject(at: clone)
    }
  }

  /// Changes about a tenth of the finished texts of each language.
  private static func changed(
    _ catalog: StringCatalog, _ languages: [String], front: String,
    _ random: inout SeededGenerator
  ) throws -> StringCatalog {
    var parts: [(range: ByteRange, text: String)] = []
    for index in 0..<catalog.entryCount {
      guard let contents = catalog.contents(at: index) else { continue }
      for localization in contents.localizations where languages.contains(localization.language) {
        for leaf in localization.leaves where leaf.state?.text == "translated" {
          guard let value = leaf.value, !value.text.isEmpty, random.oneIn(10) else { continue }
          parts.append((value.range, front + value.text))
        }
      }
    }
    parts.sort { $0.range.start < $1.range.start }
    var bytes: ContiguousArray<UInt8> = []
    var copied = 0
    for part in parts where part.range.start >= copied {
      bytes += catalog.bytes[copied..<part.range.start]
      bytes += StringCatalog.literal(part.text).utf8
      copied = part.range.end
    }
    bytes += catalog.bytes[copied...]
    return try StringCatalog(bytes, path: name)
  }

  /// The texts of one language in exported form: at the export, before the import (`now`) and after
  /// it.
  private struct Texts {
    let exported: [String: TranslationUnit.Target]
    let now: [String: TranslationUnit.Target]
    let after: [String: TranslationUnit.Target]
    /// The ids of texts that changed between the export and the import.
    let changedInCatalog: Set<String>

    init(
      _ exported: StringCatalog, _ now: StringCatalog, _ after: StringCatalog, _ language: String
    ) throws {
      func targets(_ catalog: StringCatalog) throws -> [String: TranslationUnit.Target] {
        Dictionary(
          try catalog.units(for: language).compactMap { unit in
            unit.unit.target.map { (unit.id, $0) }
          }, uniquingKeysWith: { first, _ in first })
      }
      self.exported = try targets(exported)
      self.now = try targets(now)
      self.after = try targets(after)
      let (before, then) = (self.exported, self.now)
      changedInCatalog = Set(before.keys.filter { before[$0] != then[$0] })
    }

    /// The ids of texts that the import changed, without forms that it filled in.
    var changed: [String] {
      Set(now.keys).union(after.keys).filter { id in
        now[id] != after[id] && !(now[id] == nil && after[id]?.state == .new)
      }.sorted()
    }
  }

  // MARK: Untouched files

  private mutating func judge(
    untouched run: Import, _ texts: Texts, _ setting: Setting, _ tally: inout Tally, _ title: String
  ) {
    let changed = texts.changed
    if setting.knowsBase {
      if !changed.isEmpty {
        flaws.append("\(title): an untouched file changes \(changed.prefix(3))")
      }
      return
    }
    let records = run.ledger.filter { $0.language == Self.language(of: title) }
    let heldBack = Set(
      records.filter { $0.entry.outcome.label == "held-back" }.compactMap(\.entry.id))
    tally.heldBack += heldBack.count
    if !changed.isEmpty { flaws.append("\(title): replaces \(changed.prefix(3))") }
    for id in texts.changedInCatalog where !heldBack.contains(id) {
      flaws.append("\(title): '\(id)' is not named")
    }
  }

  private static func language(of title: String) -> String? {
    title.split(separator: " ").last.map(String.init)
  }

  // MARK: Changed files

  private typealias History = (old: StringCatalog, exported: StringCatalog, now: StringCatalog)

  private mutating func runChanged(
    _ trial: TrialProject, _ export: Export, _ history: History, _ languages: [String],
    _ setting: Setting, _ tally: inout Tally, _ title: String
  ) async throws {
    var edits: [String: Edits] = [:]
    for document in export.documents {
      let old = try Texts(history.old, history.now, history.now, document.language).exported
      let bytes = ContiguousArray(try Data(contentsOf: URL(filePath: document.path)))
      var files = try XLIFFDocument(bytes.span).files()
      var fileEdits = Edits()
      for file in files.indices {
        for unit in files[file].units.indices {
          fileEdits.change(&files[file].units[unit], old, &random)
        }
      }
      edits[document.language] = fileEdits
      try Data(try XLIFFDocument(.v1_2, files: files).serialized())
        .write(to: URL(filePath: document.path))
    }
    let run = await Import(export.documents.map(\.path), into: try await trial.project())
    for language in languages {
      guard let fileEdits = edits[language] else { continue }
      let texts = try Texts(history.exported, history.now, after(run, history.now), language)
      judge(run, fileEdits, texts, setting, &tally, "\(title) \(setting.rawValue) \(language)")
    }
  }

  /// The changes that a translator makes in a file.
  private struct Edits {
    var texts: [String: UnitText] = [:]
    var returns: Set<String> = []
    var approvals: Set<String> = []

    mutating func change(
      _ unit: inout TranslationUnit, _ old: [String: TranslationUnit.Target],
      _ random: inout SeededGenerator
    ) {
      guard let id = unit.id, let target = unit.target, case .plain(let text) = target.text,
        !text.isEmpty, unit.isTranslatable != false
      else { return }
      if target.state == .needsReview {
        if random.oneIn(4) {
          approvals.insert(id)
          unit.target?.state = .translated
        }
        return
      }
      guard target.state == .translated, random.oneIn(10) else { return }
      if let former = old[id]?.text, former != target.text, random.oneIn(2) {
        returns.insert(id)
        unit.target?.text = former
      } else {
        unit.target?.text = .plain("f " + text)
      }
      texts[id] = unit.target?.text
    }
  }

  private mutating func judge(
    _ run: Import, _ edits: Edits, _ texts: Texts, _ setting: Setting, _ tally: inout Tally,
    _ title: String
  ) {
    var outcomes: [String: Import.Record] = [:]
    for record in run.ledger where record.language == Self.language(of: title) {
      if let id = record.entry.id { outcomes[id] = record }
    }
    tally.edited += edits.texts.count
    for (id, text) in edits.texts.sorted(by: { $0.key < $1.key }) {
      let label = outcomes[id]?.entry.outcome.label
      if texts.changedInCatalog.contains(id), texts.now[id]?.text != text {
        tally.conflicts += 1
        if label != "conflict" {
          flaws.append("\(title): '\(id)' is \(label ?? "gone"), no conflict")
        }
        if texts.after[id] != texts.now[id] { flaws.append("\(title): '\(id)' is overwritten") }
      } else if label == "placeholders" || label == "overlapping-shapes" {
        tally.refusedByCheck += 1
      } else if texts.after[id]?.text == text {
        tally.arrived += 1
        if edits.returns.contains(id) { tally.returned += 1 }
      } else if setting == .stripped, label == "conflict",
        edits.returns.contains(id) || outcomes[id]?.isUnclear == true
      {
        // The text may also come from an older file, which must not replace anything: the ledger
        // lists it as unclear.
        tally.unclear += 1
      } else {
        flaws.append("\(title): '\(id)' did not arrive: \(label ?? "gone")")
      }
    }
    for id in edits.approvals.sorted() {
      let label = outcomes[id]?.entry.outcome.label
      if texts.after[id]?.state == .translated {
        tally.approved += 1
      } else if label == "placeholders" || outcomes[id]?.entry.remarks.isEmpty == false {
        tally.refusedByCheck += 1
      } else {
        // Nothing says for certain that the file is not older than the catalog.
        if setting == .stripped, label == "held-back-state" {
          tally.unclear += 1
          continue
        }
        flaws.append("\(title): '\(id)' is not approved: \(label ?? "gone")")
      }
    }
    for id in texts.changed where edits.texts[id] == nil && !edits.approvals.contains(id) {
      flaws.append("\(title): '\(id)' changed, and the file had not changed it")
    }
  }

  package var summary: String {
    let lines = settings.map { setting in
      let tally = tallies[setting] ?? Tally()
      let untouched =
        setting.knowsBase
        ? "0 replaced" : "\(tally.heldBack) held back"
      let changed =
        setting.knowsBase
        ? "; of \(tally.edited) edits \(tally.arrived) arrived (\(tally.returned) returns, "
          + "\(tally.unclear) more listed as unclear), "
          + "\(tally.conflicts) conflicts listed, \(tally.refusedByCheck) refused by the check; "
          + "\(tally.approved) approvals" : ""
      return
        "\(setting.rawValue): \(tally.files) files, \(tally.units) units, \(tally.changedInCatalog) moved on: "
        + untouched + changed
    }
    return (["\(catalogCount) catalogs; \(flaws.count) flaws"] + lines).joined(separator: "\n")
  }
}

extension Import.Record {
  /// True if the ledger says that the text is a conflict only if it comes from an older file.
  fileprivate var isUnclear: Bool {
    entry.outcome.reason?.conflict?.isUnclear ?? false
  }
}
