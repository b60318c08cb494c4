import LocalizationModel
import OrderedJSON

/// A key that code looks up by its text and then names by a symbol, or the other way round.
package struct SymbolChange {
  private let key: String

  package init(of key: String) { self.key = key }

  /// Makes the key one that was added by hand, of which Xcode makes a symbol.
  ///
  /// The text of the source language is written down, for the key is a name from now on; its placeholders get
  /// labels. Translations stay as they are.
  ///
  /// - Parameters:
  ///   - labels: By the number of the argument.
  ///   - comment: What the code said, if the catalog has no comment.
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

  /// Makes the key, which was added by hand, one that extraction finds again.
  ///
  /// A text of the source language that says what the key says goes; its labels go in any case.
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
  /// A localization with other texts.
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
  /// The text with labels for its placeholders.
  ///
  /// - Parameter labels: By the number of the argument.
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
      var place = specifier.range.start + 1
      if specifier.position != nil {
        while bytes[place] != UInt8(ascii: "$") { place += 1 }
        place += 1
      }
      result += bytes[copied..<place] + Array("(\(label))".utf8)
      copied = place
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}
