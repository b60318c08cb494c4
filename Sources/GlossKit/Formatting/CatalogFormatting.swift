import LocalizationModel
public import StringCatalog

/// A catalog's bytes as read and in Xcode's canonical form: the work behind `gloss fmt`.
///
/// A path or standard input comes in; the new bytes of ``file`` go to standard output or, by
/// ``write(_:)``, replace the file. Git's clean filter takes ``passingThrough(_:name:)``, which never fails.
public struct CatalogFormatting: Sendable {
  /// The catalog as read and as Xcode would write it. Its path is as the run shows it, or `-` for
  /// standard input.
  public let file: FileChange
  /// The members that the new bytes leave out without loss, such as a repetition with an equal
  /// value.
  public let repairs: [StringCatalog.Repair]
  private let boundary: ProjectBoundary

  /// True if the file is in Xcode's form already.
  public var isCanonical: Bool { !file.isChanged }

  /// True for the catalog on standard input.
  package var isInput: Bool { file.path == "-" }

  /// Reads one catalog.
  ///
  /// - Parameter path: `-` for standard input.
  /// - Throws: ``GlossError`` if the file cannot be read, is no catalog, or repeats a member with
  ///   another value; the error then names the first repetition.
  public init(_ path: String) throws(GlossError) {
    switch Self.result(path, within: .commandLine(allowsOutside: false)) {
    case .success(let formatting): self = formatting
    case .failure(let failures): throw failures.all[0]
    }
  }

  private init(
    _ path: String, _ text: ContiguousArray<UInt8>, stamp: FileStamp?,
    within boundary: ProjectBoundary
  ) throws(Failures) {
    self.boundary = boundary
    let catalog: StringCatalog
    do throws(CatalogError) {
      catalog = try StringCatalog(text, path: path == "-" ? StandardInput.name : path)
    } catch {
      throw Failures(GlossError(error))
    }
    do throws(CatalogError) {
      let formatted = try catalog.formatted()
      file = FileChange(path, from: text, to: formatted.bytes, stamp: stamp)
      repairs = formatted.repairs
    } catch {
      throw Failures(error, of: catalog)
    }
  }

  /// The errors that keep one file from being formatted; at least one.
  private struct Failures: Error {
    let all: [GlossError]

    init(_ failure: GlossError) { all = [failure] }

    /// Lists each repeated member whose values differ, because `error` names only the first.
    ///
    /// - Parameter error: The error that stands alone if no member contradicts another.
    init(_ error: CatalogError, of catalog: StringCatalog) {
      let (errors, restCount) = catalog.contradictions(limit: Self.limit)
      var all = (errors.isEmpty ? [error] : errors).map { GlossError($0) }
      if restCount > 0 {
        let rest =
          restCount == 1
          ? Message(
            "1 more member is duplicated with another value", comment: "原因：目录里还有一个重复的成员")
          : Message(
            "\(restCount) more members are duplicated with another value",
            comment: "原因：目录里还有重复的成员。%lld：个数")
        all.append(GlossError(error.path, .badCatalog(rest)))
      }
      self.all = all
    }

    /// The most contradictions that are listed one by one; any further ones are only counted.
    private static let limit = 100
  }

  private static func result(
    _ path: String, within boundary: ProjectBoundary
  ) -> Result<CatalogFormatting, Failures> {
    do throws(Failures) {
      if path == "-" {
        let text: ContiguousArray<UInt8>
        do throws(GlossError) {
          text = try standardInput()
        } catch {
          throw Failures(error)
        }
        return .success(try CatalogFormatting(path, text, stamp: nil, within: boundary))
      }
      let contents: (bytes: ContiguousArray<UInt8>, stamp: FileStamp)
      do throws(GlossError) {
        switch PathKind(path) {
        case .missing: throw GlossError(missing: path)
        case .folder: throw GlossError(path, .notACatalog)
        default: break
        }
        contents = try FileReader.contents(of: path, within: boundary)
      } catch {
        throw Failures(error)
      }
      return .success(
        try CatalogFormatting(path, contents.bytes, stamp: contents.stamp, within: boundary))
    } catch {
      return .failure(error)
    }
  }

  /// Reads several catalogs.
  ///
  /// - Parameters:
  ///   - paths: Paths as the user gave them; one that is given twice is read once.
  ///   - allowsOutside: True if links may lead out of the project that they lie in.
  /// - Returns: Both lists in the order of the paths. A file that repeats members with differing
  ///   values has a failure for each of the first hundred, and a last one that counts the rest.
  public static func all(
    _ paths: [String], allowsOutside: Bool = false
  ) -> (formattings: [CatalogFormatting], failures: [GlossError]) {
    all(paths, within: .commandLine(allowsOutside: allowsOutside))
  }

  /// Reads several catalogs of one project.
  ///
  /// - Parameter boundary: The project's boundary; nothing outside of it is read or written.
  package static func all(
    _ paths: [String], within boundary: ProjectBoundary
  ) -> (formattings: [CatalogFormatting], failures: [GlossError]) {
    var formattings: [CatalogFormatting] = []
    var failures: [GlossError] = []
    var seen: Set<String> = []
    for path in paths.map({ $0 == "-" ? $0 : WorkingDirectory.current.path(ofArgument: $0) })
    where seen.insert(path).inserted {
      switch result(path, within: boundary) {
      case .success(let formatting): formattings.append(formatting)
      case .failure(let reasons): failures += reasons.all
      }
    }
    return (formattings, failures)
  }

  /// Formats the bytes that git hands to its clean filter (`gloss fmt --pass-through`).
  ///
  /// A catalog with conflict markers or one that is cut off is returned unchanged, because a
  /// failing filter would keep the user from staging it.
  ///
  /// - Parameters:
  ///   - text: The catalog's bytes.
  ///   - name: The catalog's name in the failure's message.
  /// - Returns: The formatted bytes, or the text itself with the reason why it cannot be formatted.
  public static func passingThrough(
    _ text: ContiguousArray<UInt8>, name: String
  ) -> (bytes: ContiguousArray<UInt8>, failure: GlossError?) {
    do throws(Failures) {
      return (try CatalogFormatting(name, text, stamp: nil, within: .none).file.newBytes, nil)
    } catch {
      return (text, error.all[0])
    }
  }

  /// Reads standard input to its end.
  ///
  /// - Throws: ``GlossError`` if it cannot be read.
  public static func standardInput() throws(GlossError) -> ContiguousArray<UInt8> {
    try StandardInput.bytes()
  }

  /// Replaces the files that are not in Xcode's form, all or none, except for standard input.
  ///
  /// - Parameter formattings: The catalogs of one call of ``all(_:allowsOutside:)``; unchanged ones
  ///   are not touched.
  public static func write(_ formattings: [CatalogFormatting]) throws(GlossError) {
    guard let boundary = formattings.first?.boundary else { return }
    try FileChanges(formattings.filter { !$0.isInput }.map(\.file), within: boundary).write()
  }
}
