import Foundation
import GlossKit
import Interchange
import LocalizationModel
import StringCatalog
import TestSupport
import Testing
import TranslationUnits

/// Every way in which a file can come back, in every format and with every knowledge about the
/// export: nothing that a person finished is reverted, and what is left out is named.
@Suite(.needs("git")) struct ImportMatrixTests {
  /// The difference of the returned file from the exported one, or of the catalog since the export.
  enum Change: String, CaseIterable {
    case asExported, text, state, flattened, unfinished, noStates, blanks, typedBlanks,
      sourceReworded, keyRenamed, keyMoved
  }

  /// The knowledge about the export.
  enum Knowledge: String, CaseIterable {
    case history, noHistory, checksumsLost, nothing

    var hasGit: Bool { self == .history || self == .checksumsLost }
    var hasChecksums: Bool { self == .history || self == .noHistory }
  }

  /// Each change in a third of the formats.
  private static let cells = formats.flatMap { format in Change.allCases.map { (format, $0) } }
    .sample(every: 3)

  private static var formats: [ReturnedFile.Format] {
    ReturnedFile.Format.allCases.filter { Build.hasWorkbooks || $0 != .xlsx }
  }

  @Test(arguments: cells)
  func losesNothing(format: ReturnedFile.Format, change: Change) async throws {
    for knowledge in Knowledge.allCases {
      // No service's catalog carries checksums.
      if format == .catalog, knowledge == .noHistory { continue }
      let trial = try Trial(format, change, knowledge)
      try await trial.run()
    }
  }
}

/// One cell of the matrix.
private struct Trial {
  private let format: ReturnedFile.Format
  private let change: ImportMatrixTests.Change
  private let knowledge: ImportMatrixTests.Knowledge
  private let folder: TemporaryFolder
  private let git: Git
  private static let catalog = "App/L.xcstrings"
  private static let other = "App/M.xcstrings"

