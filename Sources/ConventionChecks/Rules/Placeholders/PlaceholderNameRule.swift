import LocalizationModel
import StringCatalog

/// Named placeholders, such as `${applicationName}`, that differ from the source text's, and
/// phrases of App Shortcuts without the app's name.
///
/// Each translation must have the names of its source text. A shortcut has several phrases, of
/// which each must have the app's name, while a parameter need only be in one of them.
struct PlaceholderNameRule: EntryRule, SourceStringRule {
  static let summary = RuleSummary(
    id: "placeholder-name", severity: .error,
    title: Message(
      "named placeholders that differ from the source's", comment: "规则 placeholder-name 的标题"),
    reason: Message(
      """
      The system fills `${applicationName}` and the parameters of an intent, such as `${mood}`, into a text by \
      their names. A name that was translated or left out is shown as it is, or takes the parameter away from \
      people of that language; a phrase of an App Shortcut without `${applicationName}` does not build. \
      `\\(.applicationName)` is Swift: a catalog has `${applicationName}` instead. Write the same names as the \
      source text; of several phrases of one shortcut each needs the app's name, and the parameters may be \
      divided among them.
      """, comment: "规则 placeholder-name 的理由，Markdown 格式"),
    good: [
      .translation("Log ${mood} now", to: "de", "${mood} jetzt eintragen"),
      .translation("Start a run in ${applicationName}", to: "fr", "Courir avec ${applicationName}"),
      .translation("Costs ${amount", to: "de", "Kostet ${Betrag"),
      .translation(
        #"Not \(.title) but ${title}"#, to: "de", #"Nicht \(.title), sondern ${title}"#),
      .entries(
        set(
          ["Open ${applicationName}", "Open ${page} in ${applicationName}"],
          ["${page} in ${applicationName} öffnen", "${applicationName} öffnen"])),
      .swift(
        #"""
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: Run(), phrases: ["Start with \(.applicationName)"],
              shortTitle: LocalizedStringResource("Start", comment: "快捷指令的短标题"),
              systemImageName: "figure.run")
          }
        }
        """#),
    ],
    bad: [
      .translation(
        "Log ${mood} now", to: "de", "⟦${stimmung} jetzt eintragen⟧",
        fixed: "${mood} jetzt eintragen"),
      .translation("Log ${mood} now", to: "de", "⟦Jetzt eintragen⟧"),
      .translation(
        "Start in ${applicationName}", to: "de", #"⟦Start in \(.applicationName)⟧"#,
        fixed: "Start in ${applicationName}"),
      .translation("Start in ${applicationName}", to: "fr", "⟦👟 Démarrer⟧"),
      .translation("Log a mood", to: "fr", "⟦Noter ${humeur}⟧"),
      .entries(
        set(["Open ${applicationName}"], ["${applicationName} öffnen", "⟦Öffnen⟧"])),
      .entries(
        set(
          ["Open ${applicationName}", "Open ${page} in ${applicationName}"],
          ["⟦${seite} in ${applicationName} öffnen⟧"]),
        fixed: set(
          ["Open ${applicationName}", "Open ${page} in ${applicationName}"],
          ["${page} in ${applicationName} öffnen"])),
      .swift(
        #"""
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: Run(), phrases: [⟦"Start a run"⟧],
              shortTitle: LocalizedStringResource("Start", comment: "快捷指令的短标题"),
              systemImageName: "figure.run")
          }
        }
        """#),
    ])

  /// Returns the entry of one shortcut's phrases, in English and German.
  private static func set(_ source: [String], _ target: [String]) -> String {
    func localization(_ language: String, _ phrases: [String]) -> String {
      let values = phrases.map { phrase in
        phrase.hasPrefix("⟦") ? "⟦\"\(phrase.dropFirst().dropLast())\"⟧" : "\"\(phrase)\""
      }
      return """
        "\(language)" : {"stringSet" : {"state" : "translated", "values" : [\(values.joined(separator: ", "))]}}
        """
    }
    return """
      "\(source[0])" : {"extractionState" : "extracted_with_value", "localizations" : {
        \(localization("de", target)),
        \(localization("en", source))}}
      """
  }

  // MARK: Sources

  func check(_ string: SourceString, _ findings: inout FindingSink) {
    let lacking = string.string.phrases.first { phrase in
      !NamedPlaceholder.all(in: phrase).contains { $0.name == NamedPlaceholder.appName }
    }
    guard let lacking else { return }
    findings.add(
      Message(
        #"the phrase '\#(lacking)' lacks '\(.applicationName)', which every phrase needs: put it in"#,
        comment: "发现：代码里的快捷指令短语没有应用名。%@：短语；\\(.applicationName) 是 Swift 代码，原样保留"),
      at: string.range)
  }

  // MARK: Catalogs

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard entry.contents.shouldTranslate, mayTakeNames(entry) else { return }
    let source = SourceNames(entry)
    for localization in entry.contents.localizations {
      let isSource = localization.language == entry.sourceLanguage
      findings.subject = FindingSubject(key: entry.key, language: localization.language)
      if let phrases = localization.phrases {
        check(phrases, source, isSource: isSource, &findings)
      } else if !isSource {
        for leaf in localization.leaves {
          check(leaf, source.names(for: leaf.path), source, &findings)
        }
      } else if source.takesAppName {
        for leaf in localization.leaves {
          check(leaf, [NamedPlaceholder.appName], source, isWhole: false, &findings)
        }
      }
    }
    findings.subject = FindingSubject(key: entry.key)
  }

  private func mayTakeNames(_ entry: Entry) -> Bool {
    if entry.traits.contains(.bracket) || entry.key.utf8.contains(UInt8(ascii: "$")) { return true }
    let allLocalizations = entry.contents.localizations[...]
    let localizations = allLocalizations.span
    return localizations.indices.contains { localizations[$0].phrases != nil }
  }

  private func check(
    _ leaf: CatalogLeaf, _ wanted: [String], _ source: SourceNames, isWhole: Bool = true,
    _ findings: inout FindingSink
  ) {
    guard let value = leaf.value else { return }
    let names = NamesInText(value.text, of: source)
    if names.isEmpty, wanted.isEmpty || value.text.isBlank { return }
    // The text for one device may say less, and a substitution's form is a part of a text.
    let isPart = leaf.path.steps.contains {
      if case .variation("plural", _) = $0 { false } else { true }
    }
    let missing = isPart ? [] : wanted.filter { !names.all.contains($0) }
    let other = isWhole ? names.all.filter { !wanted.contains($0) } : []
    report(
      names, Difference(wanted: wanted, missing: missing, other: other), value.range, &findings)
  }

  private func check(
    _ set: PhraseSetContents, _ source: SourceNames, isSource: Bool,
    _ findings: inout FindingSink
  ) {
    let wanted = source.ofAll
    let takesAppName = wanted.contains(NamedPlaceholder.appName)
    var lacking = isSource ? [] : wanted.filter { $0 != NamedPlaceholder.appName }
    var isFlawed = false
    for phrase in set.values where !phrase.text.isBlank {
      let names = NamesInText(phrase.text, of: source)
      lacking.removeAll(where: names.all.contains)
      let missing =
        takesAppName && !names.all.contains(NamedPlaceholder.appName)
        ? [NamedPlaceholder.appName] : []
      let other = names.all.filter { !wanted.contains($0) }
      let open = other.isEmpty ? missing : missing + lacking
      let difference = Difference(wanted: wanted, missing: open, other: other)
      if !missing.isEmpty || !other.isEmpty || !names.interpolations.isEmpty { isFlawed = true }
      report(names, difference, phrase.range, &findings)
    }
    if isFlawed || lacking.isEmpty || set.values.allSatisfy({ $0.text.isBlank }) { return }
    findings.add(
      Message(
        "no phrase takes \(Self.list(lacking)), as the source's do: add it to one",
        comment: "发现：译文的短语都没有源文的参数。%@：占位符，已带引号"),
      at: set.range)
  }

  /// The names that a text must have, the ones it lacks, and the ones it should not have.
  private struct Difference {
    let wanted: [String]
    let missing: [String]
    let other: [String]
  }

  private func report(
    _ names: NamesInText, _ difference: Difference, _ range: ByteRange,
    _ findings: inout FindingSink
  ) {
    let (missing, other) = (difference.missing, difference.other)
    if let copied = names.interpolations.first {
      let spelled = NamedPlaceholder.spelled(copied.name)
      guard difference.wanted.contains(copied.name) else { return }
      findings.add(
        Message(
          "'\(names.spelled(copied))' is Swift, which catalogs do not read: write '\(spelled)'",
          comment: "发现：目录里写了 Swift 的插值。%1$@：插值；%2$@：目录里的写法"),
        at: range, fix: names.fix(difference.wanted, missing, other, range))
    } else if let name = other.first {
      let found = NamedPlaceholder.spelled(name)
      findings.add(
        missing.isEmpty
          ? Message(
            "'\(found)' is not in the source text: remove it",
            comment: "发现：译文有源文没有的占位符。%@：占位符")
          : Message(
            "'\(found)' is not in the source text: write \(Self.list(missing))",
            comment: "发现：译文的占位符名称与源文不同。%1$@：译文的占位符；%2$@：源文的占位符，已带引号"),
        at: range, fix: names.fix(difference.wanted, missing, other, range))
    } else if !missing.isEmpty {
      findings.add(
        missing == [NamedPlaceholder.appName]
          ? Message(
            "the text lacks '\(NamedPlaceholder.spelled(NamedPlaceholder.appName))', which every phrase needs: add it",
            comment: "发现：快捷指令短语没有应用名。%@：占位符")
          : Message(
            "the translation lacks \(Self.list(missing)) of the source text: add it",
            comment: "发现：译文缺少带名称的占位符。%@：占位符，已带引号"),
        at: range)
    }
  }

  private static func list(_ names: [String]) -> Message {
    Message.list(names.map(NamedPlaceholder.spelled), isQuoted: true)
  }
}

/// The names of the placeholders in the source texts of one entry.
private struct SourceNames {
  private let entry: Entry
  /// The distinct names of all source texts of the entry.
  let ofAll: [String]
  /// The names in Swift interpolations that a source text shows as they are.
  let interpolations: Set<String>
  /// True if the key is the only source text.
  private let isKeyed: Bool

  init(_ entry: Entry) {
    self.entry = entry
    let phrases = entry.source?.phrases?.values.map(\.text) ?? []
    let values = entry.source?.leaves.compactMap { $0.value?.text } ?? []
    isKeyed = phrases.isEmpty && values.isEmpty
    var names: [String] = []
    var interpolations: Set<String> = []
    for text in isKeyed ? [entry.key] : phrases + values {
      interpolations.formUnion(NamedPlaceholder.interpolations(in: text).map(\.name))
      for placeholder in NamedPlaceholder.all(in: text) where !names.contains(placeholder.name) {
        names.append(placeholder.name)
      }
    }
    ofAll = names
    self.interpolations = interpolations
  }

  /// True if the key, which is the text in the code, has the app's name.
  var takesAppName: Bool {
    NamedPlaceholder.all(in: entry.key).contains { $0.name == NamedPlaceholder.appName }
  }

  /// Returns the distinct names in the text that a translation at a path translates.
  func names(for path: LeafPath) -> [String] {
    if isKeyed || entry.source?.phrases != nil { return ofAll }
    var names: [String] = []
    for placeholder in NamedPlaceholder.all(in: entry.sourceText(for: path).text.text)
    where !names.contains(placeholder.name) {
      names.append(placeholder.name)
    }
    return names
  }
}

/// The named placeholders of one text.
private struct NamesInText {
  private let text: String
  private let placeholders: [NamedPlaceholder]
  let interpolations: [NamedPlaceholder]

  /// Finds the names in a text.
  ///
  /// - Parameter source: The source's names; interpolations that the source shows literally are no
  ///   error.
  init(_ text: String, of source: SourceNames) {
    self.text = text
    placeholders = text.utf8.contains(UInt8(ascii: "$")) ? NamedPlaceholder.all(in: text) : []
    interpolations =
      text.utf8.contains(UInt8(ascii: "\\"))
      ? NamedPlaceholder.interpolations(in: text)
        .filter { !source.interpolations.contains($0.name) } : []
  }

  var isEmpty: Bool { placeholders.isEmpty && interpolations.isEmpty }

  /// The distinct names, in the order of the text.
  var all: [String] {
    var names: [String] = []
    for placeholder in placeholders where !names.contains(placeholder.name) {
      names.append(placeholder.name)
    }
    return names
  }

  /// Returns a placeholder as the text spells it.
  func spelled(_ placeholder: NamedPlaceholder) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[placeholder.range.start..<placeholder.range.end], as: UTF8.self)
  }

  /// Returns a fix for interpolations copied from Swift, and for a wrong name if just one name is
  /// wrong and just one is missing; `nil` in other cases.
  func fix(
    _ wanted: [String], _ missing: [String], _ other: [String], _ range: ByteRange
  ) -> Fix? {
    var parts = interpolations.filter { wanted.contains($0.name) }
      .map { ($0.range, NamedPlaceholder.spelled($0.name)) }
    let copied = Set(interpolations.map(\.name))
    let rest = missing.filter { !copied.contains($0) }
    // If the text already has the name, the fix would write it twice.
    let isDoubled = placeholders.contains { copied.contains($0.name) }
    let isSafe = other.isEmpty && !parts.isEmpty && !isDoubled
    if rest.count == 1, other.count == 1 {
      parts += placeholders.filter { $0.name == other[0] }
        .map { ($0.range, NamedPlaceholder.spelled(rest[0])) }
    }
    if parts.isEmpty { return nil }
    let written = text.replacing(parts.sorted { $0.0.start < $1.0.start })
    return Fix(
      Message("write '\(written)'", comment: "修复：写成给出的文字。%@：该文字"),
      edits: [Fix.Edit(range, StringCatalog.literal(written))], isSafe: isSafe)
  }
}
