package import LocalizationModel
import ProjectLayout

/// The plan of `gloss init`: a first `gloss.json` made from a survey of the project, its schema,
/// and a baseline if asked for. Nothing is written until ``write()``.
package struct ProjectSetup: Sendable {
  /// The new files with their contents: configuration, schema, baseline.
  package private(set) var files: [(path: String, bytes: ContiguousArray<UInt8>)] = []
  /// The check of the project with the new configuration.
  package let check: Check
  /// Errors of files that could not be read.
  package let failures: [GlossError]
  let starter: StarterConfiguration
  private let boundary: ProjectBoundary
  /// True if the project has `.strings` or `.stringsdict` files.
  let hasOlderTables: Bool

  /// The path of the baseline that `--baseline` writes.
  package static let baselinePath = Configuration.baselineName

  /// Surveys a project and decides the settings.
  ///
  /// - Parameters:
  ///   - project: A project without a configuration.
  ///   - convention: The languages of keys and comments to set; `nil` to take the ones in use.
  ///   - messages: The language of the comments in the file.
  /// - Throws: ``GlossError`` if a configuration exists already, or there are neither sources nor
  ///   catalogs.
  package init(
    of project: Project, withBaseline: Bool, convention: ConventionPair? = nil,
    messages: MessageLanguage
  ) async throws(GlossError) {
    if let path = project.configuration.path {
      throw GlossError(path, .configuration(.exists))
    }
    boundary = project.boundary
    hasOlderTables = !project.olderTables.isEmpty
    let survey = await ProjectSurvey(of: project)
    if survey.sourceCount == 0, survey.catalogCount == 0 {
      throw survey.failures.first ?? GlossError(project.scopeName, .noSources)
    }
    let baseline = withBaseline ? Self.baselinePath : nil
    var starter = StarterConfiguration(
      survey, convention: convention, messages: messages, baseline: baseline)
    var configuration = try ConfigurationReader(
      starter.bytes(in: messages), path: Configuration.fileName,
      workingDirectory: WorkingDirectory.current.path.text
    ).configuration()
    let allowsOutside = project.boundary.isOpen
    let configured = await Project(configuration: configuration, allowsOutside: allowsOutside)
    var found = await Check(of: configured)
    found.hideConventionFindings()
    // A second check without 'follow' shows the number of findings that the setting adds.
    if configuration.follow {
      configuration.follow = false
      var checkWithoutFollow = await Check(
        of: Project(configuration: configuration, allowsOutside: allowsOutside))
      checkWithoutFollow.hideConventionFindings()
      starter = StarterConfiguration(
        survey, convention: convention, messages: messages, baseline: baseline,
        followedFindings: max(0, found.findings.count - checkWithoutFollow.findings.count))
    }
    self.starter = starter
    let bytes = starter.bytes(in: messages)
    failures = (survey.failures + found.failures).sortedDistinct()
    files = [(Configuration.fileName, bytes)]
    // An existing schema may belong to another version and is kept.
    if PathKind(StarterConfiguration.schemaName) == .missing {
      files.append((StarterConfiguration.schemaName, ConfigurationSchema.json()))
    }
    if withBaseline {
      let baseline = try Baseline(Self.baselinePath, of: found, in: configured)
      files.append((Self.baselinePath, baseline.bytes))
    }
    check = found
  }

  /// Writes the files, all or none.
  ///
  /// - Throws: ``GlossError`` if a file cannot be written, or has been created since.
  package func write() throws(GlossError) {
    try FileWriter(within: boundary).write(
      files.map { FileChange($0.path, from: nil, to: $0.bytes, stamp: nil) })
  }

  /// The written files in one line, such as `wrote gloss.json, gloss.schema.json`.
  package var filesWritten: Message {
    Message("wrote \(Message.list(files.map(\.path)))", comment: "初始化写出了哪些文件。%@：路径")
  }
}
