import GlossCommandLine
import GlossKit

/// A command on a project: the configuration is read and the files are found before it runs.
protocol ProjectCommand: Command {
  /// The files and folders on the command line, around which the project is searched for. Empty for
  /// the project around the working directory.
  var startingPaths: [String] { get }

  /// Returns the part of the project that the run works on.
  ///
  /// - Throws: ``GlossError`` if a list of files cannot be read, or git cannot tell the changed
  ///   files.
  func selection(_ configuration: Configuration) throws(GlossError) -> ProjectSelection

  /// Returns the configuration with settings that the command line overrides.
  func adapted(_ configuration: Configuration) -> Configuration

  func run(on project: Project) async -> ExitCode
}

/// The part of a project that a run works on.
struct ProjectSelection {
  /// Files and folders; empty for the whole project.
  var paths: [String] = []
  /// True if the paths come from a list such as `--files-from`: if empty, it stands for no file and
  /// not for the whole project.
  var isList = false

  static let everything = ProjectSelection()
}

extension ProjectCommand {
  func adapted(_ configuration: Configuration) -> Configuration { configuration }

  func run() async -> ExitCode { await runOnProject() }

  /// Reads the configuration, finds the project's files and runs the command on them.
  func runOnProject() async -> ExitCode {
    guard let search = call.configurationSearch() else { return .misuse }
    let allowsOutside = call[SharedOptions.allowOutside]
    let configuration: Configuration
    let selection: ProjectSelection
    do throws(GlossError) {
      configuration = adapted(
        try Configuration.load(search, for: startingPaths, allowsOutside: allowsOutside))
      selection = try self.selection(configuration)
    } catch {
      terminal.report([error])
      return .notDone
    }
    // Made anew, because its language is known only now.
    let command = Self(call: call.withLanguage(configuration.messages))
    let terminal = command.terminal
    ProgressLine.start(terminal)
    terminal.watchPatterns(of: configuration)
    let project = await Project(
      paths: selection.paths, isList: selection.isList, configuration: configuration,
      allowsOutside: allowsOutside)
    for remark in project.remarks { terminal.note(remark) }
    return await command.run(on: project)
  }
}
