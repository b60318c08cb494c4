import LocalizationModel

/// The pages of the codes, as `gloss rules` prints them: severity, title and reason.
extension LedgerCode {
  static let ambiguousCatalogPage = RuleSummary(
    id: "ambiguous-catalog", severity: .error,
    title: Message(
      "a file that fits more than one catalog",
      comment: "导入说明 ambiguous-catalog 的标题"),
    reason: Message(
      """
      The path that the file names fits several catalogs. Name the right one with `--map OLD=NEW`.
      """, comment: "导入说明 ambiguous-catalog 的理由，Markdown 格式"))

  static let approvedPage = RuleSummary(
    id: "approved", severity: .info, isOnByDefault: true,
    title: Message(
      "a text that the file has finished without changing it",
      comment: "导入说明 approved 的标题"),
    reason: Message(
      """
      The revision that fits the file best has the catalog's text in a lower state. The file's state is taken; \
      if the file is older than the catalog, set it back.
      """, comment: "导入说明 approved 的理由，Markdown 格式"))

  static let assumedLanguagePage = RuleSummary(
    id: "assumed-language", severity: .info, isOnByDefault: true,
    title: Message(
      "a file whose language was read from its name or its bundle",
      comment: "导入说明 assumed-language 的标题"),
    reason: Message(
      """
      The file has no `target-language`. Its name, or the `contents.json` of its bundle, says which \
      language it is for. If that is wrong, name the right one with `--language`.
      """, comment: "导入说明 assumed-language 的理由，Markdown 格式"))

  static let badLanguagePage = RuleSummary(
    id: "bad-language", severity: .error,
    title: Message(
      "an invalid target language",
      comment: "导入说明 bad-language 的标题"),
    reason: Message(
      """
      Write `target-language` as the catalog does, such as `zh-Hans`.
      """, comment: "导入说明 bad-language 的理由，Markdown 格式"))

  static let collisionPage = RuleSummary(
    id: "colliding-ids", severity: .error,
    title: Message(
      "two units whose ids stand for one text",
      comment: "导入说明 colliding-ids 的标题"),
    reason: Message(
      """
      Ids are made of keys, and two keys can give the same id. Neither unit can be placed with \
      certainty. Translate the texts in the catalog.
      """, comment: "导入说明 colliding-ids 的理由，Markdown 格式"))

  static let conflictPage = RuleSummary(
    id: "conflict", severity: .error,
    title: Message(
      "a text that both the file and the catalog have changed",
      comment: "导入说明 conflict 的标题"),
    reason: Message(
      """
      The text is not the one that was exported, on either side. Both are listed with their places. Keep \
      the catalog's, edit it, or take the file's with `--prefer=file`, which marks it for review.
      """, comment: "导入说明 conflict 的理由，Markdown 格式"))

  static let contradictedPage = RuleSummary(
    id: "contradicted", severity: .error,
    title: Message(
      "two files with different translations of one text",
      comment: "导入说明 contradicted 的标题"),
    reason: Message(
      """
      Only a person can say which one is right. Keep one of them and import again.
      """, comment: "导入说明 contradicted 的理由，Markdown 格式"))

  static let emptiedPage = RuleSummary(
    id: "emptied", severity: .error,
    title: Message(
      "a translation that the file has emptied",
      comment: "导入说明 emptied 的标题"),
    reason: Message(
      """
      The text was exported and came back blank. The catalog keeps it; clear it with `--accept=empty`.
      """, comment: "导入说明 emptied 的理由，Markdown 格式"))

  static let copiedPage = RuleSummary(
    id: "copied", severity: .info, isOnByDefault: true,
    title: Message(
      "a taken translation that repeats the source text",
      comment: "导入说明 copied 的标题"),
    reason: Message(
      """
      The text is taken. A name stays as it is in many languages; a whole column of such texts was probably \
      pasted by mistake.
      """, comment: "导入说明 copied 的理由，Markdown 格式"))

  static let damagedCellPage = RuleSummary(
    id: "damaged-cell", severity: .error,
    title: Message(
      "a translation in a row that a program changed",
      comment: "导入说明 damaged-cell 的标题"),
    reason: Message(
      """
      Spreadsheet programs make numbers, dates or errors of texts, or cut them off. The ledger \
      names row and column. Format the column as text and type the translation again; if the \
      source or the id was changed, copy the translation to a new export.
      """, comment: "导入说明 damaged-cell 的理由，Markdown 格式"))

