internal import LocalizationModel
internal import SwiftTree

/// Finds the text of the constant that an expression names: `Tables.menu`, `Self.table` or `table`
/// for `static let menu = "Menu"`. Only a `let` with a literal is a constant.
struct ConstantTexts {
  let types: TypeInference

  private var tree: SyntaxTree { types.tree }
  private var index: ProjectIndex { types.index }

  /// Returns the text; `nil` if the expression names no constant, or one that is not unique.
  func text(of node: NodeID) -> String? {
    switch tree.nodes[node].kind {
    case .name: return text(named: tree.nameHash(tree.nodes[node].token), at: node)
    case .member:
      let name = tree.nameHash(tree.nodes[node].token)
      guard let base = tree.firstChild(of: node), let type = types.type(of: base) else {
        return nil
      }
      var nominal = type.nominal
      if case .meta(let inner) = type { nominal = inner.nominal }
      guard let id = nominal?.id, id.isKnown else { return nil }
      return text(of: members(name, of: id))
    default: return nil
    }
  }

  /// Looks a name up from a node outwards: local scopes, types, globals of the file. A global of
  /// another file may be private there.
  private func text(named name: Name, at node: NodeID) -> String? {
    var node = node
    while let (scope, part) = types.scopes.around(node) {
      switch tree.nodes[scope].kind {
      case .block:
        let bindings = types.scoped.bindings(of: name, in: scope, before: part)
        if bindings.count == 1 { return text(named: name, declaredBy: bindings[0]) }
        if bindings.count > 1 { return nil }
      case .closure:
        let bindings = types.scoped.bindings(of: name, in: scope, before: part)
        if bindings.count == 1 { return text(named: name, declaredBy: bindings[0]) }
        if !bindings.isEmpty || types.names.captures(name, scope) { return nil }
        if case .found = types.closures.closureParameter(name, scope) { return nil }
      case .typeDeclaration:
        guard let type = types.declaredType(scope) else { return nil }
        let found = members(name, of: type)
        if !found.isEmpty { return text(of: found) }
        // A class or an extension may have the name from a type outside of the project.
        let keyword = tree.nodes[scope].detail
        guard keyword == .struct || keyword == .enum else { return nil }
      default:
        if case .found = types.names.lookUp(name, in: scope, before: part) { return nil }
      }
      node = scope
    }
    return text(
      of: index.members[name].filter {
        $0.file == types.file && index.record($0).owner == .none
          && index.record($0).kind == .property
      })
  }

  private func members(_ name: Name, of type: TypeID) -> [ProjectIndex.Reference] {
    index.members(named: name, of: type) { $0.kind == .property || $0.kind == .enumCase }
  }

  /// Returns the text of a local constant.
  private func text(named name: Name, declaredBy declaration: NodeID) -> String? {
    guard tree.tokens[tree.nodes[declaration].token].keyword == .let else { return nil }
    for child in tree.children(of: declaration) where tree.nodes[child].kind == .variable {
      guard tree.nodes[child].token != .none, tree.nameHash(tree.nodes[child].token) == name,
        let value = tree.lastChild(of: child), tree.nodes[value].kind == .string,
        let plain = tree.plainText(ofLiteral: tree.nodes[value].token)
      else { continue }
      return tree.text(plain)
    }
    return nil
  }

  /// Returns the text of a property, of which there may be several declarations with one text. Those
  /// of the file count first: others may be private in theirs.
  private func text(of references: [ProjectIndex.Reference]) -> String? {
    let own = references.filter { $0.file == types.file }
    let texts = (own.isEmpty ? references : own).map(text(of:))
    guard let first = texts.first, let text = first, texts.allSatisfy({ $0 == text }) else {
      return nil
    }
    return text
  }

  private func text(of reference: ProjectIndex.Reference) -> String? {
    let record = index.record(reference)
    guard record.kind == .property, record.flags.isSuperset(of: [.isConstant, .isValue]),
      !record.flags.contains(.isComputed)
    else { return nil }
    let declarations = index.files[reference.file]
    let bytes = declarations.texts[declarations.text(of: record)]
    let quote = UInt8(ascii: "\"")
    guard bytes.count >= 2, bytes.first == quote, bytes.last == quote else { return nil }
    let text = bytes.dropFirst().dropLast()
    let isPlain = !text.contains { $0 == quote || $0 == UInt8(ascii: "\\") || $0 < 0x20 }
    return isPlain ? String(decoding: text, as: UTF8.self) : nil
  }
}
