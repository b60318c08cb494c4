import LocalizationModel
import ProjectLayout
import SourceScanner
import StringCatalog

/// What spells keys though no strings are extracted from it: files that the configuration leaves out,
/// hidden folders, dependencies that lie in the project, folders behind symbolic links.
extension SyncPlanner {
  /// Takes the keys that something outside of the sources spells off those that are gone.
  ///
  /// It is read only when a key is about to be gone, so that a run with nothing to change costs
  /// nothing more.
  mutating func keepKeysSpelledOutside() async {
    if options.stale == .keep || gone.allSatisfy(\.value.isEmpty) { return }
    let surroundings = Surroundings(of: project.searchedFolders)
    let known = Set(project.layout.sources)
    let outside = surroundings.files.filter {
      ($0.kind == .swift || $0.kind == .otherSource) && !known.contains($0.path)
    }
    var spelled = SpelledKeys(wanted: gone.values.joined())
    let wanted = spelled
    let look = SourceLook(of: project, hashingLiterals: true)
    let literals = await concurrentlyMap(outside, workers: project.workers) { file in
      do throws(GlossError) {
        let bytes = try FileReader.contents(of: file.path).bytes
        return Result<Set<UInt64>, GlossError>.success(
          wanted.wanted(among: Self.literals(in: bytes, of: file, look)))
      } catch {
        return .failure(error)
      }
    }
    var failures = surroundings.failures
    for (file, result) in zip(outside, literals) {
      switch result {
      case .success(let hashes): spelled.add(hashes, of: file.path)
      case .failure(let error): failures.append(error)
      }
    }
    sync.failures += failures
    spelledOutside = spelled
    for catalog in loaded { keep(catalog, spelled, unread: failures.first?.path) }
  }

  private mutating func keep(
    _ loaded: LoadedCatalog, _ spelled: SpelledKeys, unread: String?
  ) {
    let path = loaded.catalog.path
    guard let keys = gone[path], !keys.isEmpty else { return }
    if let unread {
      noteIncomplete(unread, missingCount: keys.count, in: path)
      gone[path] = []
      return
    }
    let lines = LineTable(loaded.bytes.span)
    gone[path] = keys.filter { key in
      guard let speller = spelled.speller(of: key, where: { maySpell($0, keysOf: path) }) else {
        return true
      }
      let range = loaded.catalog.entry(key)?.keyRange
      let position = range.map { lines.position(ofByte: $0.start, in: loaded.bytes.span) }
      sync.findings.append(
        Finding(
          rule: "key-unrecognized", severity: .info,
          message: Message(
            """
            only '\(speller)', from which no strings are taken, spells '\(key)': the entry stays as \
            it is
            """, comment: "发现：只有不提取字符串的文件里有这个键，条目保留。%1$@：文件的路径；%2$@：键"),
          path: path, range: range, position: position))
      return false
    }
  }

  /// Whether a file outside could be a source of the catalog's targets; always where the targets
  /// are unknown, and beside an Xcode project for a file that is in none.
  func maySpell(_ path: String, keysOf catalog: String) -> Bool {
    let layout = project.layout
    if !layout.hasTarget(catalog) { return true }
    if !layout.hasTarget(path), !layout.xcodeProjects(ofTargetsOf: catalog).isEmpty { return true }
    guard let table = ProjectCatalog(catalog)?.table else { return true }
    return project.layout.catalogs(serving: path, table: .named(table)).contains(catalog)
  }

  /// What is not Swift from end to end, such as a template, is searched as text too: nobody will
  /// mend it.
  private static func literals(
    in bytes: ContiguousArray<UInt8>, of file: FileTree.File, _ look: SourceLook
  ) -> Set<UInt64> {
    if file.kind == .otherSource { return OtherSourceLiterals(bytes.span, path: file.path).hashes }
    let source = look.source(bytes, file.path)
    let literals = Set(source.literalHashes)
    return source.isComplete ? literals : literals.union(CLiterals(bytes.span).hashes)
  }
}
