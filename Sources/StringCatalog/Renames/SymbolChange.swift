import LocalizationModel

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
      if let comment, entry.comment?.isEmpty ?? true { entry.comment = comment }
      entry.extractionState = .manual
      entry.generatesSymbol = true
      if entry[language] == nil {
        let text = numberedFormat(key) ?? key
        entry.set(StringUnit(state: .translated, value: text), language: language)
      }
      guard var texts = entry[language] else { return }
      texts.updateOwnUnits { if $0.isNew { $0.set(.translated) } }
      texts.replaceTexts { $0.labelled(labels) }
      entry[language] = texts
    }
  }

  /// Turns an entry added by hand into one that extraction finds.
  ///
  /// Labels of placeholders are removed. So is the source language's text if it only repeats the
  /// key.
  package func makeText(in catalog: inout StringCatalog) {
    let (key, language) = (key, catalog.sourceLanguage)
    catalog.edit(key) { entry in
      entry.extractionState = nil
      guard var texts = entry[language] else { return }
      texts.replaceTexts(\.withoutLabels)
      let repeatsKey = texts.onlyText.map { entry.isText($0) } ?? false
      entry[language] = repeatsKey ? nil : texts
    }
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
