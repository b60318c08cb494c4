import LocalizationModel

/// A translation in another language of the same script.
struct WrongLanguage: TranslationRule {
  static let summary = RuleSummary(
    id: "wrong-language", severity: .warning,
    title: Message("a translation in another language", comment: "规则 wrong-language 的标题"),
    reason: Message(
      """
      People see a sentence in a language that they did not choose: French among German texts, or the English text with \
      one word changed. Languages of one script are told apart by their typical letters and sequences of letters. \
      Only texts with at least three words that are not in the source text are judged. Close relatives, such as Danish and Norwegian, \
      are not compared.
      """, comment: "规则 wrong-language 的理由，Markdown 格式"),
    good: [
      .translation("Save the file in this folder", to: "de", "Die Datei in diesem Ordner sichern"),
      .translation("Undo", to: "fr", "Undo last change"),
      .translation("Choose Smart Playlist Import", to: "de", "Smart Playlist Import wählen"),
      .translation("The file could not be saved", to: "nb", "Filen kunne ikke gemmes"),
      .translation("Create your first login", to: "sl", "Ustvarite svojo prvo prijavo"),
      .translation("Save the file in this folder", to: "tlh", "teywI' choq janvam qoD"),
      .translation("Save the file in this folder", to: "de", "Save the file in this folder"),
      .translation(
        "Manage the dependencies of Tool", to: "it", "Gestisci le dipendenze richieste da Tool."),
    ],
    bad: [
      .translation(
        "Save the file in this folder", to: "de", "⟦Enregistrer le fichier dans ce dossier⟧"),
      .translation(
        "👋 Your password is too short", to: "fr", "⟦👋 Dein Passwort ist leider viel zu kurz⟧"),
      .translation(
        "title.not-saved", to: "es", "⟦The changes could not be saved because the disk is full⟧"),
      .translation(
        "The file could not be opened", to: "pl", "⟦Nepodařilo se otevřít požadovaný soubor⟧"),
      .translation(
        "Delete all messages now", to: "uk", "⟦Вы уверены, что хотите удалить все эти сообщения?⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    guard case .language(let language) = translation.foreign else { return }
    // The words beside the marks of a merge are English.
    if translation.target.text.contains(">>>>>>>") || translation.target.text.contains("<<<<<<<") {
      return
    }
    findings.add(
      Message(
        """
        '\(translation.target.text)' looks like '\(language)', not '\(translation.language)': \
        replace it with a translation of the source text
        """, comment: "发现：译文是另一种语言的。%1$@：译文；%2$@：看上去的语言代码；%3$@：应有的语言代码"),
      at: translation.target.range)
  }
}