  static let doubledPage = RuleSummary(
    id: "doubled-id", severity: .error,
    title: Message(
      "a duplicate unit with another translation",
      comment: "导入说明 doubled-id 的标题"),
    reason: Message(
      """
      The file has two translations of one text. Keep the right one and import again.
      """, comment: "导入说明 doubled-id 的理由，Markdown 格式"))

  static let flattenedPage = RuleSummary(
    id: "flattened-forms", severity: .error,
    title: Message(
      "one text in place of finished forms",
      comment: "导入说明 flattened-forms 的标题"),
    reason: Message(
      """
      The catalog's text varies by number, device or substitution, and the file has one text in its place. At least two \
      finished forms with different texts would be lost, so the text is held back. Translate the forms; if one text \
      is right for all of them, `--prefer=file` takes it for review and removes the forms.
      """, comment: "导入说明 flattened-forms 的理由，Markdown 格式"))

  static let foldedBlanksPage = RuleSummary(
    id: "folded-blanks", severity: .info, isOnByDefault: true,
    title: Message(
      "a text that differs from the catalog's in the kind of blanks only",
      comment: "导入说明 folded-blanks 的标题"),
    reason: Message(
      """
      Services turn no-break spaces (U+00A0) and other blanks into plain ones. That is no translator's change: the \
      catalog's text stays.
      """, comment: "导入说明 folded-blanks 的理由，Markdown 格式"))

  static let heldBackPage = RuleSummary(
    id: "held-back", severity: .error,
    title: Message(
      "a text that may be older than the finished one",
      comment: "导入说明 held-back 的标题"),
    reason: Message(
      """
      Nothing says what was exported: the file carries no sums, and git has no revision to compare it with. \
      Either text may be the newer one, so the catalog's stays. Export again with this version of gloss, \
      fetch the whole history (`git fetch --unshallow`), or take the file's texts with `--prefer=file`.
      """, comment: "导入说明 held-back 的理由，Markdown 格式"))

  static let heldBackStatePage = RuleSummary(
    id: "held-back-state", severity: .error,
    title: Message(
      "a state that may be older than the catalog's",
      comment: "导入说明 held-back-state 的标题"),
    reason: Message(
      """
      The file has the catalog's text in a further state, such as `translated` for a text that is to be reviewed, \
      and nothing says for certain with which state it was exported. The catalog's state stays; take the \
      file's with `--prefer=file`.
      """, comment: "导入说明 held-back-state 的理由，Markdown 格式"))

  static let layoutPage = RuleSummary(
    id: "layout", severity: .info, isOnByDefault: true,
    title: Message(
      "a translation that differs from its source in white space only",
      comment: "导入说明 layout 的标题"),
    reason: Message(
      """
      It is probably the source text, passed through a program that changes line ends and \
      indentation. It is taken as it is; translate it if it has words.
      """, comment: "导入说明 layout 的理由，Markdown 格式"))

  static let likelyLanguagePage = RuleSummary(
    id: "likely-language", severity: .error,
    title: Message(
      "a target language that is there under another name",
      comment: "导入说明 likely-language 的标题"),
    reason: Message(
      """
      Programs name languages differently: `zh-CN` and `zh-Hans`, `iw` and `he`, `de-DE` and `de` are \
      the same. Name the one that is meant with `--language THEIRS=OURS`, or once and for all with \
      `languageMap` in `gloss.json`.
      """, comment: "导入说明 likely-language 的理由，Markdown 格式"))

  static let missingPlaceholdersPage = RuleSummary(
    id: "missing-placeholders", severity: .warning,
    title: Message(
      "a translation that lacks some placeholders of its source",
      comment: "导入说明 missing-placeholders 的标题"),
    reason: Message(
      """
      It is taken, because some languages say a number in words. Check that nothing is missing on \
      the screen.
      """, comment: "导入说明 missing-placeholders 的理由，Markdown 格式"))

  static let movedCatalogPage = RuleSummary(
    id: "moved-catalog", severity: .error,
    title: Message(
      "units of a catalog that seems to have moved",
      comment: "导入说明 moved-catalog 的标题"),
    reason: Message(
      """
      The project has no catalog at the path that the file names, but one elsewhere that has the same \
      keys. If it is the same catalog, take it with `--map OLD=NEW`; of a folder, that maps all \
      catalogs below it.
      """, comment: "导入说明 moved-catalog 的理由，Markdown 格式"))

  static let movedKeyPage = RuleSummary(
    id: "moved-key", severity: .info, isOnByDefault: true,
    title: Message(
      "a text whose key is in another catalog now",
      comment: "导入说明 moved-key 的标题"),
    reason: Message(
      """
      The key moved to another table or target since the export. Its text is taken there.
      """, comment: "导入说明 moved-key 的理由，Markdown 格式"))

