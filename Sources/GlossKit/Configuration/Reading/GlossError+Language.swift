import LocalizationModel

extension GlossError {
  /// Returns the error on a language that a user asks for; `nil` if it exists, or is in use.
  ///
  /// - Parameter used: The languages of the catalogs.
  static func noLanguage(_ language: String, besides used: some Sequence<String>) -> GlossError? {
    LanguageSpelling.isKnown(language) || used.contains(language)
      ? nil : GlossError("", .unknownLanguage(.noLanguage(language)))
  }
}

extension Message {
  /// Returns the message on a language that does not exist, with the one that is probably meant.
  static func noLanguage(_ language: String) -> Message {
    guard let likely = LanguageSpelling.suggestion(for: language) else {
      return Message(
        "'\(language)' is not a language: give one such as 'zh-Hans' or 'pt-BR'",
        comment: "命令行：不是语言代码。%@：所给的代码")
    }
    return Message(
      "'\(language)' is not a language: did you mean '\(likely)'?",
      comment: "命令行：不是语言代码。%1$@：所给的代码；%2$@：相近的代码")
  }

  /// Returns the message on a language that no catalog has.
  static func notInCatalogs(_ language: String) -> Message {
    Message("no catalog has the language '\(language)'", comment: "没有目录含有所要的语言。%@：语言")
  }
}
