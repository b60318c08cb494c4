import GlossCommandLine
import GlossKit

/// `gloss export`
struct ExportCommand {
  private let options: Export.Options
  private let update: String?
  private let isDryRun: Bool
  /// Options that go with a new export only, as they were given.
  private let exportOnly: [String]
  private let namesNoLanguage: Bool
  private let terminal: Terminal

  init(_ invocation: Invocation, _ terminal: Terminal) {
    var options = Export.Options()
    options.languages = invocation[Commands.exportLanguages].flatMap {
      $0.split(separator: ",").map(String.init)
    }
    options.output = invocation[Commands.exportFolder]
    options.isBundle = invocation[Commands.bundle]
    options.version = invocation[Commands.xliffVersion]
    options.selection = invocation[Commands.only]
    options.since = invocation[Commands.exportSince]
    options.catalogs = invocation[Commands.catalogGlobs]
    options.isPrefilled = invocation[Commands.prefill] != nil
    options.hasContext = invocation[Commands.context]
    options.overwrites = invocation[Commands.overwrite]
    self.options = options
    update = invocation[Commands.update]
    isDryRun = invocation[Commands.exportDryRun]
    let given: [(String, Bool)] = [
      ("--language", invocation.gives(Commands.exportLanguages)),
      ("--output", invocation.gives(Commands.exportFolder)),
      ("--xcloc", options.isBundle), ("--overwrite", options.overwrites),
      ("--since", options.since != nil),
      ("--xliff-version", invocation.gives(Commands.xliffVersion)),
    ]
    exportOnly = given.filter(\.1).map(\.0)
    namesNoLanguage = given[0].1 && options.languages.isEmpty
    self.terminal = terminal
  }

  func run(_ project: Project) async -> ExitCode {
    if let wrong = options.languages.compactMap(Export.flaw(ofLanguage:)).first {
      terminal.error(wrong)
      return .misuse
    }
    if namesNoLanguage {
      terminal.error("'--language' names no language: give one such as 'zh-Hans', or leave it out")
      return .misuse
    }
    if update != nil, let option = exportOnly.first {
      terminal.error("'\(option)' and '--update' exclude each other: give one of them")
      return .misuse
    }
    if let update { return await run(Update(of: update, from: project, options: options)) }
    let export = await Export(of: project, options: options)
    do throws(GlossError) {
      if !isDryRun { try export.write() }
    } catch {
      terminal.report(export.failures + [error])
      return .notDone
    }
    terminal.write(export.text(hasColour: terminal.hasColour(.output)), to: .output)
    terminal.report(export.failures)
    for note in export.notes { terminal.note(note) }
    if !export.documents.isEmpty { terminal.note(export.summary) }
    return export.failures.isEmpty ? .clean : .notDone
  }

  private func run(_ update: Update) -> ExitCode {
    do throws(GlossError) {
      if !isDryRun, update.failures.isEmpty { try update.write() }
    } catch {
      terminal.report(update.failures + [error])
      return .notDone
    }
    terminal.write(update.text(hasColour: terminal.hasColour(.output)), to: .output)
    terminal.report(update.failures)
    if update.failures.isEmpty { terminal.note(update.summary) }
    return update.failures.isEmpty ? .clean : .notDone
  }
}
