import GlossCommandLine
import GlossKit

/// `gloss export`: writes files for translators by an ``Export``, or brings one up to date by an
/// ``XLIFFRefresh``.
struct ExportCommand: ProjectCommand {
  static let declaration = CommandDeclaration(
    "export", summary: "Write XLIFF files for translators",
    discussion: """
      One file for each language, with all String Catalogs of the project, as Xcode would export \
      them. An existing file with translations that are not in the catalogs yet is replaced only \
      with '--overwrite'.
      """,
    arguments: [SharedOptions.catalogPaths],
    options: [
      languages, output, format, bundle, version, only, limitWords, since,
      SharedOptions.catalogGlobs, prefill,
      context, screenshots, update, overwrite, SharedOptions.dryRunOfFiles,
    ])

  private static let languages = Option<[String]>.repeated(
    "language", short: "l", placeholder: "LANGUAGE",
    help:
      "The target language, such as zh-Hans, or zh-CN=zh-Hans to call it zh-CN in the file; "
      + "several with commas (default: all languages of the catalogs)")
  private static let output = Option.value(
    "output", short: "o", placeholder: "FOLDER", default: ".", completion: .anyFile,
    help:
      "The folder for the files, created if missing; with one language it may also name a file, "
      + "such as de.xliff"
  )
  private static let format = Option.value(
    "format", placeholder: "FORMAT", default: Export.Options().format,
    help:
      "The format of the files: for translation programs, for spreadsheets, or a page to type in")
  private static let bundle = Option<Export.BundleForm?>.optional(
    "xcloc", placeholder: "FORM", implied: .folder,
    help: "Put each file into an .xcloc bundle, as Xcode exchanges them")
  private static let version = Option.value(
    "xliff-version", placeholder: "VERSION", default: Export.Options().version,
    help: "Xcode and most programs take 1.2")
  private static let only = Option.value(
    "only", placeholder: "UNITS", default: Export.Selection.all, help: "Which units to export")
  private static let limitWords = Option<WordCount?>.optional(
    "limit-words", placeholder: "N",
    help:
      "Export only untranslated texts, up to N words in total, counted as by 'gloss status "
      + "--words'; an entry is never split")
  private static let since = Option<String?>.optional(
    "since", placeholder: "REVISION",
    help:
      "Only texts that are new or changed since this branch split off from REVISION, such as "
      + "origin/main")
  private static let prefill = Option<Prefilling?>.optional(
    "prefill", placeholder: "WITH", implied: .source,
    help: "Fill units that have no translation, for programs that show only units with one")
  private static let context = Option.flag(
    "context",
    help:
      "Describe each unit: where its text appears, its placeholders, the numbers that a "
      + "plural form is for, and its neighbors")
  private static let screenshots = Option<String?>.optional(
    "screenshots", placeholder: "FOLDER", completion: .anyFile,
    help:
      "Add screenshots to bundles and pages, beside the texts that they show: pictures named "
      + "like a key or a source file, or listed in screenshots.json")
  private static let update = Option<String?>.optional(
    "update", placeholder: "FILE", completion: .file(extensions: ["xliff", "xcloc"]),
    help: "Update a file that translators are working on; what they have finished stays")
  private static let overwrite = Option.flag(
    "overwrite",
    help: "Replace files even if that loses translations that are not in the catalogs yet")

  /// The value of `--prefill`.
  private enum Prefilling: String, CaseIterable, ExpressibleByArgument {
    case source

    static var allValueDescriptions: [String: String] {
      ["source": "the source text; 'gloss import' skips such a unit while its text is the same"]
    }
  }

  /// The value of `--limit-words`.
  private struct WordCount: ExpressibleByArgument {
    let value: Int

    init?(argument: String) {
      guard let value = Int(argument), value > 0 else { return nil }
      self.value = value
    }

    var defaultValueDescription: String { String(value) }
  }

  let call: CommandCall

  var startingPaths: [String] { call[SharedOptions.catalogPaths] }

  private var options: Export.Options {
    var options = Export.Options()
    let languages = call.languageArguments(Self.languages)
    options.languages = languages.names + languages.pairs.map(\.catalog)
    options.languageMap = languages.map
    options.output = call[Self.output]
    options.format = call[Self.format]
    options.bundle = call[Self.bundle]
    options.version = call[Self.version]
    options.selection = call[Self.only]
    options.since = call[Self.since]
    options.wordLimit = call[Self.limitWords]?.value
    options.catalogs = call[SharedOptions.catalogGlobs]
    options.isPrefilled = call[Self.prefill] != nil
    options.hasContext = call[Self.context]
    options.screenshots = call[Self.screenshots]
    options.overwrites = call[Self.overwrite]
    return options
  }

