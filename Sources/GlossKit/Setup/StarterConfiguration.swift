import ConventionChecks
import LocalizationModel
import OrderedJSON

/// The text of a project's first `gloss.json`, which `gloss init` writes: settings derived from a
/// ``ProjectSurvey``, each with its reason in a comment above it.
struct StarterConfiguration: Sendable {
  /// One setting of the file, with its reason.
  private struct Member {
    let reason: Message
    let name: String
    /// The value as JSON on one line.
    let value: String
    /// True if the setting is commented out, for a person to turn on.
    var isOff = false
  }

  private var members: [Member] = []

  /// The name of the schema's file beside the configuration.
  static let schemaName = "gloss.schema.json"

  /// - Parameters:
  ///   - convention: The languages that the command line asks for; `nil` to take the ones in use.
  ///   - messages: The language of the messages and of the comments in the file.
  ///   - baseline: The path of the baseline that is written together with the file; `nil` for none.
  ///   - followedFindings: The number of findings that the setting `follow` adds.
  init(
    _ survey: ProjectSurvey, convention: ConventionPair?, messages: MessageLanguage,
    baseline: String?, followedFindings: Int = 0
  ) {
    if messages == .chinese {
      members.append(
        Member(
          reason: Message("the language of messages", comment: "初始化的说明：消息的语言"),
          name: "messages", value: Self.json(messages.rawValue)))
    }
    addLanguages(survey)
    if let convention {
      add(convention)
    } else {
      addConvention(survey, isChinese: messages == .chinese || survey.hasChinese)
    }
    if survey.followedCount > 0 {
      members.append(
        Member(
          reason: Message(
            """
            \(survey.followedCount) keys of the catalogs reach their lookup as a String; following them adds \
            findings: \(followedFindings)
            """,
            comment: "初始化的说明。%1$lld：只有跟踪 String 才能找到的键数；%2$lld：因此多出的发现数"),
          name: "follow", value: "true"))
    }
    if let first = survey.unknownLookups.first {
      members.append(
        Member(
          reason: Message(
            """
            '\(first.name)' is declared nowhere here, and \(first.keyCount) of its \(first.callCount) calls spell keys of \
            the catalogs; uncomment this to extract them
            """,
            comment: "初始化的建议：没有声明的查找函数。%1$@：函数名；%2$lld：写出目录中的键的调用数；%3$lld：调用总数"),
          name: "functions",
          value: "[" + survey.unknownLookups.map(\.row).joined(separator: ", ") + "]", isOff: true))
    }
    if let baseline {
      members.append(
        Member(
          reason: Message(
            "findings that were there at the start; fix them when there is time",
            comment: "初始化的说明：基线的用途"), name: "baseline", value: Self.json(baseline)))
    }
    addSuggestions()
  }

  /// The settings that are on, each with its reason, in the order of the file.
  var decisions: [(setting: String, reason: Message)] {
    members.filter { !$0.isOff }.map { ("\"\($0.name)\": \($0.value)", $0.reason) }
  }

  /// Returns the file's bytes, with comments in a language.
  func bytes(in language: MessageLanguage) -> ContiguousArray<UInt8> {
    var text = "{\n  \"$schema\": \(Self.json(Self.schemaName)),\n"
    for member in members {
      text += "\n  // \(member.reason.text(in: language))\n"
      text += "  \(member.isOff ? "// " : "")\"\(member.name)\": \(member.value),\n"
    }
    return ContiguousArray((text + "}\n").utf8)
  }

  private mutating func addLanguages(_ survey: ProjectSurvey) {
    guard let source = survey.sourceLanguage else { return }
    members.append(
      Member(
        reason: Message(
          "the language that the catalogs are developed in", comment: "初始化的说明：源语言"),
        name: "sourceLanguage", value: Self.json(source)))
    guard let first = survey.languageSets.first else { return }
    let isShared = survey.languageSets.count == 1
    let all = Set(survey.languageSets.joined()).sortedByBytes()
    let required =
      survey.rareLanguages.isEmpty
      ? Message(
        "the languages that every text has to be translated to",
        comment: "初始化的说明：目标语言")
      : Message(
        """
        the languages that every text has to be translated to; without those with few texts: \
        \(Message.list(survey.rareLanguages))
        """, comment: "初始化的说明：目标语言，不含文字很少的语言。%@：那些语言")
    members.append(
      Member(
        reason: isShared
          ? required
          : Message(
            "not all catalogs have the same languages; uncomment this to require these in all",
            comment: "初始化的说明：各目录的语言不同，目标语言留作注释"),
        name: "languages", value: Self.json(isShared ? first : all), isOff: !isShared))
  }

