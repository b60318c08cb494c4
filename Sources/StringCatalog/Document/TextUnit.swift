package import LocalizationModel
package import OrderedJSON

/// A `stringUnit`, the text of one form in one language, or a `stringSet`, the phrases of an App
/// Shortcut, each with the state of its translation.
package struct TextUnit: CatalogObject, Equatable {
  /// One member.
  package enum Member: CatalogMember {
    case state(CatalogText)
    /// The text, `value`.
    case text(CatalogText)
    /// The phrases, `values`, in the order of the file, which is meaningful.
    case phrases([CatalogText])
    /// A member of another name, or with a value of a wrong type.
    case other(JSONValue.Member)

    package var name: String {
      switch self {
      case .state: "state"
      case .text: "value"
      case .phrases: "values"
      case .other(let member): member.name
      }
    }

    package var json: JSONValue {
      switch self {
      case .state(let text), .text(let text): .string(text.text)
      case .phrases(let phrases): .array(phrases.map { .string($0.text) })
      case .other(let member): member.value
      }
    }
  }

  package var members: [Member]
  package var otherValue: JSONValue?
  package var range: ByteRange?

  init(_ members: [Member] = [], range: ByteRange? = nil) {
    (self.members, self.range) = (members, range)
  }

  /// The state as the catalog spells it; `nil` if it is missing or not a string.
  package var state: CatalogText? {
    for case .state(let state) in members { return state }
    return nil
  }

  /// The text; `nil` if it is missing or not a string.
  package var text: CatalogText? {
    for case .text(let text) in members { return text }
    return nil
  }

  /// The phrases; none if they are missing, or not all strings.
  package var phrases: [CatalogText] {
    for case .phrases(let phrases) in members { return phrases }
    return []
  }

  /// True for a text that the sources gave, or that is still to be translated.
  package var isNew: Bool { state?.hasBytes(of: TranslationState.new.rawValue) ?? false }

  mutating func set(_ state: TranslationState) { put(.state(.edited(state.rawValue))) }

  mutating func set(_ text: String) { put(.text(.edited(text))) }

  /// Sets the text or the phrases.
  mutating func set(_ text: UnitText) {
    switch text {
    case .plain(let text): set(text)
    case .phrases(let phrases): put(.phrases(phrases.map { .edited($0) }))
    }
  }

  /// Changes the text, or each phrase.
  mutating func replaceTexts(_ change: (String) throws -> String) rethrows {
    for index in members.indices {
      switch members[index] {
      case .text(let text): members[index] = .text(.edited(try change(text.text)))
      case .phrases(let phrases):
        members[index] = .phrases(try phrases.map { .edited(try change($0.text)) })
      case .state, .other: continue
      }
      range = nil
    }
  }

  /// The text with its state, as callers use it. Both are empty if they are missing.
  ///
  /// - Parameter isSet: True for a set of phrases.
  func stringUnit(isSet: Bool) -> StringUnit {
    StringUnit(
      state: TranslationState(rawValue: state?.text ?? ""),
      text: isSet ? .phrases(phrases.map(\.text)) : .plain(text?.text ?? ""))
  }

  package static func == (left: TextUnit, right: TextUnit) -> Bool {
    left.hasSameContent(as: right)
  }
}
