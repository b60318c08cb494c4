import GlossReports

/// What `gloss fmt` prints.
extension CatalogFormatting {
  /// A line for each file that is not in Xcode's form, or was not before it was written.
  package static func text(
    _ formattings: [CatalogFormatting], isWritten: Bool, hasColour: Bool
  ) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColour: hasColour)
    for formatting in formattings where !formatting.isCanonical {
      text.append(formatting.path, .strong)
      text.line(isWritten ? ": rewritten in Xcode's form" : ": not in Xcode's form")
    }
    return text.bytes
  }

  /// What writing would change, as a unified diff.
  package static func diff(
    _ formattings: [CatalogFormatting], isForPeople: Bool, hasColour: Bool
  ) -> ContiguousArray<UInt8> {
    formattings.lazy.filter { !$0.isCanonical }.reduce(into: []) {
      $0 += UnifiedDiff(from: $1.oldBytes, to: $1.newBytes)
        .bytes(path: $1.path, isForPeople: isForPeople, hasColour: hasColour)
    }
  }
}
