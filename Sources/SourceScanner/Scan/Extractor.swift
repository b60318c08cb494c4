internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// Runs the stages of an extraction over one syntax tree, for ``SourceScan``. ``TableCalls`` and
/// ``TypedPlaces`` come first, then, in the second scan, ``ProjectPlaces`` and
/// ``FollowedLiterals``; at the end strings get conditions and positions, and previews and repeats
/// are removed.
struct Extractor {
  private let tree: SyntaxTree
  private let path: String
  private let table: LocalizingAPITable
  /// True if strings get their sites and facts are collected.
  private let collectsFacts: Bool
  /// The inference of the file, once the project is known.
  private let project: TypeInference?
  /// The names of the project that may make literals localizable.
  private let names: LocalizingNames?
  /// The followed texts of the file.
  private let followed: FollowedTexts.File?
  /// The file's declarations; empty once the project is known.
  private let declarations: FileDeclarations

  init(
    _ tree: SyntaxTree, path: String, table: LocalizingAPITable = .sdk, collectsFacts: Bool = false,
    project: TypeInference? = nil, names: LocalizingNames? = nil,
    followed: FollowedTexts.File? = nil, declarations: FileDeclarations = FileDeclarations()
  ) {
    self.project = project
    self.names = names
    self.followed = followed
    self.tree = tree
    self.path = path
    self.table = table
    self.collectsFacts = collectsFacts
    self.declarations = declarations
  }

  /// Returns the strings, findings, facts and questions; all else of the scan is empty.
  func extraction() -> SourceScan {
    var strings = StringCollector(
      tree, path: path, collectsSites: collectsFacts, extractsSwiftUI: table.extractsSwiftUI,
      project: project, declarations: declarations)
    var questions = OpenQuestions()
    let previews = visitNodes(&strings, &questions)
    if let project, let names {
      var places = ProjectPlaces(project, names, table)
      places.visitAll(&strings)
      if let followed {
        FollowedLiterals(tree, table).add(followed.literals, to: &strings)
        strings.remove(valuesAt: followed.values)
      }
    }
    if strings.needsTypes { questions.needsTypes = true }
    questions.close()
    let findings = FindingList(tree, path: path).findings(of: strings.interpolatedKeys)
    let releaseFilter = ReleaseFilter(tree, table, previews: table.countsPreviews ? [] : previews)
    var facts = collectsFacts ? factsBeside(&strings) : FactList(tree)
    var found = strings.takeStrings()
    releaseFilter.addConditions(to: &found)
    // Previews, repeats and positions need the strings in order.
    found.sortByRange()
    releaseFilter.removePreviews(from: &found)
    found.removeRepeats()
    found.addPositions(in: tree.source)
    if collectsFacts {
      PluralTernaries(tree).note(among: found, &strings.surroundings, &facts)
      facts.keep(releaseFilter)
    }
    var scan = SourceScan(strings: found, findings: findings)
    scan.facts = facts.all
    scan.questions = questions
    return scan
  }

  /// Extracts what the file alone makes localizable and, in the first scan, collects the questions
  /// that the project may answer.
  ///
  /// - Returns: The ranges of previews, in the order of their last tokens.
  private func visitNodes(
    _ strings: inout StringCollector, _ questions: inout OpenQuestions
  ) -> [ByteRange] {
    let calls = TableCalls(tree, table, project)
    let places = TypedPlaces(tree, table)
    let asks = project == nil
    var previews: [ByteRange] = []
    for node in tree.nodes.indices {
      let syntax = tree.nodes[node]
      switch syntax.kind {
      case .call:
        if asks, tree.nodes[node - 1].kind == .trailingClosure {
          questions.noteTrailingClosure(node, in: tree)
        }
        if syntax.token == .none { break }
        if asks { questions.noteCall(node, in: tree) }
        calls.visit(call: node, &strings)
      case .attribute where syntax.token != .none:
        if asks { questions.noteCall(node, in: tree) }
        calls.visit(attribute: node, &strings)
      case .assignment: if asks { questions.noteAssignment(node, in: tree) }
      case .macro:
        if tree.isPreview(node) { previews.append(tree.bytes(of: node)) }
        if syntax.token != .none { calls.visit(macro: node, &strings) }
      case .typeDeclaration:
        if tree.isPreviewProvider(node) { previews.append(tree.bytes(of: node)) }
        if syntax.detail == .enum {
          if asks { questions.noteTypedDeclaration(node, in: tree) }
          places.visit(rawValuesOf: node, &strings)
        }
      case .variable, .function, .parameter, .cast, .subscriptDeclaration:
        if asks {
          questions.noteTypedDeclaration(node, in: tree)
          if syntax.kind == .variable { questions.noteUntypedVariables(node, in: tree) }
        }
        places.visit(node, &strings)
      case .optionalBinding, .forStatement:
        if asks { questions.noteUntypedVariables(node, in: tree) }
      case .closure: if asks { questions.noteTypedDeclaration(node, in: tree) }
      default: break
      }
    }
    calls.visitSuffixes(&strings)
    return previews
  }

  private func factsBeside(_ strings: inout StringCollector) -> FactList {
    var facts = FactList(
      tree,
      strings.interpolatedKeys.map {
        CodeFact(.keyWithInterpolation, range: $0.range, sink: $0.api)
      })
    FactCollector(tree, table).collect(
      beside: strings.strings, &strings.surroundings, into: &facts)
    facts.removeFollowed(
      strings.strings, lookups: followed?.lookups ?? [], shown: followed?.shown ?? [])
    return facts
  }
}
