import LocalizationModel
import OrderedJSON
import StringCatalog

/// Mistakes for ``RealCatalogTrials`` in plural forms and substitutions that lack a part.
enum FormMistakes {
  static let all = [
    formSet("a substitution without its specifier", "substitution-arg", isSubstituted: true) {
      forms, _ in
      forms.leaveOut("formatSpecifier")
    },
    formSet("a substitution without forms", "substitution-arg", isSubstituted: true) { forms, _ in
      forms.leaveOut("variations")
    },
    formSet("'%arg' left out of a form", "plural-implied-number", isSubstituted: true) { forms, _ in
      forms.leaveOutNumber()
    },
    formSet("the number left out of a form", "plural-implied-number") { forms, _ in
      forms.leaveOutNumber()
    },
    formSet("the number left out of the only form", "placeholder-missing", isForOne: true) {
      forms, _ in
      forms.leaveOutNumber()
    },
    formSet(
      "'%arg' left out of the only form", "plural-implied-number", isSubstituted: true,
      isForOne: true
    ) { forms, _ in forms.leaveOutNumber() },
    formSet("a misspelt kind of variation", "translation-unreadable") { forms, chance in
      let names = ["plurals", "Plural", "PLURAL", "plurale", "count", "gender", "number"]
      forms.misspell("plural", as: chance.pick(names))
    },
    formSet("a misspelt 'variations'", "translation-unreadable") { forms, chance in
      let names = ["variation", "Variations", "varations", "variants", "vary"]
      forms.misspell("variations", as: chance.pick(names))
    },
    formSet("an empty form", "plural-leaf-empty") { forms, _ in forms.empty() },
  ]

  /// Makes a mistake in plural forms, which the entry is given first (``FormSet``).
  ///
  /// - Parameter isForOne: True if the mistake is for languages with one form only.
  private static func formSet(
    _ name: String, _ rule: String, isSubstituted: Bool = false, isForOne: Bool = false,
    spoil: @escaping @Sendable (inout FormSet, inout Chance) -> Void
  ) -> RealMistake {
    RealMistake(name, rule, alongside: RealMistake.missing) { text, chance in
      let count = PluralRules(language: text.language)?.cases.count ?? 0
      guard text.isPlain, text.specifiers.isEmpty, isForOne ? count == 1 : count > 1,
        text.text.allSatisfy({ $0.isLetter || $0 == " " }),
        text.source.allSatisfy({ $0.isLetter || $0 == " " }), text.key == text.source,
        let localizations = text.entry.value["localizations"]
      else { return nil }
      let key = "\(text.key) %lld"
      var edits = [TextEdit(text.entry.key.range, StringCatalog.literal(key))]
      var planting = RealMistake.Planting(preparation: [], edits: [])
      for member in localizations.members {
        guard let own = member.value["stringUnit"]?["value"]?.string else { return nil }
        var forms = FormSet(own, language: member.name, isSubstituted: isSubstituted)
        edits.append(TextEdit(member.value.range, forms.json))
        guard member.name == text.language else { continue }
        spoil(&forms, &chance)
        planting.edits = [TextEdit(member.value.range, forms.json)]
      }
      planting.preparation = edits
      return planting.edits.isEmpty ? nil : planting
    }
  }
}
