import LocalizationModel
import StringCatalog

/// English source texts that are certainly no names, so that every language translates them: a
/// sentence with a word such as `the`, or a command such as `Save`. `stand-in`, `source-beside`,
/// `text-doubled` and `added-note` report short texts only beside such a source.
extension CheckedText {
  /// True for a sentence in small letters that has a word such as `the` or `you`.
  var isPlainSentence: Bool {
    words.count >= 3 && words.dropFirst().allSatisfy(\.isPlain)
      && words.contains { Self.functionWords.contains($0.letters) }
  }

  /// True for one to four words of commands and settings, such as `Edit Profile`, of which one is in
  /// no other language.
  var isPlainCommand: Bool {
    1...4 ~= words.count
      && words.allSatisfy {
        Self.english.contains($0.letters) || Self.commands.contains($0.letters)
      } && words.contains { Self.english.contains($0.letters) }
  }

  /// True if a word of commands and settings is in the text.
  var namesCommand: Bool {
    words.contains { Self.english.contains($0.letters) || Self.commands.contains($0.letters) }
  }

  private static let functionWords: Set<String> = [
    "the", "this", "that", "these", "those", "is", "are", "was", "were", "will", "can", "cannot",
    "you", "we", "they", "it", "please", "has", "have",
  ]

  /// Words of commands that no other language has.
  private static let english: Set<String> = [
    "about", "add", "cancel", "changes", "choose", "close", "continue", "create", "delete", "done",
    "edit",
    "help", "hide", "next", "open", "previous", "remove", "rename", "save", "search", "send",
    "settings", "share", "show", "unlock", "learn", "turn", "try", "again",
  ]

  /// Words of commands that other languages have as well.
  private static let commands: Set<String> = [
    "account", "all", "apply", "back", "clear", "copy", "disable", "download", "enable",
    "export", "favorites", "file", "files", "filter", "finish", "folder", "folders", "general",
    "history", "image", "images", "import", "language", "message", "messages", "move", "my", "name",
    "new", "notifications", "page", "password", "paste", "photo", "photos", "preferences", "print",
    "privacy", "profile", "profiles", "refresh", "reload", "select", "sort", "start", "title",
    "upload", "your",
  ]
}

extension Translation {
  /// The texts at the same path in other languages than this one and the source's.
  var otherTexts: [String] {
    entry.translations.lazy.filter { $0.language != self.language }
      .compactMap { $0.leaf(self.path)?.value?.text }
  }
}
