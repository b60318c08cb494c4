import GlossCommandLine

/// A tool with every kind of option and argument there is, shaped like the real one.
enum SampleTool {
  enum Stale: String, CaseIterable, ExpressibleByArgument {
    case xcode, mark, keep, prune

    static let allValueDescriptions = [
      "xcode": "remove it if it has no translations, else mark it: what Xcode does",
      "mark": "mark it as stale",
      "keep": "leave it as it is",
      "prune": "remove it, translations and all",
    ]
  }

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }
  enum Color: String, CaseIterable, ExpressibleByArgument { case auto, always, never }

  static let quiet = Option.flag("quiet", short: "q", help: "Say nothing but errors")
  static let color = Option.value(
    "color", placeholder: "WHEN", default: Color.auto, help: "When to use color")

  static let paths = Argument<[String]>.any(
    "PATH", completion: .folder, help: "Swift files, or folders that hold some")
  static let check = Option.flag(
    "check", help: "Write nothing; exit 1 if a write would change bytes")
  static let verbose = Option.flag("verbose", short: "v", help: "Tell more")
  static let stale = Option.value(
    "stale", placeholder: "MODE", default: Stale.xcode,
    help: "What becomes of an entry whose key is in no source any more")
  static let config = Option<String?>.optional(
    "config", short: "c", placeholder: "FILE", completion: .file(extensions: ["json"]),
    help: "The configuration to use instead of the nearest gloss.json")
  static let excludes = Option<[String]>.repeated(
    "exclude", placeholder: "GLOB", help: "Leave out what matches; may be given several times")
  static let jobs = Option.value("jobs", short: "j", placeholder: "N", default: 2, help: "Threads")
  static let trace = Option.flag("trace", isHidden: true, help: "Print every step")
  static let format = Option.value("format", default: Format.text, help: "Shape of the report")

  static let language = Option<String>.required(
    "language", short: "l", help: "The language to export, such as zh-Hans")
  static let catalogs = Argument<[String]>.some(
    "FILE", completion: .file(extensions: ["xcstrings"]), help: "Catalogs")
  static let base = Argument<String>.one("BASE", completion: .anyFile, help: "Common ancestor")
  static let kind = Argument<Format>.one("KIND", help: "What to write")
  static let depth = Argument<Int?>.optional("DEPTH", help: "How deep to go")

  static let root = CommandTree(
    CommandDeclaration(
      "gloss", summary: "Keep String Catalogs in step with Swift sources",
      discussion: """
        Reads Swift sources without a build and brings the catalogs that serve them up to date. \
        Without a configuration it looks at the folder it runs in.

        Exit codes:
          0   clean
          64  misuse of the command line
        """,
      options: [quiet, color]),
    subcommands: [
      CommandTree(
        CommandDeclaration(
          "extract", summary: "List localizable strings", arguments: [paths], options: [format])),
      CommandTree(
        CommandDeclaration(
          "sync", summary: "Bring catalogs up to date with the sources",
          discussion: "Comments follow the code, and translations are never harmed.",
          arguments: [paths],
          options: [check, stale, config, excludes, jobs, verbose, trace])),
      CommandTree(
        CommandDeclaration(
          "export", summary: "Write XLIFF for translators", arguments: [catalogs],
          options: [language])),
      CommandTree(
        CommandDeclaration("git", summary: "Set up git for catalogs"),
        subcommands: [
          CommandTree(
            CommandDeclaration("install", summary: "Make gloss git's merge driver")),
          CommandTree(
            CommandDeclaration(
              "merge", summary: "Merge two versions", arguments: [base, kind, depth])),
        ]),
    ])

  static func parse(_ line: String, width: Int = 80) -> ParseOutcome {
    root.parse(line.split(separator: " ").map(String.init), width: width)
  }
}

extension ParseOutcome {
  var invocation: Invocation? { if case .run(let invocation) = self { invocation } else { nil } }
  var help: String? { if case .help(let text) = self { text } else { nil } }
  var misuse: String? { if case .misuse(let text) = self { text } else { nil } }
  var script: String? { if case .completion(let text) = self { text } else { nil } }
  var manual: String? { if case .manual(let text) = self { text } else { nil } }
  var isVersion: Bool { if case .version = self { true } else { false } }
}
