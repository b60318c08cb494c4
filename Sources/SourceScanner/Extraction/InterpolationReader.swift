internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// Turns an interpolation into the placeholder of a key: its expression, its specifier, and the
/// confidence in that specifier. ``KeyReader`` uses it once the project's types are known.
struct InterpolationReader {
  private let tree: SyntaxTree
  /// An inference that guesses if declarations do not decide.
  private let types: TypeInference
  /// An inference whose answers are certain.
  private let certainTypes: TypeInference
  /// True if the project declares an `appendInterpolation`, which may turn a value into any text:
  /// no specifier is certain then.
  private let hasOwnInterpolations: Bool

  init(_ types: TypeInference) {
    tree = types.tree
    self.types = TypeInference(guessing: types)
    certainTypes = TypeInference(certainly: types)
    hasOwnInterpolations = types.index.members.contains(Self.appendInterpolation)
  }

  private static let appendInterpolation = Name("appendInterpolation")

  /// - Parameter node: An `interpolation` node.
  func placeholder(for node: NodeID) -> Placeholder {
    Self.placeholder(for: node, in: tree) { value in
      if !hasOwnInterpolations, let type = certainTypes.type(of: value),
        let specifier = FormatSpecifiers.certainSpecifier(of: type)
      {
        return (specifier, .declared)
      }
      guard let type = types.type(of: value), type != .unknown else { return nil }
      return (FormatSpecifiers.specifier(of: type), .inferred)
    }
  }

  /// - Parameters:
  ///   - node: An `interpolation` node.
  ///   - specifierOf: The specifier for a value by its type, and its confidence; `nil` if the type
  ///     is unknown.
  static func placeholder(
    for node: NodeID, in tree: SyntaxTree,
    specifierOf: (NodeID) -> (String, Placeholder.Confidence)?
  ) -> Placeholder {
    let arguments = tree.children(of: node).filter { tree.nodes[$0].kind == .argument }
    guard let first = arguments.first, let value = tree.lastChild(of: first) else {
      return Placeholder(expression: "", specifier: "%@", confidence: .assumed)
    }
    let expression = tree.text(tree.bytes(of: value))
    if let written = writtenSpecifier(arguments, in: tree) {
      return Placeholder(expression: expression, specifier: written, confidence: .written)
    }
    if let variable = variableName(value, in: tree) {
      return Placeholder(
        expression: expression, specifier: "${\(variable)}", confidence: .written)
    }
    guard !hasComputedSpecifier(arguments, in: tree),
      let (specifier, confidence) = specifierOf(value)
    else { return Placeholder(expression: expression, specifier: "%@", confidence: .assumed) }
    if tree.nodes[value].kind == .literal {
      return Placeholder(expression: expression, specifier: specifier, confidence: .written)
    }
    // With other labels the type of the value does not decide alone.
    let isPlain = arguments.count == 1 && tree.nodes[first].token == .none
    return Placeholder(
      expression: expression, specifier: specifier, confidence: isPlain ? confidence : .inferred)
  }

  /// True if there is a `specifier:` argument; as no literal was found for it, its value is known
  /// only at run time.
  private static func hasComputedSpecifier(
    _ arguments: some Sequence<NodeID>, in tree: SyntaxTree
  ) -> Bool {
    arguments.contains {
      tree.nodes[$0].token != .none && tree.token(tree.nodes[$0].token, spells: "specifier")
    }
  }

  private static func writtenSpecifier(
    _ arguments: some Sequence<NodeID>, in tree: SyntaxTree
  ) -> String? {
    for argument in arguments {
      let label = tree.nodes[argument].token
      guard label != .none, let value = tree.children(of: argument).last else { continue }
      if tree.token(label, spells: "specifier"), tree.nodes[value].kind == .string {
        return LiteralText(value, in: tree).staticText
      }
      for formatting in ["format", "style", "formatter"] as [StaticString]
      where tree.token(label, spells: formatting) {
        return "%@"
      }
      if tree.token(label, spells: "placeholder"), tree.nodes[value].kind == .member {
        return placeholderSpecifiers[tree.name(ofToken: tree.nodes[value].token)]
      }
    }
    return nil
  }

  private static let placeholderSpecifiers = [
    "int": "%lld", "uint": "%llu", "float": "%f", "double": "%lf", "object": "%@",
  ]

  /// The name in `.applicationName` and `\.$name`, which App Shortcut phrases and summaries hold as
  /// `${applicationName}` and `${name}`; `nil` for other values.
  private static func variableName(_ value: NodeID, in tree: SyntaxTree) -> String? {
    switch tree.nodes[value].kind {
    case .member:
      let names = [".applicationName", "AppShortcutPhraseToken.applicationName"]
      return names.contains(tree.text(tree.bytes(of: value))) ? "applicationName" : nil
    case .keyPath:
      let text = tree.text(tree.bytes(of: value))
      return text.hasPrefix("\\.$") ? String(text.dropFirst(3)) : nil
    default: return nil
    }
  }
}
