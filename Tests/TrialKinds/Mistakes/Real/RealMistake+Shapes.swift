import OrderedJSON
import StringCatalog
import TestSupport

/// Mistakes for ``RealCatalogTrials``: another value in place of a translation, such as `null`.
extension RealMistake {
  static let shapes = [
    unit("a unit without a text") { text, state, _ in "⟦{\"state\" : \(state)}⟧" },
    value("null for a text", ["null"]),
    value("a number for a text", ["0", "12", "-3.5", "1e9"]),
    value("a truth for a text", ["true", "false"]),
    value("a list for a text", ["[]", "[\"Text\"]"]),
    value("an object for a text", ["{}", "{\"value\" : \"Text\"}"]),
    unit("a unit without a state") { text, _, _ in
      "⟦{\"value\" : \(StringCatalog.literal(text.text))}⟧"
    },
    unit("a misspelt 'value'") { text, state, random in
      let name = random.pick(["Value", "values", "vaule", "text", "string"])
      return "⟦{\"state\" : \(state), \"\(name)\" : \(StringCatalog.literal(text.text))}⟧"
    },
    RealMistake("a misspelt unit", "translation-unreadable", alongside: Self.missing) {
      text, random in
      let names = ["stringUnits", "StringUnit", "stringunit", "string_unit", "strngUnit", "unit"]
      return Planting(edits: [TextEdit(text.unit.key.range, "⟦\"\(random.pick(names))\"⟧")])
    },
    RealMistake.text("an empty text", "translation-empty") { text, _ in text.isPlain ? "" : nil },
    RealMistake.text("blanks for a text", "translation-empty") { text, random in
      guard text.isPlain else { return nil }
      let blanks = [" ", "  ", "\u{A0}", "\u{3000}", "\t", "\n", " \u{2003} "]
      return random.pick(blanks)
    },
    RealMistake("an unknown state", "state-unknown") { text, random in
      guard let state = text.unit.value["state"] else { return nil }
      let names = ["reviewed", "Translated", "done", "needs-review", "final", "", "machine"]
      return Planting(edits: [TextEdit(state.range, "⟦\"\(random.pick(names))\"⟧")])
    },
  ]

  /// Other rules that rightly report a translation that cannot be read.
  static let missing: Set<String> = [
    "translation-missing", "plural-leaf-empty", "plural-other-missing", "plural-category-missing",
    "substitution-undefined", "substitution-arg",
  ]

  private static func value(_ name: String, _ values: [String]) -> RealMistake {
    RealMistake(name, "translation-unreadable", alongside: missing) { text, random in
      Planting(edits: [TextEdit(text.value.range, "⟦\(random.pick(values))⟧")])
    }
  }

  private static func unit(
    _ name: String,
    _ edit: @escaping @Sendable (RealText, String, inout Chance) -> String
  ) -> RealMistake {
    RealMistake(name, "translation-unreadable", alongside: missing) { text, random in
      let unit = edit(text, "\"translated\"", &random)
      return Planting(edits: [TextEdit(text.unit.value.range, unit)])
    }
  }
}
