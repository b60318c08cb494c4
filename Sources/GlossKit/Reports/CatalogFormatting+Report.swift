import GlossReports
import LocalizationModel
import StringCatalog

/// What `gloss fmt` prints.
extension CatalogFormatting {
  /// A line for each file that is not in Xcode's form, or was not before it was written.
  package static func text(
    _ formattings: [CatalogFormatting], isWritten: Bool, hasColour: Bool
  ) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColour: hasColour)
    for formatting in formattings where !formatting.isCanonical {
      if formatting.path == "-", isWritten { continue }
      text.append(formatting.shownPath, .strong)
      text.line(isWritten ? ": rewritten in Xcode's form" : ": not in Xcode's form")
    }
    return text.bytes
  }

  /// - Parameter count: The number of catalogs, all of them in Xcode's form.
  package static func summary(ofCanonical count: Int) -> String {
    count == 1 ? "1 catalog is in Xcode's form" : "\(count) catalogs are in Xcode's form"
  }

  /// A line for each member that is left out because it says nothing.
  package static func notes(
    _ formattings: [CatalogFormatting], hasColour: Bool
  ) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColour: hasColour)
    for formatting in formattings {
      for repair in formatting.repairs {
        let place = "\(repair.position.line):\(repair.position.column)"
        text.append("\(formatting.shownPath):\(place): ", .strong)
        text.line("note: \(repair)")
      }
    }
    return text.bytes
  }

  private var shownPath: String { path == "-" ? "standard input" : path }

  /// What writing would change, as a unified diff.
  package static func diff(
    _ formattings: [CatalogFormatting], isForPeople: Bool, hasColour: Bool
  ) -> ContiguousArray<UInt8> {
    formattings.lazy.filter { !$0.isCanonical }.reduce(into: []) {
      $0 += UnifiedDiff(from: $1.oldBytes, to: $1.newBytes)
        .bytes(path: $1.shownPath, isForPeople: isForPeople, hasColour: hasColour)
    }
  }
}