  private var isDryRun: Bool { call[SharedOptions.dryRunOfFiles] }

  func selection(_ configuration: Configuration) -> ProjectSelection {
    ProjectSelection(paths: call[SharedOptions.catalogPaths])
  }

  func run(on project: Project) async -> ExitCode {
    let options = options
    if let misuse = misuse(options) {
      terminal.error(misuse)
      return .misuse
    }
    if let update = call[Self.update] {
      return await run(XLIFFRefresh(of: update, from: project, options: options))
    }
    let export = await Export(of: project, options: options)
    do throws(GlossError) {
      if !isDryRun { try export.write() }
    } catch {
      terminal.report(export.failures + [error])
      return .notDone
    }
    terminal.write(
      export.text(in: terminal.language(.output), hasColor: terminal.hasColor(.output)),
      to: .output)
    terminal.report(export.failures)
    for note in export.notes { terminal.note(note) }
    if !export.documents.isEmpty { terminal.note(export.summary) }
    return export.failures.isEmpty ? .clean : .notDone
  }

  /// Returns the first error in the combination of options, or `nil`.
  private func misuse(_ options: Export.Options) -> ReportMessage? {
    if let flaw = call.languageArguments(Self.languages).flaw { return flaw }
    if call.gives(Self.languages), options.languages.isEmpty {
      return .spelled("'--language' names no language: give one such as 'zh-Hans', or leave it out")
    }
    if let other = options.otherFormatOfOutput {
      return .fileOfOtherFormat(options.output, other.rawValue)
    }
    // Options that only XLIFF has a use for.
    let ofXLIFF = [
      ("--xcloc", options.bundle != nil), ("--xliff-version", call.gives(Self.version)),
      ("--prefill", options.isPrefilled && [.html, .po].contains(options.format)),
      ("--update", call[Self.update] != nil),
    ]
    if options.format != .xliff, let option = ofXLIFF.first(where: \.1) {
      return .exclude(option.0, "--format \(options.format.rawValue)")
    }
    if options.screenshots != nil, options.bundle == nil, options.format != .html {
      return .spelled("'--screenshots' goes with '--xcloc' or '--format html'")
    }
    // Options of a new export, which an update cannot follow.
    let given = [
      ("--language", call.gives(Self.languages)), ("--output", call.gives(Self.output)),
      ("--xcloc", options.bundle != nil), ("--overwrite", options.overwrites),
      ("--since", options.since != nil), ("--limit-words", options.wordLimit != nil),
      ("--screenshots", options.screenshots != nil),
      ("--xliff-version", call.gives(Self.version)),
    ]
    if call[Self.update] != nil, let option = given.first(where: \.1) {
      return .exclude(option.0, "--update")
    }
    return nil
  }

  private func run(_ update: XLIFFRefresh) -> ExitCode {
    do throws(GlossError) {
      if !isDryRun, update.failures.isEmpty { try update.write() }
    } catch {
      terminal.report(update.failures + [error])
      return .notDone
    }
    terminal.write(
      update.text(in: terminal.language(.output), hasColor: terminal.hasColor(.output)),
      to: .output)
    terminal.report(update.failures)
    if update.failures.isEmpty { terminal.note(update.summary) }
    return update.failures.isEmpty ? .clean : .notDone
  }
}

extension Export.Version: ExpressibleByArgument {}

extension Export.Format: ExpressibleByArgument {
  package static var allValueDescriptions: [String: String] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0.summary) })
  }
}

extension Export.BundleForm: ExpressibleByArgument {
  package static var allValueDescriptions: [String: String] {
    ["folder": "a folder, as Xcode makes it", "zip": "packed into one .xcloc.zip file, to be sent"]
  }
}

extension Export.Selection: ExpressibleByArgument {
  package static var allValueDescriptions: [String: String] {
    [
      "all": "every text of the catalogs",
      "missing": "those without a translation, or with one in the state 'new'",
      "needs-review": "the missing ones, and those marked for review or translated by machine",
    ]
  }
}