  static let newLanguagePage = RuleSummary(
    id: "new-language", severity: .error,
    title: Message(
      "a target language that is new to the project",
      comment: "导入说明 new-language 的标题"),
    reason: Message(
      """
      The project does not translate to the language, or only in another script or for another region, such as \
      `pt-BR` where the file is for `pt-PT`. If it is to have the language, take it with `--add-language`.
      """, comment: "导入说明 new-language 的理由，Markdown 格式"))

  static let noIDPage = RuleSummary(
    id: "no-id", severity: .error,
    title: Message(
      "a unit without an id",
      comment: "导入说明 no-id 的标题"),
    reason: Message(
      """
      The id says which key the translation is for. Export again, and translate that file.
      """, comment: "导入说明 no-id 的理由，Markdown 格式"))

  static let noOriginalPage = RuleSummary(
    id: "no-original", severity: .error,
    title: Message(
      "a file element that names no catalog",
      comment: "导入说明 no-original 的标题"),
    reason: Message(
      """
      `original` says which catalog the units are for. Export again, or name the catalog with \
      `--catalog`.
      """, comment: "导入说明 no-original 的理由，Markdown 格式"))

  static let noSourcePage = RuleSummary(
    id: "no-source", severity: .error,
    title: Message(
      "a unit without a source text",
      comment: "导入说明 no-source 的标题"),
    reason: Message(
      """
      The source is compared with the catalog's, so that no translation of an older text is taken. \
      Export again.
      """, comment: "导入说明 no-source 的理由，Markdown 格式"))

  static let noStatesPage = RuleSummary(
    id: "no-states", severity: .info, isOnByDefault: true,
    title: Message(
      "a file without any state",
      comment: "导入说明 no-states 的标题"),
    reason: Message(
      """
      Services often leave states out. The texts of such a file count as finished; set the ones that are not to \
      `needs_review`.
      """, comment: "导入说明 no-states 的理由，Markdown 格式"))

  static let noTargetLanguagePage = RuleSummary(
    id: "no-target-language", severity: .error,
    title: Message(
      "a file without a target language",
      comment: "导入说明 no-target-language 的标题"),
    reason: Message(
      """
      Name the language with `--language`, or write it into `target-language`.
      """, comment: "导入说明 no-target-language 的理由，Markdown 格式"))

  static let notACatalogPage = RuleSummary(
    id: "not-a-catalog", severity: .info, isOnByDefault: true,
    title: Message(
      "units of a file that is not a String Catalog",
      comment: "导入说明 not-a-catalog 的标题"),
    reason: Message(
      """
      Xcode also exports strings files, storyboards and property lists. Translations are taken into \
      the project's `.strings` and `.stringsdict` files for the language. All others are left to Xcode.
      """, comment: "导入说明 not-a-catalog 的理由，Markdown 格式"))

  static let notSelectedPage = RuleSummary(
    id: "not-selected", severity: .info, isOnByDefault: true,
    title: Message(
      "units of a catalog that was not asked for",
      comment: "导入说明 not-selected 的标题"),
    reason: Message(
      """
      `--catalog` names the catalogs that an import is for.
      """, comment: "导入说明 not-selected 的理由，Markdown 格式"))

  static let notToBeTranslatedPage = RuleSummary(
    id: "not-to-be-translated", severity: .warning,
    title: Message(
      "a translation of a key that is not to be translated",
      comment: "导入说明 not-to-be-translated 的标题"),
    reason: Message(
      """
      The catalog says `shouldTranslate: false`. Take such translations with `--untranslatable`.
      """, comment: "导入说明 not-to-be-translated 的理由，Markdown 格式"))

  static let notTranslatedPage = RuleSummary(
    id: "not-translated", severity: .info, isOnByDefault: true,
    title: Message(
      "a unit without a translation",
      comment: "导入说明 not-translated 的标题"),
    reason: Message(
      """
      There is nothing to take.
      """, comment: "导入说明 not-translated 的理由，Markdown 格式"))

  static let otherShapePage = RuleSummary(
    id: "other-shape", severity: .error,
    title: Message(
      "a translation with another kind of variations than the catalog",
      comment: "导入说明 other-shape 的标题"),
    reason: Message(
      """
      Forms by number or device would be lost. Export the key again and translate its forms.
      """, comment: "导入说明 other-shape 的理由，Markdown 格式"))

