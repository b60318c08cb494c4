import LocalizationModel
import OrderedJSON
import SwiftTree

/// What a part of a project tells the others, as `gloss extract --format declarations` writes it: of
/// each source its path in the repository, Swift that declares the same, and its literals as hashes of
/// 16 hexadecimal digits each. Data models are written as the Swift that Xcode generates.
struct DeclarationsFile {
  /// By paths in the repository.
  private(set) var sources: [String: SourceElsewhere] = [:]

  /// - Parameter path: Relative to the working directory.
  /// - Throws: ``GlossError`` if the file cannot be read, or is something else.
  init(_ path: String) throws(GlossError) {
    let path = WorkingDirectory.current.path(ofArgument: path)
    let bytes = try FileReader.contents(of: path).bytes
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(bytes)
    } catch {
      let position = LineTable(bytes.span).position(ofByte: error.offset, in: bytes.span)
      throw GlossError(path, at: position, .badDeclarations(detail: error.detail))
    }
    guard let version = document.root["version"]?.number,
      let listed = document.root["sources"], listed.kind == .array
    else { throw GlossError(path, .badDeclarations(detail: "'sources' or 'version' is missing")) }
    if version != "1" {
      throw GlossError(path, .badDeclarations(detail: "version \(version) is not known, 1 is"))
    }
    for node in listed.elements {
      guard let source = node["path"]?.string, let swift = node["declarations"]?.string,
        let literals = node["literals"]?.string.flatMap(Self.hashes)
      else {
        throw GlossError(path, .badDeclarations(detail: "a source lacks one of its members"))
      }
      sources[source] = SourceElsewhere(
        declarations: ContiguousArray(swift.utf8), literals: literals)
    }
  }

  /// - Returns: `nil` for what is no row of hashes.
  private static func hashes(_ text: String) -> ContiguousArray<LiteralHash>? {
    let digits = ContiguousArray(text.utf8)
    guard digits.count % 16 == 0 else { return nil }
    var hashes: ContiguousArray<LiteralHash> = []
    hashes.reserveCapacity(digits.count / 16)
    for start in stride(from: 0, to: digits.count, by: 16) {
      let digits = String(decoding: digits[start..<start + 16], as: UTF8.self)
      guard let bits = UInt64(digits, radix: 16) else { return nil }
      hashes.append(LiteralHash(bits: bits))
    }
    return hashes
  }
}

extension Project {
  /// Adds the sources that other parts of the project have written down.
  ///
  /// - Parameter files: Relative to the working directory.
  /// - Throws: ``GlossError`` if one cannot be read.
  package mutating func add(declarations files: [String]) throws(GlossError) {
    if files.isEmpty { return }
    let stable = stablePaths
    var sources: [String: SourceElsewhere] = [:]
    for file in files {
      for (path, source) in try DeclarationsFile(file).sources {
        sources[stable.workingPath(of: path)] = source
      }
    }
    add(sourcesElsewhere: sources)
  }
}
