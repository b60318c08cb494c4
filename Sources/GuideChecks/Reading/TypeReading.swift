import LocalizationModel
import SwiftTree
import SwiftTypes

/// Reads the type declarations and extensions of a source into ``TypeFact``s, with their
/// properties, for ``GuideReader``.
struct TypeReading {
  private let tree: SyntaxTree
  /// The type inference; `nil` for a source outside the joined declarations.
  private let types: TypeInference?
  private let wrapperNames: WrapperNames
  private let propertyTypes: DeclarationTypes?

  init(
    _ tree: SyntaxTree, _ types: TypeInference?, _ tokens: RelevantTokens
  ) {
    self.tree = tree
    self.types = types
    wrapperNames = WrapperNames(tree, tokens.ofWrappers)
    propertyTypes = types.map { DeclarationTypes($0) }
  }

  /// Reads a declaration of a type or an extension; `nil` if its name is missing.
  func type(_ node: NodeID) -> TypeFact? {
    let syntax = tree.nodes[node]
    guard syntax.token != .none, syntax.token < syntax.end else { return nil }
    let children = tree.children(of: node)
    var end = syntax.token
    while syntax.detail == .extension, end + 2 < syntax.end,
      tree.tokens[end + 1].kind == .period
    {
      end += 2
    }
    let nameRange = ByteRange(
      start: tree.tokens[syntax.token].startOffset, end: tree.tokens[end].endOffset)
    let id = types?.declaredType(node) ?? .none
    let block = children.last { tree.nodes[$0].kind == .block }
    let members = block.map { tree.children(of: $0) } ?? []
    let uses = wrapperNames.uses(in: syntax.start..<syntax.end)
    let start = tree.tokens[firstAfterAttributes(of: node)].startOffset
    return TypeFact(
      kind: syntax.detail, name: tree.text(nameRange), nameRange: nameRange,
      range: tree.bytes(of: node), keyword: tree.bytes(ofToken: syntax.token - 1),
      id: known(id), attributes: attributes(of: node),
      modifiers: modifiers(syntax.start..<syntax.token),
      inherited: inherited(children.filter { tree.nodes[$0].kind == .inheritedType }, by: id),
      properties: members.filter { tree.nodes[$0].kind == .variableDeclaration }
        .flatMap { properties(of: $0) },
      payloads: members.filter { tree.nodes[$0].kind == .enumCase }.flatMap { payloads(of: $0) },
      hasInitializer: members.contains { tree.nodes[$0].kind == .initializer },
      declaresDecoding: members.contains {
        tree.nodes[$0].kind == .initializer && hasFirstLabel("from", $0)
      },
      declaresEncoding: members.contains {
        tree.nodes[$0].kind == .function && hasFirstLabel("to", $0)
          && tree.token(tree.nodes[$0].token, spells: "encode" as StaticString)
      },
      sharedDeclaration: members.first(where: declaresSeveral).map { tree.bytes(of: $0) },
      modifiersStart: start, attributePlace: SourceLines(tree).commentsStart(before: start),
      indentation: SourceLines(tree).indentation(before: start),
      projected: uses.projected, projectedWhole: uses.whole, wrappers: uses.wrappers)
  }

  /// Returns the first token after the attributes of a declaration.
  private func firstAfterAttributes(of node: NodeID) -> TokenID {
    tree.children(of: node, .attribute).last.map { tree.nodes[$0].end } ?? tree.nodes[node].start
  }

  /// True if a function's first parameter has the label.
  private func hasFirstLabel(_ label: String, _ function: NodeID) -> Bool {
    guard let first = tree.children(of: function, .parameter).first else { return false }
    let token = tree.nodes[first].token
    return token != .none && tree.token(token, spells: label)
  }

  /// True if a stored variable shares its declaration with others, or is a pattern.
  private func declaresSeveral(_ declaration: NodeID) -> Bool {
    let syntax = tree.nodes[declaration]
    guard syntax.kind == .variableDeclaration, tree.tokens[syntax.token].keyword == .var,
      !modifiers(syntax.start..<syntax.token).contains(.static)
    else { return false }
    let variables = tree.children(of: declaration, .variable)
    return variables.count > 1 || variables.contains { tree.nodes[$0].token == .none }
  }

  /// Reads an inheritance clause, with the bytes that a fix deletes for each type.
  private func inherited(_ nodes: [NodeID], by type: TypeID) -> [TypeFact.Inherited] {
    nodes.enumerated().compactMap { position, node in
      var range = tree.bytes(of: node)
      if position > 0 {
        range = ByteRange(start: tree.bytes(of: nodes[position - 1]).end, end: range.end)
      } else if nodes.count > 1 {
        range = ByteRange(start: range.start, end: tree.bytes(of: nodes[1]).start)
      } else {
        // The only type goes with the colon before it.
        let colon = tree.nodes[node].start - 1
        let start = tree.tokens[colon - 1].endOffset
        range = ByteRange(start: start, end: range.end)
      }
      return inherited(node, by: type, removal: range)
    }
  }

  /// Reads a type in an inheritance clause; `nil` without a name.
  private func inherited(
    _ node: NodeID, by type: TypeID, removal: ByteRange
  ) -> TypeFact.Inherited? {
    let syntax = tree.nodes[node]
    var path: [String] = []
    var token = syntax.start
    while token < syntax.end {
      switch tree.tokens[token].kind {
      case .identifier: path.append(tree.name(ofToken: token))
      case .at: token += 1  // skips the name of an attribute
      case .period: break
      default:
        // Generic arguments follow the operator `<`.
        if tree.tokens[token].kind == .binaryOperator { token = syntax.end }
      }
      token += 1
    }
    guard let name = path.last else { return nil }
    var found = TypeID.none
    if let types {
      let scope = type.isKnown ? types.index.types[type].outer : .none
      found =
        types.index.type(path.map { Name($0) }, scope: scope, file: types.file)
        .map { known($0) } ?? .none
    }
    return TypeFact.Inherited(
      name: name, range: tree.bytes(of: node), removal: removal, type: found)
  }

