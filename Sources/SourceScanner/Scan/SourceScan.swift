public import LocalizationModel
package import SwiftTree
package import SwiftTypes

/// What one Swift source holds for localization.
public struct SourceScan: Sendable {
  /// Ascending by place.
  public var strings: [ExtractedString] = []
  /// What could not be read as Swift or looked up statically; ascending by place.
  public var findings: [Finding] = []
  /// Hashes of all string literals, in previews and comments' neighbours alike, as
  /// ``LiteralHash`` makes them, in no order; empty unless asked for.
  package var literalHashes: ContiguousArray<LiteralHash> = []
  /// What checks look at beside the strings, ascending by place; empty unless asked for.
  package var facts: [CodeFact] = []
  /// The places that use symbols of keys, ascending by place; empty unless asked for.
  package var symbolUses: [SymbolUse] = []
  /// Names of symbols that the file declares itself, as members of `LocalizedStringResource`.
  package var declaredSymbols: Set<String> = []

  /// What the file declares, and what it asks of the others; empty where the project is known.
  package var declarations = FileDeclarations()
  var localizing = LocalizingDeclarations()
  var questions = SourceQuestions()

  package init(strings: [ExtractedString] = [], findings: [Finding] = []) {
    self.strings = strings
    self.findings = findings
  }

  /// Finds the localizable strings of a source that stands for itself.
  ///
  /// - Parameters:
  ///   - source: UTF-8; a byte order mark is skipped. Bytes that are no UTF-8 decode to U+FFFD.
  ///   - path: Goes into the results as it is.
  /// - Complexity: Linear in the bytes.
  public static func scan(_ source: ContiguousArray<UInt8>, path: String) -> SourceScan {
    var first = scan(source, path: path, hashingLiterals: false)
    let part = SourcePart(&first)
    let names = LocalizingNames(joining: [part])
    if names.concerned([part]).isEmpty { return first }
    let index = ProjectIndex(joining: [(path, part.declarations)])
    return scan(source, path: path, hashingLiterals: false, project: ProjectContext(index, names))
  }

  /// - Parameters:
  ///   - hashingLiterals: Fill ``literalHashes``.
  ///   - collectingFacts: Fill ``facts`` and the sites of the strings.
  ///   - apis: What makes a literal localizable.
  ///   - project: `nil` for what the file shows by itself, with what a ``SourcePart`` takes for the
  ///     project.
  ///   - marksDeclarations: Keep the names and lines of ``declarations``, for chains.
  ///   - symbols: The names to fill ``symbolUses`` with.
  package static func scan(
    _ source: ContiguousArray<UInt8>, path: String, hashingLiterals: Bool,
    collectingFacts: Bool = false, apis: LocalizingAPITable = .sdk, project: ProjectContext? = nil,
    marksDeclarations: Bool = false, symbols: SymbolNames = SymbolNames()
  ) -> SourceScan {
    // Types are looked for everywhere.
    // Facts are about bodies, too.
    let mayUseSymbols = symbols.mayOccur(in: source.span)
    let tree = Parser.parse(
      source, skipsPlainGroups: project == nil && !mayUseSymbols,
      leavesOutBodies: project == nil && !collectingFacts && !mayUseSymbols)
    let types = project.flatMap { project in
      project.index.number(of: path).map { TypeInference(tree, project.index, file: $0) }
    }
    let declarations =
      project == nil ? DeclarationCollector(tree).declarations : FileDeclarations()
    let extraction = Extractor(
      tree, path: path, table: apis, collectsFacts: collectingFacts, project: types,
      names: project?.names, followed: types == nil ? nil : project?.followed[path],
      declarations: declarations
    ).extraction()
    var scan = SourceScan(strings: extraction.strings, findings: extraction.findings)
    scan.facts = extraction.facts
    if project == nil {
      scan.declarations = declarations
      scan.questions = extraction.questions
      scan.localizing = LocalizingDeclarations(scan.declarations)
      if scan.localizing.holdParts || scan.localizing.extendLocalized {
        scan.questions.needTypes = true
      }
      if marksDeclarations { scan.declarations.mark(in: source) }
    }
    if mayUseSymbols {
      let reader = SymbolReader(tree, apis, types, symbols)
      scan.symbolUses = reader.uses()
      scan.declaredSymbols = reader.declaredSymbols()
      // The project may say what a call takes.
      if project == nil, scan.symbolUses.contains(where: { !$0.isCertain }) {
        scan.questions.needTypes = true
      }
    }
    if hashingLiterals { scan.literalHashes = LiteralHashes(tree).all() }
    return scan
  }

  /// Only what a source declares.
  package static func declarations(
    in source: ContiguousArray<UInt8>, marksDeclarations: Bool = false
  ) -> SourceScan {
    var scan = SourceScan()
    scan.declarations =
      DeclarationCollector(
        Parser.parse(source, skipsPlainGroups: true, leavesOutBodies: true)
      ).declarations
    scan.localizing = LocalizingDeclarations(scan.declarations)
    scan.questions.areUnasked = true
    if marksDeclarations { scan.declarations.mark(in: source) }
    return scan
  }
}
