import LocalizationModel
import OrderedJSON
import StringCatalog
import TestSupport

/// One way to get a translation of a real catalog wrong.
package struct RealMistake: Sendable {
  /// What becomes of the entry: first of what it was made to hold, then with the mistake.
  struct Planting {
    /// For the correct catalog, too: that the entry has what the mistake spoils.
    var preparation: [TextEdit] = []
    /// In the place of a preparation of the same range. The first one has the mark.
    var edits: [TextEdit]
  }

  package let name: String
  package let rule: String
  /// What may be said beside it, because it is so.
  let alongside: Set<String>
  /// - Returns: `nil` where the text does not lend itself to it.
  let plant: @Sendable (RealText, inout Chance) -> Planting?

  init(
    _ name: String, _ rule: String, alongside: Set<String> = [],
    plant: @escaping @Sendable (RealText, inout Chance) -> Planting?
  ) {
    self.name = name
    self.rule = rule
    self.alongside = alongside
    self.plant = plant
  }

  /// A mistake that is another text.
  static func text(
    _ name: String, _ rule: String, alongside: Set<String> = [],
    _ edit: @escaping @Sendable (RealText, inout Chance) -> String?
  ) -> RealMistake {
    RealMistake(name, rule, alongside: alongside) { text, random in
      guard let other = edit(text, &random), !other.utf8.elementsEqual(text.text.utf8)
      else { return nil }
      return Planting(edits: [TextEdit(text.value.range, marked(other))])
    }
  }

  /// A mistake in something that the whole entry is given first.
  ///
  /// - Parameters:
  ///   - wrap: The text with it, for the key and every language.
  ///   - spoil: The text with what is left of it.
  static func prepared(
    _ name: String, _ rule: String, alongside: Set<String> = [],
    wrap: @escaping @Sendable (String) -> String,
    spoil: @escaping @Sendable (String, inout Chance) -> String
  ) -> RealMistake {
    RealMistake(name, rule, alongside: alongside) { text, random in
      guard text.isPlain, text.specifiers.isEmpty, text.source.contains(" "),
        ![text.text, text.source].contains(where: { $0.first == " " || $0.last == " " }),
        !text.text.contains(where: { "*_`~[]<>^\\\"".contains($0) }),
        !text.source.contains(where: { "*_`~[]<>^\\\"".contains($0) })
      else { return nil }
      var edits = [TextEdit(text.entry.key.range, StringCatalog.literal(wrap(text.key)))]
      for localization in text.entry.value["localizations"]?.members ?? [] {
        guard let value = localization.value["stringUnit"]?["value"], let own = value.string,
          localization.value.members.count == 1
        else { return nil }
        edits.append(TextEdit(value.range, StringCatalog.literal(wrap(own))))
      }
      var planting = Planting(preparation: edits, edits: [])
      planting.edits = [TextEdit(text.value.range, marked(spoil(text.text, &random)))]
      return planting
    }
  }

  /// The literal of a text between marks.
  static func marked(_ text: String) -> String { "⟦\(StringCatalog.literal(text))⟧" }

  /// All there are; those first that few texts lend themselves to.
  package static let all =
    FormMistakes.all + plurals + arguments + chinese + languages + careless + shapes
    + CharacterMistakes.all
    + damage + markup + edges
}
