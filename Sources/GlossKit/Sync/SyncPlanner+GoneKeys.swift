import LocalizationModel
import ProjectLayout
import SourceScanner
import StringCatalog

/// Which keys no source spells any more.
extension SyncPlanner {
  /// The keys of a catalog that extraction put there and does not find now.
  private func missingKeys(_ loaded: LoadedCatalog) -> [String] {
    if isFilledElsewhere(loaded.catalog.path) { return [] }
    return loaded.catalog.keys(unmatchedBy: matches[loaded.catalog.path] ?? []).filter { key in
      let entry = loaded.catalog.entry(key)
      // Stays whatever the sources say.
      if entry?.shouldTranslate == false { return false }
      return switch entry?.extractionState {
      case nil, .extractedWithValue: true
      case .stale: options.stale == .prune
      default: false
      }
    }
  }

  mutating func spelledKeys() async -> SpelledKeys {
    for catalog in loaded { missing[catalog.catalog.path] = missingKeys(catalog) }
    var spelled = SpelledKeys(wanted: missing.values.joined())
    if spelled.isEmpty { return spelled }
    for source in sources { spelled.add(source.literalHashes, of: source.path) }
    let others = project.tree.paths(of: .otherSource).filter(project.configuration.includes)
    let literals = await concurrentlyMap(others, workers: project.workers) { path in
      do throws(GlossError) {
        let bytes = try FileReader.contents(of: path).bytes
        return Result<Set<UInt64>, GlossError>.success(
          OtherSourceLiterals(bytes.span, path: path).hashes)
      } catch {
        return .failure(error)
      }
    }
    for (path, result) in zip(others, literals) {
      switch result {
      case .success(let hashes):
        spelled.add(hashes, of: path)
        otherLiterals[path] = .some(hashes)
      case .failure(let error):
        sync.failures.append(error)
        otherLiterals[path] = .some(nil)
      }
    }
    return spelled
  }

  /// The sources of the catalog's targets; of any target where the targets are unknown.
  private func sourcesThatMaySpell(keysOf catalog: String) -> [String] {
    project.layout.hasTarget(catalog)
      ? project.layout.sources(ofTargetsOf: catalog) : project.layout.sources
  }

  /// Sources of a catalog that could not be read whole, so that they may spell any key.
  func incompleteSources(of catalog: String) -> [String] {
    let unread = Set(sources.lazy.filter { !$0.isComplete }.map(\.path))
      .union(otherLiterals.lazy.filter { $0.value == nil }.map(\.key))
    if unread.isEmpty { return [] }
    return sourcesThatMaySpell(keysOf: catalog).filter(unread.contains)
  }

  /// The missing keys that no source spells. None while a source is unread, or a folder.
  mutating func goneKeys(_ loaded: LoadedCatalog, _ spelled: SpelledKeys) -> [String] {
    let path = loaded.catalog.path
    let missing = missing[path] ?? []
    if missing.isEmpty { return [] }
    let incomplete = incompleteSources(of: path)
    if let first = incomplete.first ?? project.failures.first?.path {
      noteIncomplete(first, missingCount: missing.count, in: path)
      return []
    }
    let sources = Set(sourcesThatMaySpell(keysOf: path))
    var gone: [String] = []
    // Swift takes canonically equivalent texts for one.
    let found = Set((strings[path] ?? []).lazy.map(\.key).filter(\.isNotASCII))
    let lines = LineTable(loaded.bytes.span)
    for key in missing where !isSpelledUnseen(key) {
      if spelled.isSpelled(key, inAnyOf: sources) {
        let range = loaded.catalog.entry(key)?.keyRange
        let position = range.map { lines.position(ofByte: $0.start, in: loaded.bytes.span) }
        if key.isNotASCII, found.contains(key) {
          note(otherwiseEncoded: key, at: range, position, in: path)
        } else {
          note(unrecognized: key, at: range, position, in: path)
        }
      } else {
        gone.append(key)
      }
    }
    return gone
  }

  /// The first by path bytes of the files that spell a missing key of a catalog and so keep it.
  func speller(of key: String, in catalog: String) -> String? {
    let sources = Set(sourcesThatMaySpell(keysOf: catalog))
    return spelled.speller(of: key, where: sources.contains)
      ?? spelledOutside.speller(of: key, where: { maySpell($0, keysOf: catalog) })
  }

  mutating func noteIncomplete(_ source: String, missingCount: Int, in catalog: String) {
    let subject =
      missingCount == 1
      ? Message(
        "1 key is not found in the sources, but it stays as it is",
        comment: "发现的前半句：源码中找不到一个键，条目保留")
      : Message(
        "\(missingCount) keys are not found in the sources, but they stay as they are",
        comment: "发现的前半句：源码中找不到若干键，条目保留。%lld：键的数量")
    sync.findings.append(
      Finding(
        rule: "sources-incomplete", severity: .warning,
        message: Message(
          "\(subject), because '\(source)' could not be read whole: mend that file",
          comment: "发现：有源文件没有读完，因此不删除键。%1$@：前半句；%2$@：源文件的路径"),
        path: catalog))
    sync.isComplete = false
    // Tests and what is out of scope have not been reported.
    sync.findings += sources.first { $0.path == source }?.flaws ?? []
  }

  private mutating func note(
    unrecognized key: String, at range: ByteRange?, _ position: SourcePosition?, in catalog: String
  ) {
    sync.findings.append(
      Finding(
        rule: "key-unrecognized", severity: .info,
        message: Message(
          """
          a literal spells '\(key)', but no call that localizes it for this catalog was recognized: \
          the entry stays as it is
          """, comment: "发现：源码里有与键相同的字面量，但没有识别出本地化调用。%@：键"),
        path: catalog, range: range,
        position: position))
  }

  private mutating func note(
    otherwiseEncoded key: String, at range: ByteRange?, _ position: SourcePosition?,
    in catalog: String
  ) {
    sync.findings.append(
      Finding(
        rule: "key-otherwise-encoded", severity: .warning,
        message: Message(
          """
          the sources spell '\(key)' with other Unicode scalars for the same characters, which is \
          another key when the app runs: spell both alike; the entry stays as it is
          """, comment: "发现：源码里的键与目录里的键看起来相同，但 Unicode 码位不同。%@：键"),
        path: catalog, range: range, position: position))
  }
}

extension String {
  fileprivate var isNotASCII: Bool { utf8.contains { $0 >= 0x80 } }
}
