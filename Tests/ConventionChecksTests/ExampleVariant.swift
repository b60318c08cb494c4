import Foundation
import LocalizationModel
import SwiftTree

/// Another way to write the same example, which must not change what a rule finds, only where.
enum ExampleVariant: String, CaseIterable, Sendable {
  case asWritten
  /// Behind a line with emoji and Chinese, so that bytes, scalars and characters differ.
  case behindEmoji
  /// Every line ends with CR and LF.
  case carriageReturns
  /// Literals without escapes and interpolations as `#"…"#`.
  case rawLiterals
  /// The same literals as `"""` over several lines.
  case multilineLiterals

  /// - Returns: `nil` if the variant is the text itself.
  func swift(_ marked: String) -> String? {
    switch self {
    case .asWritten: marked
    case .behindEmoji: "/* 👩‍👩‍👧 头像 */ // 🚀\n" + marked
    case .carriageReturns: crlf(marked)
    case .rawLiterals: literals(marked) { "#\"\($0)\"#" }
    case .multilineLiterals: literals(marked) { "\"\"\"\n    \($0)\n    \"\"\"" }
    }
  }

  func catalog(_ marked: String) -> String? {
    switch self {
    case .asWritten: marked
    case .behindEmoji:
      marked.replacing(
        "\"strings\" : {", with: "\"strings\" : {\"🚀👩‍👩‍👧\" : {\"shouldTranslate\" : false},",
        maxReplacements: 1)
    case .carriageReturns: crlf(marked)
    case .rawLiterals, .multilineLiterals: nil
    }
  }

  private func crlf(_ text: String) -> String? {
    let changed = text.replacing("\n", with: "\r\n")
    return changed == text ? nil : changed
  }

  /// Rewrites the literals that a rule would read as the same text.
  private func literals(_ marked: String, _ rewrite: (String) -> String) -> String? {
    let example = MarkedText(marked)
    let bytes = ContiguousArray(example.text.utf8)
    let outline = SyntaxOutline.outline(of: bytes)
    let nested = outline.strings.flatMap(\.segments).compactMap { segment -> ByteRange? in
      if case .interpolation(let range) = segment { range } else { nil }
    }
    // From the end, so that what is before keeps its place. Marks inside of a literal move with it
    // only if they are on its bounds.
    var text = Array(marked.utf8)
    var isChanged = false
    for literal in outline.strings.reversed() {
      let inner = literal.range.start + 1..<max(literal.range.start + 1, literal.range.end - 1)
      let body = String(decoding: bytes[inner], as: UTF8.self)
      let isPlain =
        literal.pounds == 0 && !literal.isMultiline && !body.isEmpty && !body.contains("\\")
        && !nested.contains { $0.start <= literal.range.start && literal.range.end <= $0.end }
        && literal.segments.allSatisfy { if case .text = $0 { true } else { false } }
      let hasInnerMark = example.ranges.contains {
        literal.range.start < $0.start && $0.start < literal.range.end
          || literal.range.start < $0.end && $0.end < literal.range.end
      }
      if !isPlain || hasInnerMark { continue }
      let shift = Self.markedOffset(of: literal.range.start, in: text)
      let end = shift + literal.range.count
      text.replaceSubrange(shift..<end, with: rewrite(body).utf8)
      isChanged = true
    }
    return isChanged ? String(decoding: text, as: UTF8.self) : nil
  }

  /// The offset in a marked text of a byte of the text without marks, behind the marks before it.
  private static func markedOffset(of offset: Int, in marked: [UInt8]) -> Int {
    var index = 0
    var plain = 0
    while index < marked.count {
      let isMark =
        index + 2 < marked.count && marked[index] == 0xE2 && marked[index + 1] == 0x9F
        && (marked[index + 2] == 0xA6 || marked[index + 2] == 0xA7)
      if isMark {
        index += 3
      } else if plain == offset {
        return index
      } else {
        index += 1
        plain += 1
      }
    }
    return index
  }
}

extension ExampleVariant {
  /// - Returns: `nil` if it changes nothing about the example.
  func applied(to example: RuleExample) -> RuleExample? {
    let texts = (example.swift.flatMap(swift), example.catalog.flatMap(catalog))
    if texts.0 == nil, texts.1 == nil { return nil }
    return example.with(swift: texts.0 ?? example.swift, catalog: texts.1 ?? example.catalog)
  }
}
