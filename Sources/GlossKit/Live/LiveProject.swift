/// A project that an agent or editor asks again and again while its files change.
///
/// It answers like a project that is read anew each time, only faster: a file's parse, strings and
/// findings are kept in cache until the file changes, or anything that they depend on. Nothing is
/// kept on the disk.
///
///     let live = LiveProject()
///     let check = await Check(of: try await live.refreshed())
///
/// A ``Project`` that was handed out does not change when the live project is refreshed, so that a
/// request sees one state from start to end. Several requests may run at once.
package actor LiveProject {
  private let paths: [String]
  private let isList: Bool
  private let search: ConfigurationSearch
  private let allowsOutside: Bool
  private let workers: Int?
  /// Applies the command line's options to the configuration that was read.
  private let adapted: @Sendable (Configuration) -> Configuration
  private let cache = ProjectCache()
  /// The number of answers in the cache after the last ``tidy(after:)``, which has nothing to do
  /// until the number changes.
  private var tidyCount = 0

  /// Unsaved texts by path relative to the working directory. Texts of files other than Swift
  /// sources, catalogs, manifests, Xcode projects and the configuration have no effect.
  package private(set) var texts: [String: ContiguousArray<UInt8>] = [:]

  /// - Parameters:
  ///   - paths: Files and folders to work on, relative to the working directory or from the root.
  ///     An empty list stands for all that the configuration names or, without one, for the working
  ///     directory.
  ///   - isList: True if the paths come from a list such as `--files-from`: if empty, it stands for
  ///     no file and not for the whole project.
  ///   - search: The places where each refresh looks for the configuration.
  ///   - allowsOutside: True to read files outside the project that its files name.
  ///   - workers: The number of files worked on at a time.
  ///   - adapted: Applies the command line's options to the configuration; a pure function.
  package init(
    paths: [String] = [], isList: Bool = false,
    configuration search: ConfigurationSearch = .upwards,
    allowsOutside: Bool = false, workers: Int? = nil,
    adapted: @escaping @Sendable (Configuration) -> Configuration = { $0 }
  ) {
    self.paths = paths
    self.isList = isList
    self.search = search
    self.allowsOutside = allowsOutside
    self.workers = workers
    self.adapted = adapted
  }

  /// Lays an unsaved text over a file, which need not exist on the disk, or removes it again.
  ///
  /// - Parameters:
  ///   - text: `nil` once the file is saved or closed.
  ///   - argument: Relative to the working directory or from the root.
  package func setUnsavedText(_ text: ContiguousArray<UInt8>?, at argument: String) {
    texts[WorkingDirectory.current.path(ofArgument: argument)] = text
  }

  /// Lays unsaved texts over files, in place of all that were laid before.
  ///
  /// - Parameter texts: Texts by path in the spelling of ``WorkingDirectory/path(ofArgument:)``.
  func setUnsavedTexts(_ texts: [String: ContiguousArray<UInt8>]) { self.texts = texts }

  /// Returns the project as it is now. Its configuration, manifests and Xcode projects are read and
  /// its folders walked each time.
  ///
  /// - Throws: ``GlossError`` if the configuration cannot be read.
  package func refreshed() async throws(GlossError) -> Project {
    let configuration = adapted(
      try Configuration.load(search, for: paths, allowsOutside: allowsOutside, unsaved: texts))
    let project = await Project(
      paths: paths, isList: isList, configuration: configuration, allowsOutside: allowsOutside,
      workers: workers, cache: cache, unsaved: texts)
    tidy(after: project)
    return project
  }

  /// The number of cached answers, for tests.
  package var cachedAnswerCount: Int { cache.count }

  /// Drops the answers about files that the project no longer has.
  private func tidy(after project: Project) {
    if cache.count == tidyCount { return }
    cache.forget(exceptFor: Set(project.tree.files.map(\.path)))
    tidyCount = cache.count
  }
}
