import LocalizationModel
import OrderedJSON
import StringCatalog
import TestSupport

/// One way to get a translation in a real catalog wrong, for ``RealCatalogTrials``.
package struct RealMistake: Sendable {
  /// The edits of an entry: first the preparation, then the mistake.
  struct Planting {
    /// Edits that also the correct catalog gets: they give the entry what the mistake spoils, such
    /// as plural forms.
    var preparation: [TextEdit] = []
    /// The edits of the mistake. An edit replaces the preparation of the same range. The first edit
    /// has the mark.
    var edits: [TextEdit]
  }

  package let name: String
  package let rule: String
  /// Other rules that may rightly report the mistake as well.
  let alongside: Set<String>
  /// Plants the mistake; returns `nil` if the text does not suit it.
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

  /// Makes a mistake that replaces the text by another text.
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

  /// Makes a mistake in markup that the whole entry is given first.
  ///
  /// - Parameters:
  ///   - wrap: Returns the text with correct markup, for the key and every language.
  ///   - spoil: Returns the text with damaged markup.
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

  /// Returns the literal of a text between marks.
  static func marked(_ text: String) -> String { "⟦\(StringCatalog.literal(text))⟧" }

  /// All mistakes; first those that suit few texts.
  package static let all =
    FormMistakes.all + plurals + arguments + chinese + languages + careless + shapes
    + CharacterMistakes.all
    + damage + markup + edges
}