  static let overlapPage = RuleSummary(
    id: "overlapping-shapes", severity: .error,
    title: Message(
      "an entry with two kinds of variations at one place",
      comment: "导入说明 overlapping-shapes 的标题"),
    reason: Message(
      """
      One of them would be lost. Correct the catalog first.
      """, comment: "导入说明 overlapping-shapes 的理由，Markdown 格式"))

  static let phrasesPage = RuleSummary(
    id: "phrases", severity: .error,
    title: Message(
      "a set of phrases on one side of a unit only",
      comment: "导入说明 phrases 的标题"),
    reason: Message(
      """
      Phrases of an App Shortcut are translated one by one. Put each into an `mrk` element of its \
      own, as the source has it.
      """, comment: "导入说明 phrases 的理由，Markdown 格式"))

  static let placeholdersPage = RuleSummary(
    id: "placeholders", severity: .error,
    title: Message(
      "a translation that `gloss check` calls an error",
      comment: "导入说明 placeholders 的标题"),
    reason: Message(
      """
      With wrong placeholders the program would crash or show the wrong value. The message says what \
      is wrong; correct it and import again, or take it for review with `--placeholders=review`.
      """, comment: "导入说明 placeholders 的理由，Markdown 格式"))

  static let pluralTextsPage = RuleSummary(
    id: "plural-texts", severity: .error,
    title: Message(
      "a plural entry of a PO file with a 'msgstr' too many or too few",
      comment: "导入说明 plural-texts 的标题"),
    reason: Message(
      """
      An entry with `msgid_plural` has one `msgstr[i]` for each form of the language, as `Plural-Forms` \
      counts them. With another number it is not certain which form each text is for, so none of \
      the entry is taken; the other entries are.
      """, comment: "导入说明 plural-texts 的理由，Markdown 格式"))

  static let recoveredIDPage = RuleSummary(
    id: "recovered-id", severity: .info, isOnByDefault: true,
    title: Message(
      "a unit whose id was damaged and is recovered",
      comment: "导入说明 recovered-id 的标题"),
    reason: Message(
      """
      Some programs change white space or special characters in ids. The unit fits exactly one key \
      and is taken.
      """, comment: "导入说明 recovered-id 的理由，Markdown 格式"))

  static let repeatedPage = RuleSummary(
    id: "repeated", severity: .info, isOnByDefault: true,
    title: Message(
      "a repeated unit",
      comment: "导入说明 repeated 的标题"),
    reason: Message(
      """
      It has the same translation and is taken once.
      """, comment: "导入说明 repeated 的理由，Markdown 格式"))

  static let renamedKeyPage = RuleSummary(
    id: "renamed-key", severity: .info, isOnByDefault: true,
    title: Message(
      "a text whose key has another name now",
      comment: "导入说明 renamed-key 的标题"),
    reason: Message(
      """
      The key was renamed since the export, and its source text is the same. The text is taken under the new name.
      """, comment: "导入说明 renamed-key 的理由，Markdown 格式"))

  static let reopenedPage = RuleSummary(
    id: "reopened", severity: .info, isOnByDefault: true,
    title: Message(
      "a finished text that is to be reviewed again",
      comment: "导入说明 reopened 的标题"),
    reason: Message(
      """
      A translator chose a lower state for the text in a sheet or a PO file without changing it. The \
      catalog's text has that state from now on.
      """, comment: "导入说明 reopened 的理由，Markdown 格式"))

  static let replacedPage = RuleSummary(
    id: "replaced", severity: .info, isOnByDefault: true,
    title: Message(
      "a translation that replaces a finished one",
      comment: "导入说明 replaced 的标题"),
    reason: Message(
      """
      The file has another text than the catalog had. It is taken; the old text is shown so that you \
      can compare.
      """, comment: "导入说明 replaced 的理由，Markdown 格式"))

  static let replacedFormsPage = RuleSummary(
    id: "replaced-forms", severity: .info, isOnByDefault: true,
    title: Message(
      "a translation that replaces several forms",
      comment: "导入说明 replaced-forms 的标题"),
    reason: Message(
      """
      The catalog's text varied and the unit does not, so the forms are gone. Check that one text \
      is right for all of them.
      """, comment: "导入说明 replaced-forms 的理由，Markdown 格式"))

  static let rewordedKeyPage = RuleSummary(
    id: "reworded-key", severity: .info, isOnByDefault: true,
    title: Message(
      "a text whose key has other words now",
      comment: "导入说明 reworded-key 的标题"),
    reason: Message(
      """
      The key was reworded since the export. The text is taken under the new key, to be reviewed: it translates the \
      old words.
      """, comment: "导入说明 reworded-key 的理由，Markdown 格式"))

