import GlossCommandLine
import GlossKit

/// `gloss watch`: syncs and checks a ``LiveProject`` after each change that a ``FolderWatcher`` tells
/// of, and prints a line for each.
struct WatchCommand: Command {
  static let declaration = CommandDeclaration(
    "watch", summary: "Check the project again whenever its files change",
    discussion: """
      Prints one line now and after each change, until it is interrupted: the result of 'gloss check', or of \
      'gloss sync' with --sync; with both options one line for each. Changes that come together, such as a switch of branches, are one.
      """,
    arguments: [folder], options: [sync, check, poll])

  private static let folder = Argument<String?>.optional(
    "FOLDER", completion: .anyFile, help: "The project's folder (default: the current one)")
  private static let sync = Option.flag("sync", help: "Bring the catalogs up to date")
  private static let check = Option.flag("check", help: "Check; with --sync afterwards (default)")
  private static let poll = Option.flag(
    "poll", help: "Look for changes twice a second instead of waiting for the system's notices")

  let call: CommandCall

  func run() async -> ExitCode {
    if let folder = call[Self.folder], !CurrentFolder.change(to: folder) {
      terminal.report([GlossError(missing: folder)])
      return .notDone
    }
    guard let search = call.configurationSearch() else { return .misuse }
    let live = LiveProject(configuration: search, allowsOutside: call[SharedOptions.allowOutside])
    let watcher = await FolderWatcher(polls: call[Self.poll])
    repeat {
      await watcher.accept(await turn(live))
    } while await !watcher.changes().isEmpty
    return .clean
  }

  /// Syncs and checks once.
  ///
  /// - Returns: The paths of the files that were written.
  private func turn(_ live: LiveProject) async -> [String] {
    let syncs = call[Self.sync]
    var written: [String] = []
    do throws(GlossError) {
      var project = try await live.refreshed()
      if syncs {
        let lock = try RunLock(project)
        let plan = await Sync(of: project, options: Sync.Options(of: project.configuration))
        try plan.write(under: lock)
        written = plan.isWhole ? plan.fileChanges.changed.map(\.path) : []
        say(of: project) { plan.summaryLine(in: $0) }
        terminal.report(plan.failures)
        project = try await live.refreshed()
      }
      if !syncs || call[Self.check] {
        let check = await Check(
          of: project, selection: try FindingSelection(withoutBaselineOf: project))
        say(of: project) { check.summary(of: project, in: $0) }
        terminal.report(check.failures)
      }
    } catch {
      terminal.report([error])
    }
    return written
  }

  /// Prints a line in the language of the project's messages.
  private func say(of project: Project, _ line: (ReportLanguage) -> String) {
    let terminal = call.withLanguage(project.configuration.messages).terminal
    terminal.write(line(terminal.language(.output)) + "\n", to: .output)
  }
}
