extension LedgerReason {
  /// Whether it is about a file as a whole, and the same for all of its units.
  package var isOfWholeFile: Bool {
    switch kind {
    case .notACatalog, .notSelected, .unknownCatalog, .movedCatalog, .unreadableCatalog,
      .badLanguage, .likelyLanguage, .newLanguage, .noOriginal, .ambiguousCatalog,
      .noTargetLanguage, .sourceLanguage, .collision, .assumedLanguage, .sourceRegion, .probablyOld:
      true
    case .notTranslated, .unfinished, .repeated, .untouched, .unknownID, .sourceChanged,
      .notToBeTranslated, .noID, .noSource, .severalTexts, .phrases, .doubled, .contradicted,
      .conflict, .emptied, .placeholders, .overlap, .unfitShape, .otherShape, .recoveredID,
      .missingPlaceholders, .layout, .replacedForms, .replaced, .settled, .approved:
      false
    }
  }

  /// How much it matters that each unit is named with its texts: those of 2 first.
  package var weightOfTexts: Int {
    switch kind {
    case .conflict, .emptied: 2
    case .replaced, .settled, .approved: 1
    case .notACatalog, .notSelected, .unknownCatalog, .movedCatalog, .unreadableCatalog,
      .badLanguage, .likelyLanguage, .newLanguage, .noOriginal, .ambiguousCatalog,
      .noTargetLanguage, .sourceLanguage, .collision, .assumedLanguage, .sourceRegion, .probablyOld,
      .notTranslated, .unfinished, .repeated, .untouched, .unknownID, .sourceChanged,
      .notToBeTranslated, .noID, .noSource, .severalTexts, .phrases, .doubled, .contradicted,
      .placeholders, .overlap, .unfitShape, .otherShape, .recoveredID, .missingPlaceholders,
      .layout, .replacedForms:
      0
    }
  }

  /// What holds of many units with reasons of one kind, whose descriptions differ.
  package var generalDescription: String {
    switch kind {
    case .unfinished: "their states are unfinished: finish them, or take them with '--accept'"
    case .sourceChanged:
      "their source texts have changed: translate them anew, or take them with "
        + "'--source-changed=review'"
    case .unknownCatalog: "the project has no catalogs of these names"
    case .movedCatalog:
      "the project has no catalogs of these names, but others with their keys: '-v' lists them, and "
        + "'--map OLD=NEW' takes them"
    case .unreadableCatalog: "their catalogs could not be read"
    case .ambiguousCatalog: "their names fit several catalogs: '-v' lists them"
    case .badLanguage: "their files are for what is no language"
    case .likelyLanguage:
      "languages that are there under other names: take them with '--language FILE=CATALOG'"
    case .newLanguage: "new scripts or regions of languages: take them with '--add-language'"
    case .sourceLanguage:
      "their files translate from other source languages than the catalogs: export them anew"
    case .doubled: "the file has other translations for the same texts: keep one of each"
    case .contradicted: "other files have other translations for them: keep one of each"
    case .conflict:
      "both sides changed them: '-v' lists both texts; keep the catalog's, or take the file's with "
        + "'--prefer=file'"
    case .emptied:
      "the file has dropped their texts: translate them, or clear them with '--accept=empty'"
    case .replaced: "they replace finished texts: '-v' lists both"
    case .settled:
      "both sides changed them: the file's texts replace the catalog's and are to be reviewed; '-v' "
        + "lists both"
    case .approved: "the file has the catalog's texts in further states, which are taken"
    case .probablyOld:
      "the files are probably old and would replace finished texts: export them anew, or take them with "
        + "'--prefer=file'"
    case .noTargetLanguage:
      "their files do not say their language ('target-language'): give it with '--language', such as "
        + "'--language de'"
    case .placeholders:
      "'gloss check' finds errors in them, such as other arguments than their sources take"
    case .otherShape: "forms of the catalog's texts would be lost: export the keys anew"
    case .recoveredID: "their ids were repaired"
    case .missingPlaceholders: "they lack some arguments of their sources"
    case .replacedForms: "they take the place of texts that varied"
    case .assumedLanguage: "their languages are read from the names of the files"
    case .sourceRegion: "their source languages differ from the catalogs' by region"
    case .collision: "ids stand for several texts"
    // The same for every unit.
    case .notTranslated, .repeated, .notSelected, .untouched, .notACatalog, .unknownID,
      .notToBeTranslated, .noID, .noSource, .severalTexts, .phrases, .overlap, .noOriginal,
      .unfitShape, .layout:
      description
    }
  }
}
