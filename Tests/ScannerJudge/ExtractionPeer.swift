import SwiftParser
import SwiftSyntax
import Synchronization

/// A plain extraction with the toolchain's SwiftParser: parse, visit the calls, take the literals.
///
/// Benchmarks compare the speed of gloss's extraction with it. It is as parallel as that, but does
/// less: no types, no `#if` conditions, and every interpolation becomes `%@`.
package enum ExtractionPeer {
  package struct LocalizedString: Hashable, Sendable {
    package let path: String
    /// The byte offset of the literal.
    package let offset: Int
    package let key: String
    package let comment: String?
  }

  /// Returns the strings of all texts, by text and then by offset.
  package static func strings(in texts: [SourceText]) -> [LocalizedString] {
    let found = Mutex<[Int: [LocalizedString]]>([:])
    Workers.run(texts.count) { number in
      let text = texts[number]
      let tree = unsafe text.bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
      let visitor = LocalizedCallVisitor(path: text.path)
      visitor.walk(tree)
      let strings = visitor.strings.sorted { $0.offset < $1.offset }
      found.withLock { $0[number] = strings }
    }
    return found.withLock { found in texts.indices.flatMap { found[$0] ?? [] } }
  }
}

private final class LocalizedCallVisitor: SyntaxVisitor {
  /// The label of the localized argument of each function, `nil` for one without label.
  private static let functions: [String: String?] = [
    "String": "localized", "AttributedString": "localized", "Text": nil, "Button": nil,
    "Label": nil, "LocalizedStringKey": nil, "LocalizedStringResource": nil, "Picker": nil,
    "NSLocalizedString": nil, "Section": nil, "TextField": nil, "Toggle": nil, "alert": nil,
    "navigationTitle": nil,
  ]

  private(set) var strings: [ExtractionPeer.LocalizedString] = []
  private let path: String

  init(path: String) {
    self.path = path
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = name(of: node.calledExpression), let label = Self.functions[name],
      let argument = node.arguments.first, argument.label?.text == label,
      let literal = argument.expression.as(StringLiteralExprSyntax.self)
    else { return .visitChildren }
    let comment = node.arguments.first { $0.label?.text == "comment" }
    strings.append(
      ExtractionPeer.LocalizedString(
        path: path, offset: literal.positionAfterSkippingLeadingTrivia.utf8Offset,
        key: key(of: literal),
        comment: comment?.expression.as(StringLiteralExprSyntax.self).map(key)))
    return .visitChildren
  }

  private func name(of callee: ExprSyntax) -> String? {
    if let name = callee.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    return callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  private func key(of literal: StringLiteralExprSyntax) -> String {
    if let value = literal.representedLiteralValue { return value }
    return literal.segments.map { segment in
      segment.as(StringSegmentSyntax.self)?.content.text ?? "%@"
    }.joined()
  }
}
