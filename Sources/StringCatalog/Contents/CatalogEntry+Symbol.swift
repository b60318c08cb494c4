package import LocalizationModel
import OrderedJSON

extension StringCatalog {
  /// Returns the symbol that Xcode generates for an entry, or `nil`.
  ///
  /// - Parameter index: The entry's index in the order of the file, from 0, less than
  ///   ``entryCount``.
  package func symbol(at index: Int) -> GeneratedSymbol? {
    // Few entries are manual, and only their texts are read.
    guard let name = slots[index].name,
      let state = document.value(of: "extractionState", in: name + 1),
      document.isText(state, ExtractionState.manual.rawValue)
    else { return nil }
    return readEntry(slots[index].key, at: name).symbol
  }
}

extension CatalogEntry {
  /// The symbol that Xcode generates for the entry. `nil` if it generates none: the entry was not
  /// added by hand or opts out, its key has no words, or a placeholder has no type in Swift.
  package var symbol: GeneratedSymbol? {
    guard extractionState == .manual, generatesSymbol, let symbol = anySymbol, !symbol.isEmpty
    else { return nil }
    return symbol
  }

  /// The symbol that Xcode would generate if the entry were added by hand; `nil` if a placeholder has
  /// no type in Swift, such as `%s`.
  package var anySymbol: GeneratedSymbol? {
    let source = self[sourceLanguage]
    return GeneratedSymbol(key: key, text: source?.textForSymbol ?? key) { name in
      guard let part = source?.substitution(named: name) else { return nil }
      return GeneratedSymbol.Substitution(
        number: part.argument, formatSpecifier: part.formatSpecifier?.text ?? "lld",
        text: part.node.textForSymbol ?? "")
    }
  }
}

extension TextNode {
  /// The plain text, else the text for `other`, else the first one, substitutions left out.
  fileprivate var textForSymbol: String? {
    var first: TextUnit?
    var other: TextUnit?
    forEachUnit { path, unit, isSet in
      if isSet || path.substitution != nil { return true }
      first = first ?? unit
      let isOther = path.steps.allSatisfy {
        if case .variation(_, let name) = $0 { name == "other" } else { false }
      }
      if isOther { other = unit }
      return other == nil
    }
    return (other ?? first)?.text?.text
  }
}