  static let sameAsSourcePage = RuleSummary(
    id: "same-as-source", severity: .error,
    title: Message(
      "a typed translation that repeats the source text",
      comment: "导入说明 same-as-source 的标题"),
    reason: Message(
      """
      A text that was typed into a sheet is the source text, and its state does not say that it is \
      translated. For a name that stays as it is, choose `translated` in the column `state`.
      """, comment: "导入说明 same-as-source 的理由，Markdown 格式"))

  static let settledPage = RuleSummary(
    id: "settled-conflict", severity: .info, isOnByDefault: true,
    title: Message(
      "a conflict in which the file's text was taken",
      comment: "导入说明 settled-conflict 的标题"),
    reason: Message(
      """
      Both the file and the catalog had changed the text, and `--prefer=file` chose the file's. It is \
      marked for review; the message has the catalog's old text.
      """, comment: "导入说明 settled-conflict 的理由，Markdown 格式"))

  static let severalTextsPage = RuleSummary(
    id: "several-texts", severity: .error,
    title: Message(
      "a unit with several sources or targets",
      comment: "导入说明 several-texts 的标题"),
    reason: Message(
      """
      Keep one of each.
      """, comment: "导入说明 several-texts 的理由，Markdown 格式"))

  static let sourceRegionPage = RuleSummary(
    id: "source-region", severity: .info, isOnByDefault: true,
    title: Message(
      "a file whose source language differs by its region alone",
      comment: "导入说明 source-region 的标题"),
    reason: Message(
      """
      Some programs write `en-US` for `en`. The file is taken: each unit is compared with the \
      catalog's source text anyway.
      """, comment: "导入说明 source-region 的理由，Markdown 格式"))

  static let unfinishedPage = RuleSummary(
    id: "unfinished", severity: .warning,
    title: Message(
      "a translation whose state is unfinished",
      comment: "导入说明 unfinished 的标题"),
    reason: Message(
      """
      The text was changed, and its state says that it is not finished. Finish it, or take such states for \
      review with `--accept`.
      """, comment: "导入说明 unfinished 的理由，Markdown 格式"))

  static let unfitCharacterPage = RuleSummary(
    id: "unfit-character", severity: .error,
    title: Message(
      "a text with a character that XML cannot hold",
      comment: "导入说明 unfit-character 的标题"),
    reason: Message(
      """
      Spreadsheet programs put control characters, such as U+000B for a line break, into texts. The text could \
      not be exported as XLIFF again. Type it again without the character.
      """, comment: "导入说明 unfit-character 的理由，Markdown 格式"))

  static let unfitShapePage = RuleSummary(
    id: "unfit-shape", severity: .error,
    title: Message(
      "units of one key with different kinds of variations",
      comment: "导入说明 unfit-shape 的标题"),
    reason: Message(
      """
      All forms of a key vary by the same: by number, or by device. Export the key again.
      """, comment: "导入说明 unfit-shape 的理由，Markdown 格式"))

  static let unknownCatalogPage = RuleSummary(
    id: "unknown-catalog", severity: .warning,
    title: Message(
      "units of a catalog that the project does not have",
      comment: "导入说明 unknown-catalog 的标题"),
    reason: Message(
      """
      It may have been moved, renamed or removed since the export. Name the right one with \
      `--map OLD=NEW`.
      """, comment: "导入说明 unknown-catalog 的理由，Markdown 格式"))

  static let unknownIDPage = RuleSummary(
    id: "unknown-id", severity: .warning,
    title: Message(
      "a unit whose key the catalog does not have",
      comment: "导入说明 unknown-id 的标题"),
    reason: Message(
      """
      The key may be gone from the sources since the export, or have another name or other words, and no key of \
      the catalog is certainly the same.
      """, comment: "导入说明 unknown-id 的理由，Markdown 格式"))

  static let unreadableCatalogPage = RuleSummary(
    id: "unreadable-catalog", severity: .warning,
    title: Message(
      "units of a catalog that could not be read",
      comment: "导入说明 unreadable-catalog 的标题"),
    reason: Message(
      """
      Correct the catalog, then import again.
      """, comment: "导入说明 unreadable-catalog 的理由，Markdown 格式"))

  static let untouchedPage = RuleSummary(
    id: "untouched", severity: .info, isOnByDefault: true,
    title: Message(
      "a unit that is as it was exported",
      comment: "导入说明 untouched 的标题"),
    reason: Message(
      """
      The catalog has changed since the export and the file has not, so the catalog stays.
      """, comment: "导入说明 untouched 的理由，Markdown 格式"))
}
