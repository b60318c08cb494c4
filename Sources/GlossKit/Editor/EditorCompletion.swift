import ConventionChecks
import LocalizationModel
import ProtocolServer
import StringCatalog

/// The existing keys that complete a literal while it is typed, in the order in which `gloss find`
/// lists them.
///
/// Keys with arguments are left out, because a literal passes them by interpolations, whose
/// expressions only the code can give.
struct EditorCompletion {
  private let typed: String
  private let range: LSP.Range
  private let keys: [String]

  /// The greatest number of keys that are offered at once.
  private static let limit = 100

  /// - Returns: `nil` if the place is no plain literal on one line.
  init?(_ subject: EditorKeys.Subject, _ keys: EditorKeys, _ places: TextPlaces) {
    guard let string = subject.string, string.placeholders.isEmpty else { return nil }
    let literal = places.bytes[subject.range.start..<subject.range.end]
    let quote = UInt8(ascii: "\"")
    guard literal.count >= 2, literal.first == quote, literal.last == quote,
      !literal.dropFirst().dropLast().contains(quote)
    else { return nil }
    typed = string.key
    range = places.range(ByteRange(start: subject.range.start + 1, end: subject.range.end - 1))
    let catalogs = keys.catalogs(of: subject)
    let ranked =
      typed.isEmpty
      ? catalogs.flatMap(\.keys) : RankedEntries(of: catalogs).matches(typed).map(\.entry.key)
    var seen: Set<TextKey> = [TextKey(typed), TextKey("")]
    self.keys = ranked.filter {
      FormatSpecifier.all(in: $0).isEmpty && seen.insert(TextKey($0)).inserted
    }
  }

  var list: LSP.CompletionList {
    let items = keys.prefix(Self.limit).enumerated().map { index, key in
      LSP.CompletionItem(
        label: key.replacing("\n", with: "⏎"), kind: .text, sortText: sortText(index),
        // The editor filters by the text before the cursor, which the key need not have.
        filterText: self.typed.isEmpty ? key : self.typed,
        textEdit: LSP.TextEdit(
          range: range, newText: String(SwiftLiteral.text(key).dropFirst().dropLast())))
    }
    // Typing on narrows the words down, which the editor asks for again.
    return LSP.CompletionList(isIncomplete: true, items: Array(items))
  }

  private func sortText(_ index: Int) -> String {
    let digits = String(index)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }
}