  /// Returns the type if the project declares it; `.none` for a framework's type.
  private func known(_ type: TypeID) -> TypeID {
    guard let types, type.isKnown else { return .none }
    return types.index.known(type)
  }

  // MARK: Properties

  /// Reads the properties that one declaration declares.
  private func properties(of declaration: NodeID) -> [PropertyFact] {
    let syntax = tree.nodes[declaration]
    let attributes = attributes(of: declaration)
    let modifiers = modifiers(syntax.start..<syntax.token)
    let variables = tree.children(of: declaration, .variable)
    return variables.compactMap { node in
      let variable = tree.nodes[node]
      guard variable.token != .none else { return nil }
      let parts = VariableParts(of: node, in: tree)
      return PropertyFact(
        name: tree.name(ofToken: variable.token), range: tree.bytes(ofToken: variable.token),
        start: tree.tokens[syntax.start].startOffset, attributes: attributes, modifiers: modifiers,
        keyword: tree.bytes(ofToken: syntax.token),
        isConstant: tree.tokens[syntax.token].keyword == .let,
        isComputed: parts.body.map { !observesOnly($0) } ?? false, isAlone: variables.count == 1,
        hasValue: parts.value != nil, creation: parts.value.flatMap(creation),
        writtenType: parts.type.map { tree.written($0) } ?? "",
        annotation: parts.type.map {
          ByteRange(
            start: tree.tokens[variable.token].endOffset, end: tree.bytes(of: $0).end)
        }, types: propertyTypes)
    }
  }

  /// Reads the associated values of the cases that one declaration declares.
  private func payloads(of declaration: NodeID) -> [TypeFact.Payload] {
    tree.children(of: declaration, .enumElement).flatMap { element in
      tree.children(of: element, .parameter).compactMap { parameter in
        guard let type = tree.children(of: parameter, .type).first else { return nil }
        let token = tree.nodes[element].token
        return TypeFact.Payload(
          name: tree.name(ofToken: token), range: tree.bytes(ofToken: token),
          writtenType: tree.written(type), type: types?.writtenType(type))
      }
    }
  }

  /// True if accessors only observe a stored property.
  private func observesOnly(_ body: NodeID) -> Bool {
    guard tree.nodes[body].kind == .accessors else { return false }
    return tree.children(of: body, .accessor).allSatisfy {
      let keyword = tree.tokens[tree.nodes[$0].token].keyword
      return keyword == .willSet || keyword == .didSet
    }
  }

  /// Returns the call that makes a value, if it may be an initializer.
  private func creation(_ value: NodeID) -> PropertyFact.Creation? {
    guard tree.nodes[value].kind == .call, let token = tree.calledToken(of: value) else {
      return nil
    }
    guard tree.tokens[token].keyword == .`init` else { return .named(tree.nameHash(token)) }
    guard let base = tree.base(of: value) else { return .expected }
    let name = tree.nodes[base].token
    return name == .none ? nil : .named(tree.nameHash(name))
  }

  // MARK: Parts of declarations

  /// Reads the attributes of a declaration.
  func attributes(of declaration: NodeID) -> [AttributeFact] {
    tree.children(of: declaration, .attribute).compactMap { node in
      let syntax = tree.nodes[node]
      var name = syntax.start + 1
      guard name < syntax.end else { return nil }
      while name + 2 < syntax.end, tree.tokens[name + 1].kind == .period { name += 2 }
      let arguments = tree.children(of: node, .argument)
      let first = arguments.first.flatMap { tree.lastChild(of: $0) }
      let literal = arguments.first { tree.nodes[$0].token == .none }
        .flatMap { tree.lastChild(of: $0) }
      let range = tree.bytes(of: node)
      return AttributeFact(
        name: tree.name(ofToken: name), range: range,
        removal: ByteRange(start: range.start, end: SourceLines(tree).endOfSpace(from: range.end)),
        hasArguments: syntax.token != .none,
        literal: literal.flatMap { node in
          tree.plainText(of: node).map { .init(text: $0, range: tree.bytes(of: node)) }
        }, namesType: first.map(isType) ?? false)
    }
  }

  /// True for a metatype such as `Model.self`.
  private func isType(_ value: NodeID) -> Bool {
    tree.nodes[value].kind == .member && tree.nodes[value].token != .none
      && tree.tokens[tree.nodes[value].token].keyword == .`self`
  }

  /// Reads the modifiers among the tokens before a declaration's keyword or name.
  private func modifiers(_ tokens: Range<TokenID>) -> Modifiers {
    var found: Modifiers = []
    var token = tokens.lowerBound
    while token < tokens.upperBound {
      switch tree.tokens[token].kind {
      // Names in attributes are not modifiers, and `private(set)` does not restrict reading.
      case .at: token += 1
      case .leftParen: token = max(token, tree.tokens[token].partner)
      case .keyword, .identifier:
        let isForSetter =
          tree.tokens[token + 1].kind == .leftParen && token + 2 < tokens.upperBound
          && tree.tokens[token + 2].keyword == .set
        if tree.tokens[token].keyword != .none, !isForSetter {
          found.insert(tree.tokens[token].keyword)
        }
      default: break
      }
      token += 1
    }
    return found
  }
}
