import LocalizationModel

/// Converts the texts of a key to the specifiers of another spelling of it, such as `%lld` for
/// `%@`.
///
/// `gloss sync` uses it when the code looks a key up with other specifiers than the catalog's: the
/// texts move over, and each argument gets its new type.
struct SpecifierChange {
  /// The specifiers of the new key, by the number of their argument, from 1.
  private let specifiers: [Int: FormatSpecifier]

  /// Reads the specifiers of the new key.
  ///
  /// - Parameter new: The key as it is spelled now.
  init(to new: String) {
    var specifiers: [Int: FormatSpecifier] = [:]
    var next = 1
    for specifier in FormatSpecifier.all(in: new) where specifier.kind == .argument {
      specifiers[specifier.position ?? next] = specifier
      if specifier.position == nil { next += 1 }
    }
    self.specifiers = specifiers
  }

  /// Carries the texts of a key over to another, converted and to be reviewed.
  func carry(_ old: String, to new: String, in catalog: inout StringCatalog) {
    catalog.copyTranslations(from: old, to: new)
    catalog.edit(new) { entry in
      var localizations = entry.localizations
      for index in localizations.indices { convert(&localizations[index].root) }
      entry.localizations = localizations
    }
  }

  /// Converts all specifiers of a localization.
  private func convert(_ texts: inout TextNode) {
    texts.updateNodes { path, node, argument in
      // The forms of a substitution begin with its argument.
      let argument = argument ?? 1
      node.updateOwnUnits { unit in
        if let text = unit.text { unit.set(converted(text.text, argument: argument)) }
      }
      guard case .substitution? = path.steps.last, let specifier = specifiers[argument] else {
        return
      }
      node.changeFormatSpecifier(to: specifier)
    }
  }

  /// Returns a text in which each specifier has the type of its argument in the new key. Flags,
  /// widths and numbers stay.
  private func converted(_ text: String, argument: Int) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var (copied, next) = (0, argument)
    for specifier in FormatSpecifier.all(in: text) where !specifier.hasSpaceFlag {
      switch specifier.kind {
      case .argument, .substitution: break
      case .percent, .substitutionArgument: continue
      }
      let number = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      guard specifier.kind == .argument, let new = specifiers[number] else { continue }
      // The type is the length modifier and the conversion, which is one character: `ll` and `d`.
      let typeStart = specifier.range.end - specifier.length.utf8.count - 1
      result += bytes[copied..<typeStart] + Array((new.length + String(new.conversion)).utf8)
      copied = specifier.range.end
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}
