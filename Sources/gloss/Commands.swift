import GlossCommandLine
import GlossKit
import GlossReports
import Interchange
import LocalizationModel
import XLIFF

extension StaleSetting: ExpressibleByArgument {
  package static var allValueDescriptions: [String: String] {
    [
      "xcode": "remove it if it has no localizations, else mark it: what Xcode does",
      "mark": "mark it as stale",
      "keep": "leave it as it is",
      "prune": "remove it with its translations, also if it was marked before",
    ]
  }
}

extension RenameSetting: ExpressibleByArgument {
  package static var allValueDescriptions: [String: String] {
    [
      "carry": "the new key takes over the translations, to be reviewed",
      "report": "say which keys belong together, and change neither",
      "off": "look for none",
    ]
  }
}

extension Fixing.Extent: ExpressibleByArgument {
  package static var allValueDescriptions: [String: String] {
    [
      "safe": "what nobody has to look at",
      "all": "also what changes a program or throws work away: read the diff",
    ]
  }
}

extension XLIFFVersion: ExpressibleByArgument {}

extension Export.Selection: ExpressibleByArgument {
  package static var allValueDescriptions: [String: String] {
    [
      "all": "every text of the catalogs",
      "missing": "those without a finished translation",
      "needs-review": "those, and those that somebody is to look at again",
    ]
  }
}

extension ImportOptions.Doubt: ExpressibleByArgument {
  package static var allValueDescriptions: [String: String] {
    ["skip": "they stay out, and the ledger says so", "review": "taken, to be looked at again"]
  }
}

/// The value of `--prefill`.
enum Prefilling: String, CaseIterable, ExpressibleByArgument {
  case source

  static var allValueDescriptions: [String: String] {
    ["source": "the source text, in a state that an import passes over unless the text changed"]
  }
}

enum ListFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json

  static var allValueDescriptions: [String: String] {
    ["text": "for people", "json": "for programs: one object, see the README"]
  }
}

enum ExtractFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, stringsdata

  static var allValueDescriptions: [String: String] {
    [
      "text": "for people", "json": "for programs: one object, see the README",
      "stringsdata": "what Xcode's build writes: a file for each source, in the folder of --output",
    ]
  }
}

/// What the tool can be told.
enum Commands {
  static let quiet = Option.flag("quiet", short: "q", help: "Say nothing but results and errors")
  static let verbose = Option.flag(
    "verbose", short: "v", help: "Also list what is otherwise only counted")
  static let colour = Option.value(
    "color", placeholder: "WHEN", default: Terminal.ColourMode.auto,
    help: "When to use colour")
  static let config = Option<String?>.optional(
    "config", short: "c", placeholder: "FILE", completion: .file(extensions: ["json"]),
    help: "Settings to use instead of the nearest gloss.json")
  static let noConfig = Option.flag("no-config", help: "Use no gloss.json")

  static let paths = Argument<[String]>.any(
    "PATH", completion: .anyFile, help: "Swift files, or folders that hold some")
  static let catalogPaths = Argument<[String]>.any(
    "PATH", completion: .anyFile, help: "String Catalogs, or folders that hold some")
  static let format = Option.value(
    "format", placeholder: "FORMAT", default: ExtractFormat.text, help: "Shape of the list")
  static let stringsDataFolder = Option<String?>.optional(
    "output", short: "o", placeholder: "FOLDER", completion: .anyFile,
    help: "Where the files of '--format stringsdata' go; it is made if need be")
  static let buildFolder = Option<String?>.optional(
    "from", placeholder: "FOLDER", completion: .anyFile,
    help: "Take the strings from the .stringsdata files that a build wrote there")
  static let stringsData = Argument<String>.one(
    "FOLDER", completion: .anyFile, help: "Where a build wrote .stringsdata files")
  static let checkOnly = Option.flag(
    "check", help: "Write nothing; exit 1 if a write would change bytes, and say which")
  static let dryRun = Option.flag(
    "dry-run", short: "n", help: "Write nothing; print the changes as a unified diff")
  static let stale = Option.value(
    "stale", placeholder: "MODE", default: StaleSetting.xcode,
    help: "What becomes of an entry whose key is gone from the sources")
  static let renames = Option.value(
    "renames", placeholder: "MODE", default: RenameSetting.carry,
    help: "What becomes of a key that was reworded in the sources")
  static let explain = Option.flag(
    "explain", help: "Write nothing; show which catalogs take the strings of which files, and why")
  static let explanationFormat = Option.value(
    "format", placeholder: "FORMAT", default: ListFormat.text,
    help: "With --explain: shape of the list")
  static let catalogs = Argument<[String]>.some(
    "FILE", completion: .file(extensions: ["xcstrings"]), help: "String Catalogs")

