import SwiftTree

/// The tokens of a source that matter wherever they stand, found in one pass: wrappers, models and
/// mentions of classes.
struct RelevantTokens {
  /// Names that begin with `$` or `_`.
  private(set) var ofWrappers: [TokenID] = []
  /// Tokens that may be uses of `ObservableObject` models; empty in a project without such models.
  private(set) var ofModels: [TokenID] = []
  /// Mentions of the project's `@Observable` classes.
  private(set) var mentions: [GuideFacts.ClassMention] = []

  init(_ tree: SyntaxTree, _ models: ModelNames) {
    let text = tree.source
    let source = text.span
    let notesMentions = models.hasObservableClasses
    for token in tree.tokens.indices {
      let kind = tree.tokens[token].kind
      guard kind == .identifier || kind == .dollarIdentifier else { continue }
      let start = tree.tokens[token].startOffset
      let first = source[start]
      // A closure's `$0` has another token kind.
      let isName = kind == .identifier
      if isName, first == UInt8(ascii: "$") || first == UInt8(ascii: "_") {
        ofWrappers.append(token)
      }
      if notesMentions, isName, (65...90).contains(first) {
        let name = tree.interned(token)
        if models.isObservableClass(name) { mentions.append(.init(name: name, place: start)) }
      }
      if models.hasObservableObjects, Self.mayUseModel(token, first, tree, models) {
        ofModels.append(token)
      }
    }
  }

  @inline(__always)
  private static func mayUseModel(
    _ token: TokenID, _ first: UInt8, _ tree: SyntaxTree, _ models: ModelNames
  ) -> Bool {
    switch first {
    case UInt8(ascii: "$"):
      // A closure's `$0` is not a projection.
      return tree.tokens[token].length > 1
        && !(48...57).contains(tree.source[tree.tokens[token].startOffset + 1])
    case UInt8(ascii: "_"): return tree.tokens[token].length > 1
    case UInt8(ascii: "o"): return tree.token(token, spells: "objectWillChange" as StaticString)
    case UInt8(ascii: "O"): return tree.token(token, spells: "ObservableObject" as StaticString)
    case UInt8(ascii: "e"): return tree.token(token, spells: "environmentObject" as StaticString)
    case UInt8(ascii: "f") where calls.contains(tree.interned(token)): return true
    default: return !models.generics.isEmpty && models.generics.contains(tree.interned(token))
    }
  }

  private static let calls = NameSet([Name("focusedObject"), Name("focusedSceneObject")])
}
