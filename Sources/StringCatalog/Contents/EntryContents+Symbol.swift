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
    return contents(at: index)?.symbol(from: sourceLanguage)
  }
}

extension EntryContents {
  /// Returns the symbol that Xcode generates for the entry. `nil` if it generates none: the entry
  /// was not added by hand or opts out, its key has no words, or a placeholder has no type in
  /// Swift.
  package func symbol(from sourceLanguage: String) -> GeneratedSymbol? {
    guard extractionState?.text == ExtractionState.manual.rawValue, generatesSymbol,
      let symbol = anySymbol(from: sourceLanguage), !symbol.isEmpty
    else { return nil }
    return symbol
  }

  /// Returns the symbol that Xcode would generate if the entry were added by hand; `nil` if a
  /// placeholder has no type in Swift, such as `%s`.
  package func anySymbol(from sourceLanguage: String) -> GeneratedSymbol? {
    let source = localization(sourceLanguage)
    let text = source.map { Self.text(of: $0, at: []) ?? key } ?? key
    return GeneratedSymbol(key: key, text: text) { name in
      guard let part = source?.substitution(named: name) else { return nil }
      return GeneratedSymbol.Substitution(
        number: part.argument, formatSpecifier: part.formatSpecifier?.text ?? "lld",
        text: source.flatMap { Self.text(of: $0, at: [.substitution(name)]) } ?? "")
    }
  }

  /// Returns the plain text of a localization or substitution, else its text for `other`, else its
  /// first one.
  ///
  /// - Parameter steps: The path of the substitution; empty for the localization itself.
  private static func text(of source: LocalizationContents, at steps: [LeafPath.Step]) -> String? {
    let leaves = source.leaves.filter {
      $0.path.steps.count >= steps.count && Array($0.path.steps.prefix(steps.count)) == steps
        && (steps.isEmpty ? $0.path.substitution == nil : true)
    }
    func isOther(_ leaf: CatalogLeaf) -> Bool {
      leaf.path.steps.dropFirst(steps.count).allSatisfy {
        if case .variation(_, let name) = $0 { name == "other" } else { false }
      }
    }
    return (leaves.first(where: isOther) ?? leaves.first)?.value?.text
  }
}