  static let exportLanguages = Option<[String]>.repeated(
    "language", short: "l", placeholder: "LANGUAGE",
    help: "What to translate to, such as zh-Hans; several with commas; else all that are known")
  static let exportFolder = Option.value(
    "output", short: "o", placeholder: "FOLDER", default: ".", completion: .anyFile,
    help: "Where the files go; it is made if need be")
  static let bundle = Option.flag(
    "xcloc", help: "Put each file into an .xcloc bundle, as Xcode exchanges them")
  static let xliffVersion = Option.value(
    "xliff-version", placeholder: "VERSION", default: XLIFFVersion.v1_2,
    help: "Xcode and most programs take 1.2")
  static let only = Option.value(
    "only", placeholder: "UNITS", default: Export.Selection.all, help: "Which units go out")
  static let exportSince = Option<String?>.optional(
    "since", placeholder: "REVISION",
    help: "Only what is new or has another source since this branch left another one")
  static let catalogGlobs = Option<[String]>.repeated(
    "catalog", placeholder: "PATTERN",
    help: "Only catalogs with this path or name, such as 'App/**' or 'Localizable.xcstrings'")
  static let prefill = Option<Prefilling?>.optional(
    "prefill", placeholder: "WITH", implied: .source,
    help: "Give units without a translation one, for programs that show no others")
  static let context = Option.flag(
    "context", help: "Say with each unit where its text appears and what its placeholders are")
  static let update = Option<String?>.optional(
    "update", placeholder: "FILE", completion: .file(extensions: ["xliff", "xcloc"]),
    help: "Bring a file up to date that is with translators; what they have finished stays")
  static let overwrite = Option.flag(
    "overwrite", help: "Replace files even if they hold translations that the catalogs lack")
  static let exportDryRun = Option.flag(
    "dry-run", short: "n", help: "Write nothing; say what would be written")
  static let translatorsFiles = Argument<[String]>.some(
    "FILE", completion: .file(extensions: ["xliff", "xlf", "xcloc"]),
    help: "Translators' files, .xcloc bundles, or folders with either")
  static let accept = Option<[AcceptedStates]>.repeated(
    "accept", placeholder: "STATES",
    help: "Unfinished states to take as well: needs-review, new")
  static let sourceChanged = Option.value(
    "source-changed", placeholder: "WHAT", default: ImportOptions.Doubt.skip,
    help: "What becomes of units whose source text is another by now")
  static let placeholders = Option.value(
    "placeholders", placeholder: "WHAT", default: ImportOptions.Doubt.skip,
    help: "What becomes of translations that take other arguments than their source")
  static let untranslatable = Option.flag(
    "untranslatable", help: "Also take translations of keys that are not to be translated")
  static let ledgerFormat = Option.value(
    "format", placeholder: "FORMAT", default: ListFormat.text,
    help: "Shape of the ledger, which says what became of each unit")

