import LocalizationModel
import OrderedJSON

/// Migrates the entry of one key between lookup by text, `Text("Done")`, and by a generated symbol,
/// `Text(.done)`.
///
/// `gloss rename --to-symbols` and `--to-text` change the code; this type changes the entry to
/// match.
package struct SymbolChange {
  private let key: String

  package init(of key: String) { self.key = key }

  /// Turns the entry into one added by hand, for which Xcode generates a symbol.
  ///
  /// The source language's text is written into the entry, because the key is only a name from now
  /// on, and its placeholders get labels. Translations stay as they are.
  ///
  /// - Parameters:
  ///   - labels: The labels of the placeholders, by the number of their argument.
  ///   - comment: The comment in the code, used if the entry has none.
  package func makeSymbol(
    in catalog: inout StringCatalog, labels: [Int: String], comment: String?
  ) {
    let (key, language) = (key, catalog.sourceLanguage)
    catalog.edit(key) { entry in
      if let comment, entry["comment"]?.string?.isEmpty ?? true {
        entry["comment"] = .string(comment)
      }
      entry["extractionState"] = .string(ExtractionState.manual.rawValue)
      entry["generatesSymbol"] = nil
      if entry["localizations"]?[language] == nil {
        let text = numberedFormat(key) ?? key
        entry.setUnit(StringUnit(state: .translated, value: text), language: language)
      } else if entry["localizations"]?[language]?["stringUnit"]?["state"]?.string
        == TranslationState.new.rawValue
      {
        entry["localizations"]?[language]?["stringUnit"]?["state"] = .string(
          TranslationState.translated.rawValue)
      }
      if labels.isEmpty { return }
      guard let localization = entry["localizations"]?[language] else { return }
      entry["localizations"]?[language] = localization.replacingTexts { $0.labelled(labels) }
    }
  }

  /// Turns an entry added by hand into one that extraction finds.
  ///
  /// Labels of placeholders are removed. So is the source language's text if it only repeats the
  /// key.
  package func makeText(in catalog: inout StringCatalog) {
    let (key, language) = (key, catalog.sourceLanguage)
    catalog.edit(key) { entry in
      entry["extractionState"] = nil
      guard let localization = entry["localizations"]?[language] else { return }
      let plain = localization.replacingTexts(\.withoutLabels)
      entry["localizations"]?[language] = plain
      guard plain.members?.map(\.name) == ["stringUnit"],
        let text = plain["stringUnit"]?["value"]?.string,
        text.hasBytes(of: key) || numberedFormat(key)?.hasBytes(of: text) == true
      else { return }
      entry["localizations"]?[language] = nil
      if entry["localizations"]?.members?.isEmpty == true { entry["localizations"] = nil }
    }
  }
}

extension JSONValue {
  /// Returns a localization in which every text is changed.
  fileprivate func replacingTexts(_ change: (String) -> String) -> JSONValue {
    guard case .object(var members) = self else { return self }
    for index in members.indices {
      if members[index].name == "stringUnit", let text = members[index].value["value"]?.string {
        members[index].value["value"] = .string(change(text))
      } else {
        members[index].value = members[index].value.replacingTexts(change)
      }
    }
    return .object(members)
  }
}

extension String {
  /// Returns the text with labels on its placeholders, such as `%(count)lld`.
  ///
  /// - Parameter labels: The labels, by the number of the argument.
  fileprivate func labelled(_ labels: [Int: String]) -> String {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var (copied, next) = (0, 1)
    for specifier in FormatSpecifier.all(in: self) where !specifier.hasSpaceFlag {
      switch specifier.kind {
      case .percent, .substitutionArgument: continue
      case .argument, .substitution: break
      }
      let number = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      guard specifier.kind == .argument, specifier.label == nil, let label = labels[number] else {
        continue
      }
      // The label follows the percent sign and the number: `%1$(count)lld`.
      var labelStart = specifier.range.start + 1
      if specifier.position != nil {
        while bytes[labelStart] != UInt8(ascii: "$") { labelStart += 1 }
        labelStart += 1
      }
      result += bytes[copied..<labelStart] + Array("(\(label))".utf8)
      copied = labelStart
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}
