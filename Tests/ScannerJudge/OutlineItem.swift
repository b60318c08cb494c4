import LocalizationModel
import SwiftTree

/// One call or literal of an outline, the unit that ``Difference`` compares.
enum OutlineItem: Hashable {
  case call(SyntaxOutline.Call)
  case string(SyntaxOutline.StringLiteral)
  case regex(SyntaxOutline.RegexLiteral)

  /// The place of an item. Two different items at one place are what the two parsers make of the
  /// same source.
  struct Place: Hashable, Comparable {
    let start: Int
    /// The start of a call's parentheses, by which the calls of a chain differ; -1 for literals.
    let parenthesis: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.start, left.parenthesis) < (right.start, right.parenthesis)
    }
  }

  var place: Place {
    switch self {
    case .call(let call): Place(start: call.callee.start, parenthesis: call.parentheses.start)
    case .string(let string): Place(start: string.range.start, parenthesis: -1)
    case .regex(let regex): Place(start: regex.range.start, parenthesis: -1)
    }
  }

  /// Returns the number of occurrences of each item in an outline.
  static func counts(in outline: SyntaxOutline) -> [OutlineItem: Int] {
    let items =
      outline.calls.map(OutlineItem.call) + outline.strings.map(OutlineItem.string)
      + outline.regexes.map(OutlineItem.regex)
    return items.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
