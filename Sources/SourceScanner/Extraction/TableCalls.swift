internal import SwiftTree
internal import SwiftTypes

/// Extracts from the calls, attributes, macros and suffixes that ``LocalizingAPITable`` lists.
/// ``Extractor`` runs it first; it finds most of all strings.
struct TableCalls {
  private let tree: SyntaxTree
  private let table: LocalizingAPITable
  /// The inference of the file, once the project is known.
  private let project: TypeInference?

  init(_ tree: SyntaxTree, _ table: LocalizingAPITable, _ project: TypeInference?) {
    self.tree = tree
    self.table = table
    self.project = project
  }

  func visit(call node: NodeID, _ strings: inout StringCollector) {
    guard let name = tree.calleeName(of: node) else { return }
    let rows = table.rows(namedBy: name, in: tree)
    if rows.isEmpty { return }
    let isMember = tree.tokens[name - 1].kind == .period
    let hasBase = isMember && name - 1 > tree.nodes[node].start
    let arguments = CallArguments(of: node, in: tree)
    let isHidden = !isMember && hidesStandardType(node, name)
    if isMember, !hasBase, tree.tokens[name].keyword == .`init` {
      return visit(implicit: node, rows, arguments, &strings)
    }
    for row in rows {
      switch row.form {
      case .initializer:
        if isHidden && !row.isSetting || isMember && !tree.isModule(node, name) { continue }
      case .modifier: if !isMember { continue }
      case .method: if !isMember && isDeclared(node) { continue }
      case .implicitMember: if !isMember || hasBase { continue }
      case .attribute, .macro, .suffix: continue
      }
      strings.extract(row, node, arguments)
    }
  }

  /// Extracts from `.init(…)` where the code around it tells the type that it makes.
  private func visit(
    implicit call: NodeID, _ rows: [LocalizingAPI], _ arguments: CallArguments,
    _ strings: inout StringCollector
  ) {
    guard tree.tokens[tree.nodes[call].token].flags.contains(.holdsLiteral) else { return }
    let made = MadeTypes(tree, table, strings.surroundings)
    for row in rows where row.form != .method && made.isMade(call, by: row) {
      strings.extract(row, call, arguments)
    }
    let names = made.names(of: call)
    // Localized types, and `Text`, are the work of `TypedPlaces`.
    guard let last = names.last, let outer = names.first, last != "Text",
      !LocalizedTypes.spellings.contains(last)
    else { return }
    let typed = table.rows(named: last).filter {
      $0.form == .initializer
        || $0.form == .modifier && names.count > 1 && $0.onlyInChainOf.contains(outer)
    }
    if typed.isEmpty { return }
    // Another file may declare a type of that name.
    if project == nil { strings.recordDependenceOnTypes() }
    if project?.index.types.declares(Name(last)) == true { return }
    for row in typed { strings.extract(row, call, arguments, isTypeKnown: true) }
  }

  /// True if a call means a function of the project.
  private func isDeclared(_ call: NodeID) -> Bool {
    project.map { !$0.callables(of: call, expected: nil).isEmpty } ?? false
  }

  /// True if a call means a type of the project that has the name of an SDK type.
  private func hidesStandardType(_ call: NodeID, _ name: TokenID) -> Bool {
    // Looked up from the call: a type nested elsewhere, such as `Theme.Section`, hides nothing.
    guard let project, case let called = tree.nameHash(name), project.index.types.declares(called),
      let type = project.index.type(
        [called], scope: project.scope(at: call), file: project.file),
      project.index.known(type).isKnown
    else { return false }
    return !project.callables(of: call, expected: nil).isEmpty
  }

  func visit(attribute node: NodeID, _ strings: inout StringCollector) {
    let name = tree.nodes[node].token - 1
    guard tree.tokens[name].kind == .identifier else { return }
    for row in table.rows(namedBy: name, in: tree)
    where row.form == .attribute {
      strings.extract(row, node, CallArguments(of: node, in: tree))
    }
  }

  /// Extracts from `"…".localized`, if a setting names such a suffix.
  func visitSuffixes(_ strings: inout StringCollector) {
    guard table.hasSuffixes else { return }
    var calls: [NodeID: NodeID] = [:]
    for node in tree.nodes.indices where tree.nodes[node].kind == .call {
      if let callee = tree.firstChild(of: node), tree.nodes[node].token != .none {
        calls[callee] = node
      }
    }
    for node in tree.nodes.indices where tree.nodes[node].kind == .member {
      guard let base = tree.lastChild(of: node), tree.nodes[base].kind == .string else { continue }
      for row in table.rows(namedBy: tree.nodes[node].token, in: tree)
      where row.form == .suffix {
        if let call = calls[node] {
          strings.extract(suffixed: base, row, call)
          continue
        }
        let site = strings.site(ofTyped: base, row.traits)
        strings.add(base, row, StringDetail(site: site))
      }
    }
  }

  func visit(macro node: NodeID, _ strings: inout StringCollector) {
    let name = tree.nodes[node].token - 1
    guard tree.tokens[name].kind == .identifier else { return }
    for row in table.rows(namedBy: name, in: tree) where row.form == .macro {
      strings.extract(row, node, CallArguments(of: node, in: tree))
    }
  }
}