  init(
    _ format: ReturnedFile.Format, _ change: ImportMatrixTests.Change,
    _ knowledge: ImportMatrixTests.Knowledge
  ) throws {
    (self.format, self.change, self.knowledge) = (format, change, knowledge)
    folder = try TemporaryFolder(["gloss.json": #"{"exclude": ["out/**"]}"#, "home/x": ""])
    git = try #require(Git(home: URL(filePath: folder("home"))))
  }

  private var title: Comment { "\(format.rawValue) \(change.rawValue) \(knowledge.rawValue)" }

  /// True if the import finds out what was exported. A catalog without history is a service's.
  private var knowsBase: Bool {
    // Checksums tell nothing of another catalog.
    if change == .keyMoved, !knowledge.hasGit { return false }
    return knowledge == .history || knowledge == .checksumsLost
      || knowledge == .noHistory && format != .catalog
  }

  // MARK: Catalogs

  private static func unit(_ text: String, _ state: String? = "translated") -> String {
    let member = state.map { #""state":"\#($0)","# } ?? ""
    return #""stringUnit":{\#(member)"value":"\#(text)"}"#
  }

  private static func entry(_ key: String, _ de: String?, en: String? = nil) -> String {
    let languages = [de.map { #""de":{\#($0)}"# }, en.map { #""en":{\#(unit($0))}"# }]
    return
      #""\#(key)":{"localizations":{\#(languages.compactMap(\.self).joined(separator: ","))}}"#
  }

  private static func forms(_ one: String, _ other: String) -> String {
    #""variations":{"plural":{"one":{\#(unit(one))},"other":{\#(unit(other))}}}"#
  }

  private static let plural =
    #""%lld cats":{"localizations":{"de":{\#(forms("%lld Katze", "%lld Katzen"))},"#
    + #""en":{\#(forms("%lld cat", "%lld cats"))}}}"#

  private static func catalog(_ entries: [String]) -> String {
    #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
  }

  private var state: String { change == .state ? "needs_review" : "translated" }

  /// The catalog that is exported.
  private var exported: String {
    Self.catalog([
      Self.entry("Key zero", Self.unit("alt null")),
      Self.entry("Key one", Self.unit("alt eins", state)),
      Self.entry("Key two", Self.unit("alt zwei")), Self.entry("Key three", Self.unit("alt drei")),
      Self.entry("Key four", nil), Self.plural,
      Self.entry("%lld GB free", Self.unit("%lld\u{A0}GB frei")),
    ])
  }

  /// The catalog when the file comes back: one text was fixed meanwhile, another one is to be
  /// reviewed.
  private var present: (catalog: String, other: String) {
    var entries = [
      Self.entry("Key zero", Self.unit("alt null")), Self.entry("Key two", Self.unit("FIX zwei")),
      Self.entry("Key three", Self.unit("alt drei", "needs_review")), Self.entry("Key four", nil),
      Self.plural, Self.entry("%lld GB free", Self.unit("%lld\u{A0}GB frei")),
    ]
    var other = [Self.entry("Other", Self.unit("Anderes"))]
    let text = Self.unit("alt eins", state)
    switch change {
    case .sourceReworded: entries.append(Self.entry("Key one", text, en: "Another one"))
    case .keyRenamed: entries.append(Self.entry("key.one", text, en: "Key one"))
    case .keyMoved: other.append(Self.entry("Key one", text))
    default: entries.append(Self.entry("Key one", text))
    }
    return (Self.catalog(entries), Self.catalog(other))
  }

  // MARK: The returned file

  private var edits: [ReturnedFile.Edit] {
    let own: [ReturnedFile.Edit] =
      switch change {
      case .asExported: []
      case .text, .sourceReworded, .keyRenamed, .keyMoved: [.text(key: "Key one", "neu eins")]
      case .state: [.approval(key: "Key one")]
      case .flattened:
        [.flattening(key: "%lld cats", source: "%lld cats", "%lld Stück Katze")]
      case .unfinished: [.unfinished(key: "Key one", "neu eins")]
      case .noStates: [.text(key: "Key one", "neu eins"), .noStates]
      case .blanks: [.text(key: "%lld GB free", "%lld GB frei")]
      case .typedBlanks: [.text(key: "Key one", "alt\u{202F}eins")]
      }
    let fourth: [ReturnedFile.Edit] =
      change == .asExported ? [] : [.text(key: "Key four", "neu vier")]
    return fourth + own + (knowledge.hasChecksums ? [] : [.noChecksums])
  }

  /// A service's catalog with the same changes.
  private var returnedCatalog: String {
    let hasStates = change != .noStates
    func unit(_ text: String, _ state: String = "translated") -> String {
      Self.unit(text, hasStates ? state : nil)
    }
    let first =
      switch change {
      case .text, .sourceReworded, .keyRenamed, .keyMoved, .noStates: unit("neu eins")
      case .unfinished: unit("neu eins", "needs_review")
      case .typedBlanks: unit("alt\u{202F}eins")
      default: unit("alt eins")
      }
    let cats =
      change == .flattened
      ? Self.entry("%lld cats", unit("%lld Stück Katze"))
      : hasStates ? Self.plural : Self.plural.replacing(#""state":"translated","#, with: "")
    let blank = change == .blanks ? " " : "\u{A0}"
    return Self.catalog([
      Self.entry("Key zero", unit("alt null")), Self.entry("Key one", first),
      Self.entry("Key two", unit("alt zwei")), Self.entry("Key three", unit("alt drei")),
      Self.entry("Key four", change == .asExported ? nil : unit("neu vier")), cats,
      Self.entry("%lld GB free", unit("%lld\(blank)GB frei")),
    ])
  }

  /// Returns the path of the returned file.
  private func file(of export: Export) throws -> String {
    if format == .catalog {
      try folder.add("out/L.xcstrings", returnedCatalog)
      return folder("out/L.xcstrings")
    }
    let document = try #require(export.documents.first)
    var file = ReturnedFile(document.bytes, format)
    try file.make(edits)
    try Data(file.bytes).write(to: URL(filePath: document.path))
    return document.path
  }

  // MARK: The import

  func run() async throws {
    let root = folder.url
    if knowledge.hasGit { try git.begin(in: root) }
    try folder.add(Self.catalog, exported)
    try folder.add(Self.other, Self.catalog([Self.entry("Other", Self.unit("Anderes"))]))
    if knowledge.hasGit { try git.commit("exported", in: root) }
    var options = Export.Options()
    options.languages = ["de"]
    options.output = folder("out")
    options.catalogs = [folder(Self.catalog)]
    format.set(&options)
    let export = await Export(of: try await folder.project(), options: options)
    try export.write()
    let path = try file(of: export)
    try folder.add(Self.catalog, present.catalog)
    try folder.add(Self.other, present.other)
    if knowledge.hasGit { try git.commit("newer", in: root) }
    let run = await Import([path], into: try await folder.project())
    #expect(run.failures.isEmpty, title)
    try judge(run)
  }

  private func judge(_ run: Import) throws {
    var texts: [String: String] = [:]
    for catalog in run.catalogs {
      let read = try StringCatalog(catalog.newBytes, path: catalog.path)
      for unit in try read.units(for: "de") where unit.unit.target != nil {
        let target = try #require(unit.unit.target)
        texts[unit.id] = "\(target.text.joined)/\(target.catalogState.rawValue)"
      }
    }
    let ledger = run.text(listingAll: true, in: .english, hasColor: false)
    let details: Comment = "\(title): \(String(decoding: ledger, as: UTF8.self))"
    var expected = [
      "Key zero": "alt null/translated", "Key two": "FIX zwei/translated",
      "Key three": "alt drei/needs_review", "Other": "Anderes/translated",
      "%lld cats|==|plural.one": "%lld Katze/translated",
      "%lld cats|==|plural.other": "%lld Katzen/translated",
      "%lld GB free": "%lld\u{A0}GB frei/translated",
    ]
    if change != .asExported { expected["Key four"] = "neu vier/translated" }
    let key = change == .keyRenamed ? "key.one" : "Key one"
    expected[key] =
      switch change {
      case .text, .keyRenamed, .keyMoved, .noStates:
        knowsBase ? "neu eins/translated" : "alt eins/translated"
      case .typedBlanks: knowsBase ? "alt\u{202F}eins/translated" : "alt eins/translated"
      case .state: knowsBase ? "alt eins/translated" : "alt eins/needs_review"
      default: "alt eins/translated"
      }
    #expect(texts == expected, details)
    let leavesOut = [.flattened, .unfinished, .sourceReworded].contains(change)
    #expect(run.losesWork == (leavesOut || !knowsBase), details)
    // Each unit of the file has an entry of its own: six plain keys and two forms.
    var ids = [
      "%lld GB free", "%lld cats|==|plural.one", "%lld cats|==|plural.other", "Key four", "Key one",
      "Key three", "Key two", "Key zero",
    ]
    // A service's catalog has no entry for what it leaves out.
    if format == .catalog, change == .asExported { ids.removeAll { $0 == "Key four" } }
    // The other formats hold both catalogs.
    if format != .catalog { ids.append("Other") }
    let found = run.ledger.compactMap(\.entry.id).sorted()
    if change == .flattened {
      // Some formats have a unit for each form still, now of one id.
      #expect(Set(found) == Set(flattenedIDs(ids)), details)
    } else {
      #expect(found == ids, details)
    }
  }

  /// Returns the ids of a file in which one text stands in the place of the forms.
  private func flattenedIDs(_ ids: [String]) -> [String] {
    let others = ids.filter { !$0.hasPrefix("%lld cats") }
    return (others + ["%lld cats"]).sorted()
  }
}
