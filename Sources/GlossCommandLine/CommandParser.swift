/// Parses the words of one command line from left to right, and returns what they ask for.
///
/// ``CommandTree`` calls ``parse()`` and turns the request into texts; errors are thrown as
/// ``UsageError``.
struct CommandParser {
  /// The request of a command line.
  enum Request {
    case run(Invocation)
    case help(CommandPath)
    /// The first commands of each section, for a call without arguments.
    case overview
    case topic(HelpTopic)
    case version
    case completion(Shell)
    case manual(ManualDate)
  }

  private var path: CommandPath
  private let words: [String]
  /// The index of the first unread word.
  private var next = 0
  private var optionsHaveEnded = false
  private var positionals: [String] = []
  private var optionTexts: [String: [String]] = [:]

  init(_ path: CommandPath, words: [String]) {
    self.path = path
    self.words = words
  }

  /// True if an unread word asks for help, so that an error before it shows help instead.
  var asksForHelpLater: Bool {
    !optionsHaveEnded
      && words[next...].prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  mutating func parse() throws(UsageError) -> Request {
    while next < words.count {
      let word = words[next]
      next += 1
      let request: Request?
      if !isOption(word) {
        request = try readPositional(word)
      } else if word == "--" {
        optionsHaveEnded = true
        continue
      } else if word.hasPrefix("--") {
        request = try readLong(word)
      } else {
        request = try readShort(word)
      }
      if let request { return request }
    }
    if path.command.isGroup { return path.command.sections.isEmpty ? .help(path) : .overview }
    return .run(try invocation())
  }

  /// Returns true for a word that begins with `-`, except for `-` alone, which means standard
  /// input, and for a negative number, unless its first digit is an option's letter.
  private func isOption(_ word: String) -> Bool {
    guard !optionsHaveEnded, word.utf8.count > 1, word.utf8.first == UInt8(ascii: "-") else {
      return false
    }
    let digits = word.dropFirst()
    guard let first = digits.first, first.isASCII, first.isNumber, Double(digits) != nil else {
      return true
    }
    return path.allOptions.contains { $0.short == first }
  }

  private mutating func readPositional(_ word: String) throws(UsageError) -> Request? {
    guard path.command.isGroup else {
      positionals.append(word)
      return nil
    }
    if word == "help" { return try help() }
    guard let command = path.subcommand(named: word) else {
      throw UsageError(.unknownCommand(word), path: path)
    }
    path = command
    return nil
  }

  /// Reads the words after `help`, which name a topic if there is one, else a command.
  private mutating func help() throws(UsageError) -> Request {
    var command = path
    var topic: HelpTopic?
    while next < words.count {
      let word = words[next]
      next += 1
      if isOption(word) {
        if takesNextWord(word, in: command) { next += 1 }
        continue
      }
      guard command.command.isGroup else { return .help(command) }
      let isFirst = command.names.count == path.names.count && topic == nil
      let below = command.subcommand(named: word)
      topic = isFirst ? command.command.topics.first { $0.name == word } : nil
      if let below {
        command = below
      } else if topic == nil {
        throw UsageError(.unknownTopic(word), path: command)
      }
    }
    return topic.map(Request.topic) ?? .help(command)
  }

  /// Returns true if an option's value is the next word. After `help`, options are skipped with
  /// their values.
  private func takesNextWord(_ word: String, in command: CommandPath) -> Bool {
    let option = command.allOptions.first {
      word == "--\($0.name)" || $0.short.map { word == "-\($0)" } ?? false
    }
    return option?.takesNextWord ?? false
  }

  private mutating func readLong(_ word: String) throws(UsageError) -> Request? {
    let name = word.dropFirst(2).prefix { $0 != "=" }
    let value = word.dropFirst(2 + name.count + 1)
    let hasValue = word.count > 2 + name.count
    guard let option = path.allOptions.first(where: { $0.name == name }) else {
      if name == "json", !hasValue, let format = path.jsonFormat {
        return try read(format, attached: String(name))
      }
      throw UsageError(.unknownOption("--\(name)"), path: path)
    }
    return try read(option, attached: hasValue ? String(value) : nil)
  }

  /// Reads `-a`, `-abc`, `-o=file` and `-o file`. It refuses `-ofile`: otherwise `-check`, mistyped
  /// for `--check`, could silently mean `-c` with the value `heck`.
  private mutating func readShort(_ word: String) throws(UsageError) -> Request? {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = path.allOptions.first(where: { $0.short == letter }) else {
        let isFirst = letters.count == word.count - 2
        throw UsageError(.unknownOption(isFirst ? word : "-\(letter)"), path: path)
      }
      var attached: String?
      if letters.first == "=" {
        attached = String(letters.dropFirst())
      } else if option.takesNextWord, !letters.isEmpty {
        throw UsageError(
          .joinedValue(word, option: "-\(letter)", value: String(letters)), path: path)
      }
      if let request = try read(option, attached: attached) { return request }
      if attached != nil { return nil }
    }
    return nil
  }

  private mutating func read(
    _ option: OptionDeclaration, attached: String?
  ) throws(UsageError) -> Request? {
    guard let value = option.value else {
      if let attached {
        throw UsageError(.valueOfFlag("--\(option.name)", value: attached), path: path)
      }
      switch option.name {
      case CommandPath.helpOption.name: return .help(path)
      case CommandPath.versionOption.name: return .version
      default: optionTexts[option.name, default: []].append("")
      }
      return nil
    }
    let text: String
    if let attached {
      text = attached
    } else if let implied = value.implied {
      text = implied
    } else if next < words.count, !isOption(words[next]) {
      text = words[next]
      next += 1
    } else {
      throw UsageError(.missingValue(option.usage, choices: value.choices.map(\.text)), path: path)
    }
    guard value.accepts(text) else {
      throw UsageError(.invalidValue(text, of: option.usage, value), path: path)
    }
    // An empty name would stand for the root of the disk, or for the working directory.
    if text.isEmpty, value.completion != .nothing {
      throw UsageError(.missingValue(option.usage, choices: []), path: path)
    }
    if path.isRoot, option.name == CommandPath.completionOption.name,
      let shell = Shell(argument: text)
    {
      return .completion(shell)
    }
    if path.isRoot, option.name == CommandPath.manualOption.name,
      let date = ManualDate(argument: text)
    {
      return .manual(date)
    }
    optionTexts[option.name, default: []].append(text)
    return nil
  }

  private func invocation() throws(UsageError) -> Invocation {
    var argumentTexts: [String: [String]] = [:]
    var rest = positionals[...]
    for argument in path.command.arguments {
      let argumentWords = rest.prefix(argument.isRepeating ? rest.count : 1)
      rest = rest.dropFirst(argumentWords.count)
      let placeholder = argument.value.placeholder
      if argumentWords.isEmpty, argument.isRequired {
        throw UsageError(.missingArgument(placeholder), path: path)
      }
      for text in argumentWords where !argument.value.accepts(text) {
        throw UsageError(.invalidValue(text, of: placeholder, argument.value), path: path)
      }
      argumentTexts[placeholder] = Array(argumentWords)
    }
    if let extra = rest.first { throw UsageError(.unexpectedArgument(extra), path: path) }
    for option in path.allOptions where option.isRequired && optionTexts[option.name] == nil {
      throw UsageError(.missingOption(option.usage), path: path)
    }
    return Invocation(of: path, optionTexts: optionTexts, argumentTexts: argumentTexts)
  }
}
