import SwiftTree

/// The tokens of a source that may be uses of wrappers or models, found in one pass for
/// ``GuideReader`` and its readers.
struct RelevantTokens {
  /// Names that begin with `$` or `_`.
  private(set) var ofWrappers: [TokenID] = []
  /// Tokens that may be uses of `ObservableObjectRule` models; empty in a project without such models.
  private(set) var ofModels: [TokenID] = []
  /// Mentions of the project's `@Observable` classes.
  private(set) var mentions: [GuideFacts.ClassMention] = []

  init(_ tree: SyntaxTree, _ models: ModelNames) {
    let text = tree.source
    let source = text.span
    let needsMentions = models.hasObservableClasses
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
      if needsMentions, isName, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
        let name = tree.nameHash(token)
        if models.isObservableClass(name) { mentions.append(.init(name: name, place: start)) }
      }
      if models.hasObservableObjects, Self.mayUseModel(token, first, tree, models) {
        ofModels.append(token)
      }
    }
  }

  /// True if a token may be a use of a model. Inlined and decided by the first byte, because it
  /// runs for every name of a source.
  @inline(__always)
  private static func mayUseModel(
    _ token: TokenID, _ first: UInt8, _ tree: SyntaxTree, _ models: ModelNames
  ) -> Bool {
    switch first {
    case UInt8(ascii: "$"):
      // A closure's `$0` is not a projection.
      return tree.tokens[token].length > 1
        && !(UInt8(ascii: "0")...UInt8(ascii: "9"))
          .contains(tree.source[tree.tokens[token].startOffset + 1])
    case UInt8(ascii: "_"): return tree.tokens[token].length > 1
    case UInt8(ascii: "o"): return tree.token(token, spells: "objectWillChange" as StaticString)
    case UInt8(ascii: "O"): return tree.token(token, spells: "ObservableObject" as StaticString)
    case UInt8(ascii: "e"): return tree.token(token, spells: "environmentObject" as StaticString)
    case UInt8(ascii: "f") where focusModifiers.contains(tree.nameHash(token)): return true
    default: return !models.generics.isEmpty && models.generics.contains(tree.nameHash(token))
    }
  }

  /// Other modifiers that take an `ObservableObjectRule`.
  private static let focusModifiers = NameSet([Name("focusedObject"), Name("focusedSceneObject")])
}