  private mutating func add(_ convention: ConventionPair) {
    members.append(
      Member(
        reason: Message(
          "the languages of keys and comments, as asked for", comment: "初始化的说明：命令行指定的约定"),
        name: "convention",
        value: convention.isOff
          ? Self.json("any") : Self.json(key: convention.key, comment: convention.comment)))
  }

  /// Adds the convention that the comments show. Fewer than five show none: then the default one is
  /// taken if the people seem to be Chinese.
  private mutating func addConvention(_ survey: ProjectSurvey, isChinese: Bool) {
    let commentCount = survey.comments.evidence.commentCount
    if commentCount < 5 {
      if !isChinese { return }
      members.append(
        Member(
          reason: Message(
            "English keys and Chinese comments: the comments are too few to tell (\(commentCount)), and the team is Chinese",
            comment: "初始化的说明：注释太少，而项目或消息是中文的，因此采用默认约定。%lld：注释个数"),
          name: "convention",
          value: Self.json(key: Convention().key, comment: Convention().comment)))
      return
    }
    let source = survey.sourceLanguage ?? Convention().key
    // A convention for keys is set if at least half of the texts fit it, else any language is fine.
    let keyLanguage =
      survey.keys.fittingCount * 2 >= survey.keys.commentCount ? source : "any"
    let comments = survey.comments.evidence
    members.append(
      Member(
        reason: Message(
          """
          \(survey.keys.fittingCount) of \(survey.keys.commentCount) texts in the sources are in '\(source)'; \
          \(comments.fittingCount) of \(comments.commentCount) comments are in \
          '\(survey.comments.language)'
          """,
          comment: """
            初始化的说明。%1$lld：符合源语言的键数；%2$lld：键的总数；%3$@：源语言；%4$lld：符合该语言的注释数；\
            %5$lld：注释总数；%6$@：注释的语言
            """),
        name: "convention",
        value: Self.json(
          key: keyLanguage,
          comment: comments.showsConvention ? survey.comments.language : "any")))
  }

  /// Adds commented-out examples of settings that cannot be derived from a project.
  private mutating func addSuggestions() {
    let suggestions: [(Message, String, String)] = [
      (
        Message(
          "words to use and to avoid ('*' takes any ending), and names that stay as they are",
          comment: "初始化的建议：术语表；'*' 表示任意词尾"), "glossary",
        """
        [{"term": "server*", "translations": {"de": "Server"}, "forbidden": {"de": "Diener*"}}, \
        {"term": "iCloud", "keep": true}]
        """
      ),
      (
        Message(
          "more such words: CSV with the columns term, keep, de, forbidden de …, or a catalog",
          comment: "初始化的建议：术语文件，CSV 或目录文件；term、keep、forbidden 是列名"), "terms",
        #"["terms.csv"]"#
      ),
      (
        Message(
          "patterns that texts must not match, with a message of your own",
          comment: "初始化的建议：模式"), "patterns",
        """
        [{"pattern": "!!", "in": "value", "languages": ["de"], "severity": "error", \
        "message": "one exclamation mark is enough"}]
        """
      ),
      (
        Message(
          "how wide translations may be, in columns; East Asian characters take two",
          comment: "初始化的建议：最大宽度"), "maxLength",
        #"[{"columns": 120}, {"columns": 12, "keys": ["tab.*"], "tables": ["Main"]}]"#
      ),
      (
        Message("sources to leave out", comment: "初始化的建议：排除的文件"), "exclude",
        #"["**/Generated"]"#
      ),
    ]
    for (reason, name, value) in suggestions {
      members.append(Member(reason: reason, name: name, value: value, isOff: true))
    }
  }

  private static func json(_ text: String) -> String {
    var writer = JSONWriter()
    writer.write(.string(text))
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Returns the value of `convention`.
  private static func json(key: String, comment: String) -> String {
    "{\"key\": \(json(key)), \"comment\": \(json(comment))}"
  }

  private static func json(_ texts: [String]) -> String {
    "[" + texts.map { json($0) }.joined(separator: ", ") + "]"
  }
}
