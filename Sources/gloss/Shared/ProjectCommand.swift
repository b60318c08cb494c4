import GlossCommandLine
import GlossKit

/// A command that works on a project: its configuration is read and its files are found before the
/// command runs.
protocol ProjectCommand: Command {
  /// Files and folders that the command line names and the project is looked for around; none for the
  /// project around the working directory.
  var places: [String] { get }

  /// What the run is about.
  ///
  /// - Throws: ``GlossError`` if a list of files cannot be read, or git does not know what is asked.
  func selection(_ configuration: Configuration) throws(GlossError) -> ProjectSelection

  /// The configuration with what the command line says instead.
  func adapted(_ configuration: Configuration) -> Configuration

  func run(on project: Project) async -> ExitCode
}

/// The part of a project that a run is about.
struct ProjectSelection {
  /// Files and folders; none for the whole project.
  var paths: [String] = []
  /// Whether the paths are a list, which may well be empty.
  var isList = false

  static let everything = ProjectSelection()
}

extension ProjectCommand {
  func adapted(_ configuration: Configuration) -> Configuration { configuration }

  func run() async -> ExitCode { await runOnProject() }

  /// Reads the configuration, finds the files and runs the command on them.
  func runOnProject() async -> ExitCode {
    if call.gives(SharedOptions.config), call[SharedOptions.noConfig] {
      terminal.error("'--config' and '--no-config' exclude each other: give one of them")
      return .misuse
    }
    let search: ConfigurationSearch =
      call[SharedOptions.config].map { .file($0) }
      ?? (call[SharedOptions.noConfig] ? .none : .upwards)
    let allowsOutside = call[SharedOptions.allowOutside]
    let configuration: Configuration
    let selection: ProjectSelection
    do throws(GlossError) {
      configuration = adapted(
        try Configuration.load(search, for: places, allowsOutside: allowsOutside))
      selection = try self.selection(configuration)
    } catch {
      terminal.report([error])
      return .notDone
    }
    let command = Self(call: call.speaking(configuration.messages))
    let terminal = command.terminal
    ProgressLine.start(terminal)
    terminal.watchPatterns(of: configuration)
    let project = await Project(
      paths: selection.paths, isList: selection.isList, configuration: configuration,
      allowsOutside: allowsOutside)
    if let remark = project.outsideRemark { terminal.note(remark) }
    return await command.run(on: project)
  }
}
