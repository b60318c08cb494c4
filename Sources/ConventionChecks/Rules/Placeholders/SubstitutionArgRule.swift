import LocalizationModel
import StringCatalog

/// A substitution with a wrong argument: the key does not pass it, passes another class, or has
/// another argument that no substitution shows. Its forms and members are checked as well.
struct SubstitutionArgRule: EntryRule {
  static let summary = RuleSummary(
    id: "substitution-arg", severity: .error,
    title: Message(
      "a substitution with a wrong argument", comment: "规则 substitution-arg 的标题"),
    reason: Message(
      """
      A substitution has plural forms for one argument: `argNum` says which, `formatSpecifier` how it \
      is passed, and in the forms `%arg` shows it. Another specifier in a form takes an argument of its \
      own, a wrong class crashes, and two substitutions for one argument leave another one out.
      """, comment: "规则 substitution-arg 的理由，Markdown 格式"),
    good: [
      .entries(text("%@ has %lld", #""argNum" : 2, "formatSpecifier" : "lld""#, "%arg of %1$@")),
      .entries(text("%lld files", #""formatSpecifier" : "lld""#, "%arg files")),
      .entries(
        text("files.count", #""argNum" : 1, "formatSpecifier" : "d""#, "%arg files (100%%)")),
      .entries(
        """
        "%lld files" : {"localizations" : {"en" : {
          "stringUnit" : {"state" : "translated", "value" : "There %#@is@ %#@n@"},
          "substitutions" : {
            "is" : {"argNum" : 1, "formatSpecifier" : "lld", "variations" : {"plural" : {
              "one" : {"stringUnit" : {"state" : "translated", "value" : "is"}},
              "other" : {"stringUnit" : {"state" : "translated", "value" : "are"}}}}},
            "n" : {"argNum" : 1, "formatSpecifier" : "lld", "variations" : {"plural" : {
              "one" : {"stringUnit" : {"state" : "translated", "value" : "%arg file"}},
              "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg files"}}}}}}}}}
        """),
    ],
    bad: [
      .entries(text("%lld files", #""argNum" : 1, "formatSpecifier" : "lld""#, "⟦📁 %@ files⟧")),
      .entries(text("%lld files", #""argNum" : 1, "formatSpecifier" : "lld""#, "⟦%lld files⟧")),
      .entries(text("%lld files", #""argNum" : 1, "formatSpecifier" : ⟦"@"⟧"#, "%arg files")),
      .entries(text("%lld files", #""argNum" : ⟦2⟧, "formatSpecifier" : "lld""#, "%arg files")),
      .entries(
        """
        "%lld files" : {"localizations" : {"en" : {
          "stringUnit" : {"state" : "translated", "value" : "%#@n@"},
          "substitutions" : {⟦"n"⟧ : {"argNum" : 1, "variations" : {"plural" : {
            "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg files"}}}}}}}}}
        """),
      .entries(
        """
        "%lld files" : {"localizations" : {"en" : {
          "stringUnit" : {"state" : "translated", "value" : "%#@n@"},
          "substitutions" : {⟦"n"⟧ : {"argNum" : 1, "formatSpecifier" : "lld"}}}}}
        """),
      .entries(
        """
        "%lld %lld" : {"localizations" : {"en" : {
          "stringUnit" : {"state" : "translated", "value" : "%#@a@ %#@b@"},
          "substitutions" : {
            "a" : {"argNum" : 1, "formatSpecifier" : "lld", "variations" : {"plural" : {
              "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg files"}}}}},
            "b" : {"argNum" : ⟦1⟧, "formatSpecifier" : "lld", "variations" : {"plural" : {
              "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg folders"}}}}}}}}}
        """),
      .entries(
        """
        "table.rows" : {"localizations" : {"en" : {
          "stringUnit" : {"state" : "translated", "value" : ⟦"%1$@: %#@n@"⟧},
          "substitutions" : {"n" : {"argNum" : 1, "formatSpecifier" : "lu", "variations" : {"plural" : {
            "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg rows"}}}}}}}}}
        """),
    ])

  private static func text(_ key: String, _ members: String, _ value: String) -> String {
    let isMarked = value.hasPrefix("⟦")
    let text = isMarked ? String(value.dropFirst().dropLast()) : value
    let literal = isMarked ? "⟦\"\(text)\"⟧" : "\"\(text)\""
    return """
      "\(key)" : {"localizations" : {"en" : {
        "stringUnit" : {"state" : "translated", "value" : "%#@files@"},
        "substitutions" : {"files" : {\(members), "variations" : {"plural" : {
          "other" : {"stringUnit" : {"state" : "translated", "value" : \(literal)}}}}}}}}}
      """
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    var key: ArgumentMap?
    for localization in entry.contents.localizations where !localization.substitutions.isEmpty {
      let passed = key ?? ArgumentMap(FormatSpecifier.all(in: entry.key))
      key = passed
      for leaf in localization.leaves where leaf.path.substitution != nil {
        checkForm(leaf, localization, &findings)
      }
      for substitution in localization.substitutions {
        checkParts(substitution, localization, &findings)
      }
      if passed.isEmpty {
        checkTexts(localization, &findings)
        continue
      }
      for substitution in localization.substitutions {
        checkClaim(substitution, localization, passed, &findings)
      }
      checkSharing(localization, passed, &findings)
    }
  }

  /// Checks that a form shows its number as `%arg`, and other arguments with their numbers.
  private func checkForm(
    _ leaf: CatalogLeaf, _ localization: LocalizationContents, _ findings: inout FindingSink
  ) {
    guard let value = leaf.value, value.text.utf8.contains(UInt8(ascii: "%")) else { return }
    let wrong = FormatSpecifier.all(in: value.text).first {
      switch $0.kind {
      case .argument: $0.position == nil && !$0.hasSpaceFlag
      case .percent, .substitution, .substitutionArgument: false
      }
    }
    guard let wrong else { return }
    let own = leaf.path.substitution.flatMap { localization.substitution(named: $0) }
    let conversion = own?.formatSpecifier?.text.unicodeScalars.last
    let kind = ArgumentClass(conversion: wrong.conversion)
    // `.stringsdict` files wrote the number this way, and systems still read it.
    let isSame = conversion.map { ArgumentClass(conversion: $0) } == kind
    findings.add(
      Message(
        """
        '\(Translation.text(of: wrong, in: value.text))' does not stand for the value of this substitution: write \
        '%arg', or, for another argument, its position, such as '%2$@'
        """, comment: "发现：替换的文字里用了别的占位符。%@：占位符"),
      at: value.range, limit: isSame ? .info : .error)
  }

  /// Checks that no text takes the argument of a substitution as another class: beside `%1$@` the
  /// forms do not count argument 1. If the key passes arguments, ``checkClaim`` compares with these.
  private func checkTexts(_ localization: LocalizationContents, _ findings: inout FindingSink) {
    for leaf in localization.leaves {
      guard let value = leaf.value, value.text.utf8.contains(UInt8(ascii: "%")) else { continue }
      let specifiers = FormatSpecifier.all(in: value.text)
      for use in ArgumentMap(specifiers).uses where use.isNumbered {
        let claim = localization.substitutions.first {
          ($0.argument ?? implied($0, localization)) == use.number
        }
        guard specifiers[use.specifier].kind == .argument, let claim,
          let conversion = claim.formatSpecifier?.text.unicodeScalars.last,
          case let claimed = ArgumentClass(conversion: conversion), !claimed.fits(use.kind)
        else { continue }
        findings.add(
          Message(
            """
            '\(Translation.text(of: specifiers[use.specifier], in: value.text))' takes argument \(use.number) as \
            \(use.kind.name), but the substitution '\(claim.name.text)' counts it: correct 'argNum'
            """, comment: "发现：文字按别的类型使用了替换的参数。%1$@：占位符；%2$lld：参数序号；%3$@：类别；%4$@：替换的名字"),
          at: value.range)
      }
    }
  }

  /// Checks that the substitution has a `formatSpecifier` and variations.
  private func checkParts(
    _ substitution: SubstitutionContents, _ localization: LocalizationContents,
    _ findings: inout FindingSink
  ) {
    let name = substitution.name.text
    guard let missing = localization.missingMember(of: substitution) else { return }
    findings.add(
      Message(
        "the substitution '\(name)' has no '\(missing)': add it",
        comment: "发现：替换缺少必需的成员。%1$@：替换的名字；%2$@：成员名"),
      at: substitution.name.range)
  }

  /// Checks that the key passes the argument, in the class that the substitution declares.
  private func checkClaim(
    _ substitution: SubstitutionContents, _ localization: LocalizationContents,
    _ passed: ArgumentMap, _ findings: inout FindingSink
  ) {
    guard let number = substitution.argument ?? implied(substitution, localization) else { return }
    guard let kind = passed.kind(of: number) else {
      findings.add(
        Message(
          """
          the substitution '\(substitution.name.text)' is for argument \(number), which the key does \
          not pass: correct 'argNum'
          """, comment: "发现：替换所用的参数在键里不存在。%1$@：替换的名字；%2$lld：参数序号"),
        at: substitution.argumentRange ?? substitution.name.range)
      return
    }
    guard let specifier = substitution.formatSpecifier,
      let conversion = specifier.text.unicodeScalars.last
    else { return }
    let claimed = ArgumentClass(conversion: conversion)
    if claimed.fits(kind) { return }
    findings.add(
      Message(
        """
        '\(specifier.text)' takes argument \(number) as \(claimed.name), but the key passes \
        \(kind.name): correct 'formatSpecifier' or 'argNum'
        """,
        comment: "发现：替换的格式与键不符。%1$@：格式；%2$lld：参数序号；%3$@：替换的类别；%4$@：键的类别"),
      at: specifier.range)
  }

  /// Returns the argument of a substitution without `argNum`: the first one, if it is the only
  /// substitution.
  private func implied(
    _ substitution: SubstitutionContents, _ localization: LocalizationContents
  ) -> Int? {
    localization.substitutions.count == 1 && substitution.argumentRange == nil ? 1 : nil
  }

  /// Checks that two substitutions do not share an argument while another argument is not shown.
  /// Sharing alone is fine, as in `There %#@is@ %#@files@`.
  private func checkSharing(
    _ localization: LocalizationContents, _ passed: ArgumentMap, _ findings: inout FindingSink
  ) {
    var claimed: [Int: SubstitutionContents] = [:]
    var hasSearchedUnshown = false
    var unshown: ArgumentMap.Use?
    for substitution in localization.substitutions {
      guard let number = substitution.argument else { return }
      guard let first = claimed[number] else {
        claimed[number] = substitution
        continue
      }
      if !hasSearchedUnshown { unshown = unshownArgument(localization, passed) }
      hasSearchedUnshown = true
      guard let unshown else { return }
      findings.add(
        Message(
          """
          '\(first.name.text)' and '\(substitution.name.text)' are both for argument \(number), and \
          none is for argument \(unshown.number): correct 'argNum'
          """, comment: "发现：两个替换用同一个参数，而另一个参数没有用到。%1$@、%2$@：替换的名字；%3$lld、%4$lld：参数序号"),
        at: substitution.argumentRange ?? substitution.name.range)
    }
  }

  /// Returns the first integer that the key passes and no text of the localization shows.
  private func unshownArgument(
    _ localization: LocalizationContents, _ passed: ArgumentMap
  ) -> ArgumentMap.Use? {
    var shown = Set(localization.substitutions.compactMap(\.argument))
    for leaf in localization.leaves {
      let specifiers = FormatSpecifier.all(in: leaf.value?.text ?? "")
      shown.formUnion(ArgumentMap(specifiers, in: localization).uses.map(\.number))
    }
    return passed.uses.first { $0.kind == .integer && !shown.contains($0.number) }
  }
}
