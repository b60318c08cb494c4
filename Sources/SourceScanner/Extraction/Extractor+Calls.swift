internal import SwiftTree
internal import SwiftTypes

/// Which calls and attributes make a literal localizable.
extension Extractor {
  mutating func visitCall(_ node: NodeID) {
    guard let name = calleeName(of: node) else { return }
    let rows = table.rows(namedBy: name, in: tree)
    if rows.isEmpty { return }
    let isMember = tree.tokens[name - 1].kind == .period
    let hasBase = isMember && name - 1 > tree.nodes[node].start
    let arguments = CallArguments(of: node, in: tree)
    let isHidden = !isMember && hidesStandardType(node, name)
    for row in rows {
      switch row.form {
      case .initializer:
        if isHidden && !row.isSetting || isMember && !isModule(node, name) { continue }
      case .modifier: if !isMember { continue }
      case .implicitMember: if !isMember || hasBase { continue }
      case .attribute, .macro, .suffix: continue
      }
      extract(row, node, arguments)
    }
  }

  /// Whether the project has a type of its own under the name of one of the SDKs.
  private func hidesStandardType(_ call: NodeID, _ name: TokenID) -> Bool {
    guard let project,
      let type = project.index.type(
        [tree.interned(name)], scope: project.scope(at: call), file: project.file),
      project.index.known(type).isKnown
    else { return false }
    return !project.callables(of: call, expected: nil).isEmpty
  }

  /// The token that names what is called, or `nil` if it is no name.
  @inline(__always)
  func calleeName(of call: NodeID) -> TokenID? { tree.calleeName(of: call) }

  private static let modules: Set<String> = [
    "SwiftUI", "SwiftUICore", "Foundation", "AppIntents", "WidgetKit", "Charts", "StoreKit",
    "TipKit", "MapKit", "PhotosUI", "String",
  ]

  /// Whether the name is written with the module that it comes from.
  func isModule(_ call: NodeID, _ name: TokenID) -> Bool {
    name - 2 == tree.nodes[call].start
      && Self.modules.contains(tree.name(ofToken: name - 2))
  }

  mutating func visitAttribute(_ node: NodeID) {
    let name = tree.nodes[node].token - 1
    guard tree.tokens[name].kind == .identifier else { return }
    for row in table.rows(namedBy: name, in: tree)
    where row.form == .attribute {
      extract(row, node, CallArguments(of: node, in: tree))
    }
  }

  /// `"…".localized`, if a setting names it.
  mutating func visitSuffixes() {
    guard table.hasSuffixes else { return }
    for node in tree.nodes.indices where tree.nodes[node].kind == .member {
      guard let base = tree.lastChild(of: node), tree.nodes[base].kind == .string else { continue }
      for row in table.rows(namedBy: tree.nodes[node].token, in: tree)
      where row.form == .suffix {
        var detail = Detail()
        if collectsFacts { detail.site = site(ofTyped: base, row.traits) }
        add(base, row, detail)
      }
    }
  }

  mutating func visitMacro(_ node: NodeID) {
    let name = tree.nodes[node].token - 1
    guard tree.tokens[name].kind == .identifier else { return }
    for row in table.rows(namedBy: name, in: tree) where row.form == .macro {
      extract(row, node, CallArguments(of: node, in: tree))
    }
  }

  /// Whether one of the names is called earlier in the chain that the call belongs to.
  func isInChain(of names: [String], _ call: NodeID) -> Bool {
    // A chain's head is the first node of its subtree. One that does not begin where the chain
    // does stands in parentheses.
    let head = tree.nodes[tree.nodes[call].first]
    return head.kind == .name && head.start == tree.nodes[call].start
      && names.contains(tree.name(ofToken: head.token))
  }
}