  static let fix = Option<Fixing.Extent?>.optional(
    "fix", placeholder: "WHAT", implied: .safe,
    help: "Mend what can be mended, then report the rest")
  static let fixDryRun = Option.flag(
    "dry-run", short: "n", help: "With --fix: write nothing; print the changes as a unified diff")
  static let checkFormat = Option<[FormatRequest<CheckFormat>]>.repeated(
    "format", placeholder: "FORMAT[=FILE]",
    help: "Shape of the report, and the file it goes to; may be given several times")
  static let output = Option<String?>.optional(
    "output", short: "o", placeholder: "FILE", completion: .anyFile,
    help: "Where a report without a file of its own goes instead of standard output")
  static let baseline = Option<String?>.optional(
    "baseline", placeholder: "FILE", completion: .file(extensions: ["json"]),
    help: "Findings that are known and put up with; else the one that gloss.json names")
  static let writeBaseline = Option.flag(
    "write-baseline", help: "Put up with all that is found now: write a new baseline")
  static let pruneBaseline = Option.flag(
    "prune-baseline", help: "Take out of the baseline what is no longer found")
  static let since = Option<String?>.optional(
    "since", placeholder: "REVISION",
    help: "Report only what is new since this branch left another one, such as origin/main")
  static let filesFrom = Option<String?>.optional(
    "files-from", placeholder: "FILE", completion: .anyFile,
    help: "Check the files that FILE lists, one a line, or standard input for '-'")
  static let changedOnly = Option.flag(
    "changed-only",
    help: "Check only files that differ from the last commit, or that differ since --since")
  static let failOn = Option.value(
    "fail-on", placeholder: "SEVERITY", default: FailureThreshold.error,
    help: "The least severity of a finding that makes the exit code 1")
  static let messages = Option<MessageLanguage?>.optional(
    "messages", placeholder: "LANGUAGE",
    help: "Language of findings; on a terminal that of the environment, else English")
  static let key = Argument<String>.one(
    "KEY", help: "A key as the catalogs spell it, such as 'Total: %lld'")
  static let whyFormat = Option.value(
    "format", placeholder: "FORMAT", default: ListFormat.text, help: "Shape of the answer")
  static let ruleIDs = Argument<[String]>.any("RULE", help: "The id of a rule")

  static let olderFiles = Argument<[String]>.some(
    "FILE", completion: .file(extensions: ["strings", "stringsdict", "xcstrings"]),
    help: ".strings and .stringsdict files, folders that hold some, or String Catalogs")
  static let convertedFolder = Option<String?>.optional(
    "output", short: "o", placeholder: "FOLDER", completion: .anyFile,
    help: "Where the files go; else where the others lie")
  static let sourceLanguage = Option.value(
    "source-language", placeholder: "LANGUAGE", default: "en",
    help: "The language of a new catalog's keys, and of Base.lproj")
  static let overwriteConverted = Option.flag(
    "overwrite", help: "Replace other texts of a catalog, and files")

  static let oldKey = Argument<String>.one("OLD", help: "The key as the catalogs have it")
  static let newKey = Argument<String>.one("NEW", help: "What it is to be")
  static let table = Option<String?>.optional(
    "table", placeholder: "TABLE", help: "Only strings and catalogs of this table")
  static let sameMeaning = Option.flag(
    "same-meaning", help: "Translations stay as finished as they are: only the key is another")

  static let statusFormat = Option<[FormatRequest<StatusFormat>]>.repeated(
    "format", placeholder: "FORMAT[=FILE]",
    help: "Shape of the report, and the file it goes to; may be given several times")
  static let languages = Option<[String]>.repeated(
    "language", short: "l", placeholder: "LANGUAGE",
    help: "Look at this language only, also where a catalog has nothing in it; may be given "
      + "several times")
  static let failUnder = Option<Percentage?>.optional(
    "fail-under", placeholder: "PERCENT",
    help: "Exit 1 if a language has less of its texts translated, from 0 to 100")

  static let extract = Command(
    "extract", summary: "List the localizable strings of Swift sources",
    discussion: """
      Finds every literal that Xcode would put into a String Catalog, in all branches of #if, \
      without a build. Test targets and previews are left out.
      """,
    arguments: [paths], options: [format, stringsDataFolder])

  static let sync = Command(
    "sync", summary: "Bring String Catalogs up to date with the sources",
    discussion: """
      Adds new keys as Xcode writes them, follows the comments in the code, and retires keys that \
      no source spells any more. A key that was reworded hands its translations on, to be reviewed; \
      no other translation is touched. PATH limits what is added; whether a key is gone is always \
      decided by all sources of the project.
      """,
    arguments: [paths],
    options: [checkOnly, dryRun, stale, renames, buildFolder, explain, explanationFormat])

  static let check = Command(
    "check", summary: "Find what breaks the convention, and mistakes in translations",
    discussion: """
      Checks Swift sources and String Catalogs by the rules that 'gloss rules' lists. Which of them \
      hold, and in which languages keys and comments are, is set in gloss.json.
      """,
    arguments: [paths],
    options: [
      checkFormat, output, fix, fixDryRun, baseline, writeBaseline, pruneBaseline, since,
      filesFrom, changedOnly, failOn, messages,
    ])

