import LocalizationModel
import SwiftSyntax
import SwiftTree

/// Collects the calls and literals of the official parser's syntax tree in the form of the
/// scanner's own outline.
///
/// Conditions of `#if` and `#elseif` are ignored, because `os(Linux)` in them only looks like a
/// call.
final class OutlineVisitor: SyntaxVisitor {
  private var outline = SyntaxOutline()
  /// True if the text holds something that the parser accepts and the compiler never does, so that
  /// there is no right way to read it:
  /// - an `#if` in the condition of another `#if`, with a missing line break: the parser takes the
  ///   block up to its `#endif` for a part of the condition;
  /// - a condition that continues after a line break without a bracket around it;
  /// - a literal in `@_effects(…)`, where the parser accepts any tokens.
  private(set) var isNonsense = false

  /// The outline of all that was visited, in the order that ``SyntaxOutline`` documents.
  var sortedOutline: SyntaxOutline {
    var sorted = outline
    sorted.calls.sort {
      ($0.callee.start, $0.parentheses.end) < ($1.callee.start, $1.parentheses.end)
    }
    sorted.strings.sort { $0.range.start < $1.range.start }
    sorted.regexes.sort { $0.range.start < $1.range.start }
    return sorted
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition, isMalformed(condition) { isNonsense = true }
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  /// True if a condition holds an `#if`, or a line break outside of brackets and literals.
  private func isMalformed(_ condition: ExprSyntax) -> Bool {
    var depth = 0
    var isBroken = false
    for (index, token) in condition.tokens(viewMode: .sourceAccurate).enumerated() {
      let isText =
        token.keyPathInParent == \StringSegmentSyntax.content
        || token.keyPathInParent == \StringLiteralExprSyntax.closingQuote
      if index > 0, token.leadingTrivia.contains(where: breaksLine) { isBroken = true }
      if isBroken, depth == 0, !isText { return true }
      isBroken = token.trailingTrivia.contains(where: breaksLine)
      switch token.tokenKind {
      case .poundIf: return true
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      default: break
      }
    }
    return false
  }

  private func breaksLine(_ trivia: TriviaPiece) -> Bool {
    switch trivia {
    case .blockComment(let text), .docBlockComment(let text): text.contains(where: \.isNewline)
    default: trivia.isNewline
    }
  }

  override func visit(_ node: EffectsAttributeArgumentListSyntax) -> SyntaxVisitorContinueKind {
    for token in node.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .stringSegment, .regexLiteralPattern: isNonsense = true
      default: break
      }
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    addCall(
      .function, callee: node.calledExpression.bytes, node.leftParen, node.rightParen,
      arguments: node.arguments, closures: node.additionalTrailingClosures)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    addCall(
      .macro,
      callee: (node.moduleSelector?.bytes ?? node.macroName.bytes)
        .joined(to: node.genericArgumentClause?.bytes ?? node.macroName.bytes),
      node.leftParen, node.rightParen, arguments: node.arguments,
      closures: node.additionalTrailingClosures)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    addCall(
      .macro,
      callee: (node.moduleSelector?.bytes ?? node.macroName.bytes)
        .joined(to: node.genericArgumentClause?.bytes ?? node.macroName.bytes),
      node.leftParen, node.rightParen, arguments: node.arguments,
      closures: node.additionalTrailingClosures)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let arguments: LabeledExprListSyntax? =
      if case .argumentList(let list) = node.arguments { list } else { nil }
    addCall(
      .attribute, callee: node.attributeName.bytes, node.leftParen, node.rightParen,
      arguments: arguments, closures: nil)
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addString(
      node.bytes, pounds: node.openingPounds, node.openingQuote, node.closingQuote,
      interpolations: node.segments.compactMap { segment in
        guard case .expressionSegment(let interpolation) = segment else { return nil }
        return interpolation.bytes
      })
    return .visitChildren
  }

  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addString(node.bytes, pounds: nil, node.openingQuote, node.closingQuote, interpolations: [])
    return .visitChildren
  }

  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    outline.regexes.append(.init(range: node.bytes, pounds: node.openingPounds?.text.count ?? 0))
    return .visitChildren
  }

  private func addCall(
    _ kind: SyntaxOutline.Call.Kind, callee: ByteRange, _ left: TokenSyntax?,
    _ right: TokenSyntax?, arguments: LabeledExprListSyntax?,
    closures: MultipleTrailingClosureElementListSyntax?
  ) {
    guard let left, let right else { return }
    outline.calls.append(
      .init(
        kind: kind, callee: callee,
        parentheses: left.bytes.joined(to: right.bytes),
        labels: arguments?.map { $0.label?.bytes } ?? [],
        trailingLabels: closures?.map { $0.label.bytes } ?? []))
  }

  /// Adds a literal with its segments, to which everything between the delimiters belongs. The
  /// segments of the tree are not used, because they lack the line breaks and the indentation of a
  /// multi-line literal.
  private func addString(
    _ range: ByteRange, pounds: TokenSyntax?, _ opening: TokenSyntax, _ closing: TokenSyntax,
    interpolations: [ByteRange]
  ) {
    var segments: [SyntaxOutline.StringLiteral.Segment] = []
    var start = opening.bytes.end
    func addText(upTo end: Int) {
      if start < end { segments.append(.text(ByteRange(start: start, end: end))) }
    }
    for interpolation in interpolations {
      addText(upTo: interpolation.start)
      segments.append(.interpolation(interpolation))
      start = interpolation.end
    }
    addText(upTo: closing.bytes.start)
    outline.strings.append(
      .init(
        range: range, pounds: pounds?.text.count ?? 0,
        isMultiline: opening.tokenKind == .multilineStringQuote, segments: segments))
  }
}

extension SyntaxProtocol {
  /// The byte range without the trivia on either side.
  fileprivate var bytes: ByteRange {
    ByteRange(
      start: positionAfterSkippingLeadingTrivia.utf8Offset,
      end: endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

extension ByteRange {
  fileprivate func joined(to other: ByteRange) -> ByteRange {
    ByteRange(start: start, end: other.end)
  }
}
