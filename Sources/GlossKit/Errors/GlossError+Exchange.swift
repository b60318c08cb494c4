package import LocalizationModel

extension GlossError {
  /// Why a file for translators, or one of an older format, cannot be read or written.
  package enum ExchangeReason: Hashable, Sendable {
    /// A translators' file that cannot be read as one, or made.
    case badXLIFF(detail: String)
    /// A folder without a translators' file.
    case noTranslatorsFiles
    case severalTranslatorsFiles
    /// A translators' file with so many translations that the catalogs lack; `nil` if it is none.
    case notOverwritten(count: Int?)
    case noSingleLanguage
    /// A place that a moved catalog is said to have.
    case noCatalogToMap
    /// Two languages that the map calls the same.
    case sameLanguageName(String, String, name: String)
    /// A fault of ours.
    case unaccountedUnits
    /// A `.strings` or `.stringsdict` file that cannot be read as one, or made.
    case badStrings(detail: String)
    /// A file of an older format that is in no language's folder.
    case notLocalized
    case nothingToConvert
    /// Catalogs and older files at once.
    case mixedConversion
    /// A converted file would replace another one.
    case notConvertedOver
  }

  package init(_ path: String, at position: SourcePosition? = nil, _ reason: ExchangeReason) {
    self.init(path, at: position, .exchange(reason))
  }
}

extension GlossError.ExchangeReason {
  var wording: String {
    switch self {
    case .badXLIFF(let detail): detail
    case .noTranslatorsFiles: "no .xliff file and no .xcloc bundle in this folder"
    case .severalTranslatorsFiles: "holds several .xliff files: give the one to bring up to date"
    case .notOverwritten(nil):
      "a file that is no XLIFF lies in the place of the export and is left as it is: "
        + "move it, or give '--overwrite'"
    case .notOverwritten(let count?):
      "holds \(count) \(count == 1 ? "translation" : "translations") that the catalogs lack, and is "
        + "left as it is: 'gloss import' it first, bring it up to date with '--update', or give "
        + "'--overwrite'"
    case .noSingleLanguage:
      "the file does not say its language ('target-language'), or has several: give a file of one"
    case .noCatalogToMap:
      "the project has no catalog here: give the new path of one behind '=' in '--map OLD=NEW'"
    case .sameLanguageName(let first, let second, let name):
      "'\(first)' and '\(second)' would both be '\(name)' in files: change 'languageMap', or export one "
        + "of them with '--language'"
    case .unaccountedUnits:
      "the ledger does not account for every unit, so nothing is written: please report this"
    case .badStrings(let detail): detail
    case .notLocalized:
      "its folder is no language's: put it into one such as 'en.lproj', then run again"
    case .nothingToConvert:
      "no .strings or .stringsdict file in an .lproj folder here, and no catalog: give such files, or "
        + "folders that hold them"
    case .mixedConversion:
      "catalogs and older files cannot be converted in one run: give either the one or the other"
    case .notConvertedOver:
      "another file lies in the place of what would be written, and is left as it is: move it, or "
        + "give '--overwrite'"
    }
  }
}
