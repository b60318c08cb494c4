internal import LocalizationModel
internal import SwiftTree

/// Makes the findings of a scan: code that is not readable as Swift, and keys that no lookup can
/// find.
struct FindingList {
  private let tree: SyntaxTree
  private let path: String

  init(_ tree: SyntaxTree, path: String) {
    self.tree = tree
    self.path = path
  }

  /// The findings about keys, and about problems of the lexer and parser; ascending by place.
  func findings(of keys: [StringCollector.InterpolatedKey]) -> [Finding] {
    if keys.isEmpty && tree.problems.isEmpty { return [] }
    let text = tree.source
    let lines = LineTable(text.span)
    var findings = keys.map { finding(.keyNotLiteral, Self.message(for: $0), $0.range, lines) }
    findings += tree.problems.map { finding(.swiftSyntax, $0.kind.message, $0.range, lines) }
    return findings.sorted()
  }

  private func finding(
    _ remark: BuiltinDiagnostic, _ message: Message, _ range: ByteRange, _ lines: LineTable
  ) -> Finding {
    let text = tree.source
    return Finding(
      remark, message: message, path: path, range: range,
      position: lines.position(ofByte: range.start, in: text.span))
  }

  private static func message(for key: StringCollector.InterpolatedKey) -> Message {
    Message(
      """
      the key of '\(key.api)' has to be a literal without interpolations: pass values as \
      arguments of a format
      """, comment: "发现：键里有插值，运行时查不到。%@：所用的函数，例如 NSLocalizedString")
  }
}
