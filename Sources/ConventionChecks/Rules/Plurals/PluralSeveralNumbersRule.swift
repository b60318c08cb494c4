import LocalizationModel
import StringCatalog

/// Plural forms of a text with several numbers, without a substitution that names the number that
/// chooses the form. Each entry has one finding; ``NumberedForms`` makes the fix.
struct PluralSeveralNumbersRule: EntryRule {
  static let summary = RuleSummary(
    id: "plural-several-numbers", severity: .warning,
    title: Message(
      "plural forms of a text with several numbers", comment: "规则 plural-several-numbers 的标题"),
    reason: Message(
      """
      The forms of a text are chosen by one number. Where the text has two, as `%lld of %lld files`, nothing in \
      the catalog says by which one, and Xcode warns. A substitution names its argument: the text is \
      `%#@files@`, and the forms stand under `substitutions.files` with their `argNum`. The fix makes one where \
      the forms tell which number decides: the one whose words change.
      """, comment: "规则 plural-several-numbers 的理由，Markdown 格式"),
    good: [
      .entries(plural("%lld files", [("de", ["%lld Datei", "%lld Dateien"])])),
      .entries(
        plural("%@ has %lld files", [("de", ["%1$@: %2$lld Datei", "%1$@: %2$lld Dateien"])])),
      .translation("%lld of %lld files", to: "de", "%1$lld von %2$lld Dateien"),
      .entries(
        """
        "%lld of %lld files" : {"localizations" : {"de" : {
          "stringUnit" : {"state" : "translated", "value" : "%1$lld von %#@files@"},
          "substitutions" : {"files" : {"argNum" : 2, "formatSpecifier" : "lld",
            "variations" : {"plural" : {
              "one" : {"stringUnit" : {"state" : "translated", "value" : "%arg Datei"}},
              "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg Dateien"}}}}}}}}}
        """),
    ],
    bad: [
      .entries(
        plural(
          "%lld of %lld files", [("de", ["%1$lld von %2$lld Datei", "%1$lld von %2$lld Dateien"])],
          isMarked: true),
        fixed: """
          "%lld of %lld files" : {"localizations" : {"de" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%#@arg2@"
                    },
                    "substitutions" : {
                      "arg2" : {
                        "argNum" : 2,
                        "formatSpecifier" : "lld",
                        "variations" : {
                          "plural" : {
                            "one" : {
                              "stringUnit" : {
                                "state" : "translated",
                                "value" : "%1$lld von %arg Datei"
                              }
                            },
                            "other" : {
                              "stringUnit" : {
                                "state" : "translated",
                                "value" : "%1$lld von %arg Dateien"
                              }
                            }
                          }
                        }
                      }
                    }
                  }}}
          """),
      .entries(
        plural(
          "📁 %lld files, %.1f MB",
          [("en", ["📁 %1$lld files, %2$.1f MB", "📁 %1$lld files, %2$.1f MB"])], isMarked: true)),
      .entries(
        plural(
          "size", [("en", ["A file of %lld to %lld MB", "Files of %lld to %lld MB"])],
          isMarked: true)),
    ])

  /// Returns an entry with plural forms.
  ///
  /// - Parameter forms: The languages with their texts for `one` and `other`.
  private static func plural(
    _ key: String, _ forms: [(language: String, texts: [String])], isMarked: Bool = false
  ) -> String {
    let localizations = forms.map { language, texts in
      let cases = zip(["one", "other"], texts).map {
        "\"\($0)\" : {\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \"\($1)\"}}"
      }
      let kind = isMarked ? "⟦\"plural\"⟧" : "\"plural\""
      return """
        "\(language)" : {"variations" : {\(kind) : {\(cases.joined(separator: ", "))}}}
        """
    }
    return "\"\(key)\" : {\"localizations\" : {\(localizations.joined(separator: ", "))}}"
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    let plurals = entry.pluralVariations.filter {
      $0.variation.path.substitution == nil && !$0.usesSubstitutions
    }
    if plurals.isEmpty { return }
    let numbers = numbers(of: entry, plurals)
    guard numbers.count > 1,
      let first = plurals.first(where: { $0.localization.language == entry.sourceLanguage })
        ?? plurals.first
    else { return }
    findings.add(
      Message(
        """
        the forms depend on one of \(numbers.count) numbers, and nothing says which: use a substitution
        """, comment: "发现：含多个数字的文字直接按复数变化，无法确定由哪个数字决定。%lld：数字的个数"),
      at: first.variation.kind.range, fix: fix(plurals, numbers))
  }

  /// Returns the arguments that are numbers: those of the key, or of the texts if the key has none.
  private func numbers(of entry: Entry, _ plurals: [PluralVariation]) -> Set<Int> {
    let ofKey = Self.numbers(in: entry.keyArguments)
    if !ofKey.isEmpty { return ofKey }
    let source = entry.source?.leaves.compactMap { $0.value?.text } ?? []
    let texts =
      source.isEmpty ? plurals.flatMap { $0.cases.compactMap { $0.leaf?.value?.text } } : source
    return texts.reduce(into: []) {
      $0.formUnion(Self.numbers(in: ArgumentMap(FormatSpecifier.all(in: $1))))
    }
  }

  private static func numbers(in arguments: ArgumentMap) -> Set<Int> {
    Set(arguments.uses.filter { $0.kind == .integer || $0.kind == .float }.map(\.number))
  }

  /// Returns a fix that moves the forms of each language into a substitution for the number that
  /// their words depend on; `nil` if the forms do not show which number this is.
  private func fix(_ plurals: [PluralVariation], _ numbers: Set<Int>) -> Fix? {
    let forms = plurals.compactMap { NumberedForms($0) }
    guard forms.count == plurals.count else { return nil }
    let deciding = forms.map { $0.decidingNumbers(among: numbers) }.filter { !$0.isEmpty }
    guard let number = deciding.first?.first, deciding.allSatisfy({ $0 == [number] }) else {
      return nil
    }
    var edits: [Fix.Edit] = []
    for form in forms {
      guard let edit = form.substitution(for: number) else { return nil }
      edits.append(edit)
    }
    return Fix(
      Message("make a substitution for argument \(number)", comment: "修复：为一个参数建立替换。%lld：参数序号"),
      edits: edits, isSafe: false)
  }
}

extension PluralVariation {
  /// True if one of the texts names a substitution.
  fileprivate var usesSubstitutions: Bool {
    cases.contains { part in
      FormatSpecifier.all(in: part.leaf?.value?.text ?? "").contains {
        if case .substitution = $0.kind { true } else { false }
      }
    }
  }
}
