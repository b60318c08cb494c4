public import LocalizationModel
package import SwiftTree
package import SwiftTypes

/// The localizable strings of one Swift source, with findings about it: the result of scanning a
/// file, on which `gloss extract`, `sync`, `check` and all other commands are based that read
/// sources.
///
/// A project is scanned in two rounds: each source by itself, then, with the joined declarations,
/// the sources that have open questions.
public struct SourceScan: Sendable {
  /// The strings, ascending by place.
  public var strings: [ExtractedString] = []
  /// Findings about code that is not readable as Swift, and about keys that no lookup can find;
  /// ascending by place.
  public var findings: [Finding] = []
  /// Hashes of all string literals, those in previews as well, in no order; empty unless asked for.
  package var literalHashes: ContiguousArray<LiteralHash> = []
  /// Observations for rules on code, such as hardcoded texts, ascending by place; empty unless
  /// asked for.
  package var facts: [CodeFact] = []
  /// Uses of generated symbols, ascending by place; empty unless asked for.
  package var symbolUses: [SymbolUse] = []
  /// Names of symbols that the file declares itself, as members of `LocalizedStringResource`.
  package var declaredSymbols: Set<String> = []

  /// The calls whose literals may be keys; `nil` unless asked for.
  package var lookupCalls: LookupCalls?

  /// The file's declarations, for the join; empty if the project was given.
  package var declarations = FileDeclarations()
  var localizing = LocalizingDeclarations()
  var questions = OpenQuestions()

  package init(strings: [ExtractedString] = [], findings: [Finding] = []) {
    self.strings = strings
    self.findings = findings
  }

  /// Finds the localizable strings of a source that is a project by itself.
  ///
  /// - Parameters:
  ///   - source: UTF-8; a byte order mark is skipped. Bytes that are not UTF-8 decode to U+FFFD.
  ///   - path: The path for the results, which is not opened.
  /// - Complexity: Linear in the bytes.
  public static func scan(_ source: ContiguousArray<UInt8>, path: String) -> SourceScan {
    var first = scan(source, path: path, hashingLiterals: false)
    let part = SourcePart(&first)
    let names = LocalizingNames(joining: [part])
    if names.concerned([part]).isEmpty { return first }
    let index = ProjectIndex(joining: [(path, part.declarations)])
    return scan(source, path: path, hashingLiterals: false, project: ProjectContext(index, names))
  }

  /// Scans a source, by itself or as part of a project.
  ///
  /// - Parameters:
  ///   - hashingLiterals: True to fill ``literalHashes``.
  ///   - collectingFacts: True to fill ``facts`` and the sites of the strings.
  ///   - apis: The APIs that make literals localizable.
  ///   - project: The joined project; `nil` in the first round, which leaves a ``SourcePart`` for
  ///     the join.
  ///   - marksDeclarations: True to keep the names and lines of ``declarations``, for chains.
  ///   - symbols: The names whose uses fill ``symbolUses``.
  ///   - keys: The keys of catalogs whose spellings fill ``lookupCalls``; `nil` to leave these out.
  package static func scan(
    _ source: ContiguousArray<UInt8>, path: String, hashingLiterals: Bool,
    collectingFacts: Bool = false, apis: LocalizingAPITable = .sdk, project: ProjectContext? = nil,
    marksDeclarations: Bool = false, symbols: SymbolNames = SymbolNames(),
    keys: Set<String>? = nil
  ) -> SourceScan {
    // With a project, types are inferred everywhere, so nothing is skipped. Facts need the tokens
    // of all bodies.
    let mayUseSymbols = symbols.mayOccur(in: source.span)
    let isWhole = project != nil || mayUseSymbols || keys != nil
    let tree = Parser.parse(
      source, skipsPlainGroups: !isWhole, leavesOutBodies: !isWhole && !collectingFacts)
    let types = project.flatMap { project in
      project.index.number(of: path).map { TypeInference(tree, project.index, file: $0) }
    }
    let declarations =
      project == nil ? DeclarationCollector(tree).declarations : FileDeclarations()
    var scan = Extractor(
      tree, path: path, table: apis, collectsFacts: collectingFacts, project: types,
      names: project?.names, followed: types == nil ? nil : project?.followed[path],
      declarations: declarations
    ).extraction()
    if project == nil {
      scan.declarations = declarations
      scan.localizing = LocalizingDeclarations(scan.declarations)
      if scan.localizing.hasLocalizedParts || scan.localizing.extendsLocalizedType {
        scan.questions.needsTypes = true
      }
      if marksDeclarations { scan.declarations.mark(in: source) }
    }
    if mayUseSymbols {
      let reader = SymbolReader(tree, apis, types, symbols)
      scan.symbolUses = reader.uses()
      scan.declaredSymbols = reader.declaredSymbols()
      // The project may declare the type that a call expects.
      if project == nil, scan.symbolUses.contains(where: { !$0.isCertain }) {
        scan.questions.needsTypes = true
      }
    }
    if let keys { scan.lookupCalls = LookupCalls(in: tree, keys: keys) }
    if hashingLiterals { scan.literalHashes = LiteralHashes(tree).all() }
    return scan
  }

  /// Collects only the declarations of a source, for files that are not scanned for strings.
  package static func declarations(
    in source: ContiguousArray<UInt8>, marksDeclarations: Bool = false
  ) -> SourceScan {
    var scan = SourceScan()
    scan.declarations =
      DeclarationCollector(
        Parser.parse(source, skipsPlainGroups: true, leavesOutBodies: true)
      ).declarations
    scan.localizing = LocalizingDeclarations(scan.declarations)
    scan.questions.asksNothing = true
    if marksDeclarations { scan.declarations.mark(in: source) }
    return scan
  }
}
