package import LocalizationModel
import OrderedJSON

/// What became of the texts that the source language has for a key that was reworded.
package enum CarriedSourceTexts: Sendable, Equatable {
  /// There were none but what extraction writes, or they stay as they are.
  case none
  /// Each form got the same words as the key.
  case rewritten
  /// One form does not have the words that changed, so that none is carried over: the first such text.
  case dropped(String)

  /// Says that the source language's texts of a key are left behind.
  ///
  /// - Parameter text: The first that does not have the words that changed.
  package static func message(
    dropped text: String, of key: String, in language: String
  ) -> Message {
    Message(
      """
      the '\(language)' texts of '\(key)' are not carried over, because '\(text)' does not have the \
      words that changed: write them anew
      """, comment: "发现：键被改写，源语言的文字无法同样改写，因此没有转移。%1$@：源语言；%2$@：旧键；%3$@：无法改写的文字")
  }
}

extension CarriedSourceTexts {
  /// Makes a change in every text of a localization.
  ///
  /// - Parameter keepsStates: Whether they stay as finished as they are; else each has to be looked at again.
  /// - Returns: `nil` for the localization if a text does not have the words that change.
  static func rewriting(
    _ localization: JSONValue, by change: WordChange, keepingStates keepsStates: Bool
  ) -> (value: JSONValue?, outcome: CarriedSourceTexts) {
    var failed: String?
    let value = rewrite(localization) { text in
      if failed == nil, let new = change.applied(to: text) { return new }
      failed = failed ?? text
      return text
    }
    if let failed { return (nil, .dropped(failed)) }
    return (keepsStates ? value : CarriedText.toBeReviewed(value), .rewritten)
  }

  private static func rewrite(
    _ value: JSONValue, _ change: (String) -> String
  ) -> JSONValue {
    guard case .object(var members) = value else { return value }
    for index in members.indices {
      switch members[index].name {
      case "stringUnit":
        guard let text = members[index].value["value"]?.string else { continue }
        members[index].value["value"] = .string(change(text))
      case "stringSet":
        guard case .array(let values)? = members[index].value["values"] else { continue }
        members[index].value["values"] = .array(
          values.map { $0.string.map { .string(change($0)) } ?? $0 })
      default:
        members[index].value = rewrite(members[index].value, change)
      }
    }
    return .object(members)
  }
}
