import SwiftSyntax

/// Statements and members of real sources, short enough for ``GeneratedTexts`` to combine them into
/// new texts.
package struct FragmentLibrary: Sendable {
  /// The fragments that can stand at the top level of a file.
  private(set) var statements: [[UInt8]] = []
  /// The fragments that can stand in a type.
  private(set) var members: [[UInt8]] = []

  /// The length of the longest fragment in bytes.
  private static let longest = 400
  /// The approximate number of statements and of members after which no more sources are read.
  private static let most = 20_000

  /// Collects the fragments.
  ///
  /// - Parameter sources: The sources. A source in which the official parser finds an error is left
  ///   out.
  package init(_ sources: [SourceText]) {
    for source in sources where min(statements.count, members.count) < Self.most {
      guard let tree = OfficialParser.tree(of: source.bytes) else { continue }
      let visitor = FragmentVisitor(viewMode: .sourceAccurate)
      visitor.walk(tree)
      statements += visitor.statements.compactMap { fragment(of: source, at: $0) }
      members += visitor.members.compactMap { fragment(of: source, at: $0) }
    }
  }

  private func fragment(of source: SourceText, at range: Range<Int>) -> [UInt8]? {
    range.count > Self.longest ? nil : Array(source.bytes[range])
  }
}

private final class FragmentVisitor: SyntaxVisitor {
  var statements: [Range<Int>] = []
  var members: [Range<Int>] = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    statements.append(node.item.trimmedBytes)
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    members.append(node.decl.trimmedBytes)
    return .visitChildren
  }
}

extension SyntaxProtocol {
  fileprivate var trimmedBytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