  static let rules = Command(
    "rules", summary: "List the rules of 'check', or explain some",
    arguments: [ruleIDs], options: [messages])

  static let parity = Command(
    "parity", summary: "Compare with what a build by Xcode extracted",
    discussion: """
      Reads the .stringsdata files of a build (with SWIFT_EMIT_LOC_STRINGS) and says of each source \
      that the build saw what only the compiler found, what only gloss found, and why as far as it \
      can be told. Exit code 1 means that they differ.
      """,
    arguments: [stringsData], options: [whyFormat])

  static let why = Command(
    "why", summary: "Show where a key comes from, and what keeps it",
    discussion: """
      Lists every place in the sources where the key stands, with its conditions, placeholders and \
      catalogs, the key's entry in each catalog, and what would make it stale. Exit code 1 means that \
      nothing knows the key.
      """,
    arguments: [key], options: [whyFormat])

  static let export = Command(
    "export", summary: "Write XLIFF files for translators",
    discussion: """
      One file for each language, with all String Catalogs of the project, as Xcode would export \
      them. A file that holds translations which the catalogs lack is never replaced unasked.
      """,
    arguments: [catalogPaths],
    options: [
      exportLanguages, exportFolder, bundle, xliffVersion, only, exportSince, catalogGlobs, prefill,
      context, update, overwrite, exportDryRun,
    ])

  static let importing = Command(
    "import", summary: "Take translators' files into the String Catalogs",
    discussion: """
      Every unit is accounted for: applied, unchanged, skipped or refused, with the reason. Exit \
      code 1 means that translations were left out. All catalogs are changed, or none.
      """,
    arguments: [translatorsFiles],
    options: [
      accept, sourceChanged, placeholders, untranslatable, catalogGlobs, ledgerFormat, checkOnly,
      dryRun,
    ])
  static let rename = Command(
    "rename", summary: "Change a key in the sources and the catalogs",
    discussion: """
      Rewrites every literal of the project's Swift sources that is the key OLD, each in its own \
      style and with its interpolations in their order, and hands the translations in all catalogs \
      on to NEW, to be reviewed. Placeholders are written as catalogs have them, such as %lld. What \
      cannot be done everywhere is not done at all.
      """,
    arguments: [oldKey, newKey], options: [sameMeaning, table, dryRun])

  static let convert = Command(
    "convert", summary: "Turn .strings and .stringsdict files into catalogs, or back",
    discussion: """
      Older files, or folders around them, become one catalog for each table, beside the .lproj \
      folders; a catalog that is there takes in what it lacks. A catalog becomes a .strings and a \
      .stringsdict file for each of its languages, which programs read that are not built by Xcode.
      """,
    arguments: [olderFiles],
    options: [convertedFolder, sourceLanguage, overwriteConverted, exportDryRun])

  static let status = Command(
    "status", summary: "Show how far the catalogs are translated",
    discussion: """
      Counts texts as translators see them: each plural form that the language has, each device's \
      form, each substitution's. What is not to be translated does not count; what is stale stands \
      beside the rest. '--verbose' lists what is to be done.
      """,
    arguments: [catalogPaths], options: [statusFormat, output, languages, failUnder, messages])

  static let fmt = Command(
    "fmt", summary: "Rewrite String Catalogs exactly as Xcode would",
    discussion: """
      Order, white space and escapes become Xcode's; members that are there twice with the same value \
      are there once, comments that are null go. Anything doubtful is reported with its place, and the \
      file is left alone. '-' stands for standard input and output.
      """,
    arguments: [catalogs], options: [checkOnly, dryRun, passThrough, namedPath])

  static let root = Command(
    "gloss", summary: "Keep String Catalogs in step with Swift sources",
    discussion: """
      Reads Swift sources without Xcode and without a build, and brings the .xcstrings files that \
      serve them up to date.

      Exit codes:
        0   clean
        1   findings, or something is out of date
        2   the work could not be done
        64  misuse of the command line
        70  a fault of gloss itself: please report it
      """,
    options: [quiet, verbose, colour, config, noConfig],
    subcommands: [
      extract, sync, rename, check, rules, why, parity, export, importing, status, fmt, convert,
      merge, diff, textconv, git,
    ])
}
