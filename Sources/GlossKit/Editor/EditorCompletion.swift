import ConventionChecks
import LocalizationModel
import ProtocolServer

/// The existing keys that complete a literal while it is typed.
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
    let words = typed.lowercased().split(separator: " ")
    var seen: Set<TextKey> = []
    self.keys = keys.keys(of: subject).filter { key in
      let lowercased = key.lowercased()
      return !key.hasBytes(of: string.key) && !key.isEmpty
        && FormatSpecifier.all(in: key).isEmpty && words.allSatisfy { lowercased.contains($0) }
        && seen.insert(TextKey(key)).inserted
    }
  }

  var list: LSP.CompletionList {
    let typed = typed.lowercased()
    func rank(_ key: String) -> Int { key.lowercased().hasPrefix(typed) ? 0 : 1 }
    let sorted = keys.sorted {
      rank($0) == rank($1) ? $0.precedesInBytes($1) : rank($0) < rank($1)
    }
    let items = sorted.prefix(Self.limit).enumerated().map { index, key in
      LSP.CompletionItem(
        label: key.replacing("\n", with: "⏎"), kind: .text, sortText: sortText(index),
        // The editor filters by the text before the cursor, which need not begin the key.
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
