import Foundation
import LocalizationModel
import XLIFF

/// A file that came back from translators.
struct TranslatorsFile: Sendable {
  /// Relative to the working directory.
  let path: String
  /// Their units have no notes, which no import takes back.
  private(set) var files: [XLIFFFile] = []
  private(set) var failure: GlossError?
  /// For each file that does not say its language, what was assumed.
  private(set) var assumptions: [LedgerReason?] = []

  private init(path: String) { self.path = path }

  /// - Parameter languages: How its languages are read.
  static func read(_ path: String, _ languages: FileLanguages) -> TranslatorsFile {
    var file = TranslatorsFile(path: path)
    do throws(GlossError) {
      let bytes = try bytes(of: path)
      file.files = try Export.Format(of: path, bytes).row.read?(bytes, path) ?? []
      file.assumptions = languages.name(&file.files, in: path)
    } catch {
      file.failure = error
    }
    return file
  }

  private static func bytes(of path: String) throws(GlossError) -> ContiguousArray<UInt8> {
    try FileReader.contents(
      of: path, sizeLimit: XLIFFDocument.sizeLimit, allowsArchives: true
    ).bytes
  }

  /// The translators' files that arguments stand for: files, bundles, and folders with either.
  ///
  /// - Returns: The paths in the order of the arguments, in folders by bytes; each once.
  static func find(_ arguments: [String]) -> (paths: [String], failures: [GlossError]) {
    var paths: [String] = []
    var failures: [GlossError] = []
    for argument in arguments {
      let path = WorkingDirectory.current.path(ofArgument: argument)
      switch PathKind(path) {
      case .file: paths.append(path)
      case .folder:
        let found = inFolder(path)
        if found.isEmpty { failures.append(GlossError(path, .noTranslatorsFiles)) }
        paths += found
      case .missing: failures.append(GlossError(missing: path))
      case .other: failures.append(GlossError(path, .notAFile))
      case .unreachable(let error): failures.append(GlossError(path, .cannotOpen(error)))
      }
    }
    var seen: Set<String> = []
    return (paths.filter { seen.insert($0).inserted }, failures)
  }

  /// Symbolic links are not followed.
  private static func inFolder(_ folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)
    var paths: [String] = []
    while let name = all?.nextObject() as? String {
      let last = name.split(separator: "/").last ?? ""
      // What a bundle shows of the project is not for reading back, and hidden files are not part of it.
      if last == "Source Contents" || last.hasPrefix(".") || last.hasPrefix("~$") {
        all?.skipDescendants()
        continue
      }
      guard let row = Export.Format(ofPath: name)?.row else { continue }
      let path = folder == "." ? name : "\(folder)/\(name)"
      guard PathKind(path) == .file, !PathKind.isLink(path) else { continue }
      // Why one cannot be read is said when it is.
      if let bytes = try? bytes(of: path), !row.isForImport(bytes) { continue }
      paths.append(path)
    }
    return paths.sortedByBytes()
  }
}

extension XLIFFDocument {
  /// - Throws: ``GlossError`` with the place in the file.
  init(reading bytes: ContiguousArray<UInt8>, path: String) throws(GlossError) {
    do throws(XLIFFError) {
      self = try XLIFFDocument(bytes.span)
    } catch {
      throw GlossError(error, path: path)
    }
  }
}
