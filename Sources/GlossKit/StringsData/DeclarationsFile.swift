import LocalizationModel
import OrderedJSON
import StringCatalog
import SwiftTree

/// A JSON file with the declarations of one part of a project, for runs on another part.
///
/// `gloss extract --format declarations` writes it, ``Project/add(declarations:)`` reads it. A
/// project that is built in parts, such as in a CI matrix or by Bazel, has no checkout with all
/// sources. The file has for each source the path in the repository, Swift text with the same
/// declarations, and the literals as hashes of 16 hexadecimal digits. Data models are written as
/// the Swift that Xcode generates for them.
struct DeclarationsFile {
  /// The sources with their paths in the repository, in the order of the file.
  private(set) var sources: [(path: String, source: RemoteSource)] = []

  /// - Parameters:
  ///   - path: Relative to the working directory.
  ///   - boundary: The limit of the project; a file outside of it is refused.
  /// - Throws: ``GlossError`` if the file cannot be read or has another format.
  init(_ path: String, within boundary: ProjectBoundary) throws(GlossError) {
    let path = WorkingDirectory.current.path(ofArgument: path)
    let bytes = try FileReader.contents(of: path, within: boundary).bytes
    func flaw(at offset: Int, _ detail: Message) -> GlossError {
      let position = LineTable(bytes.span).position(ofByte: offset, in: bytes.span)
      return GlossError(path, at: position, .badDeclarations(detail))
    }
    let root: JSONNode
    do throws(JSONSyntaxError) {
      root = try JSONDocument(bytes).root
    } catch {
      throw flaw(at: error.offset, error.wording)
    }
    guard let version = root["version"]?.number, let listed = root["sources"],
      listed.kind == .array
    else { throw flaw(at: root.range.lowerBound, Self.lacks("sources", "version")) }
    if version != "1" {
      throw flaw(
        at: root["version"]?.range.lowerBound ?? 0,
        Message(
          "unknown version \(version): write the file again with this gloss",
          comment: "错误：不认识的格式版本。%@：版本"))
    }
    for node in listed.elements {
      guard let source = node["path"]?.string, let swift = node["declarations"]?.string,
        let literals = node["literals"]?.string
      else {
        throw flaw(at: node.range.lowerBound, Self.lacks("path", "declarations", "literals"))
      }
      guard let hashes = Self.hashes(literals) else {
        throw flaw(
          at: node["literals"]?.range.lowerBound ?? 0,
          Message(
            "the literals are not rows of 16 hexadecimal digits: write the file again",
            comment: "错误：字面量的散列值不合格式"))
      }
      guard Self.isInside(source) else {
        throw flaw(at: node["path"]?.range.lowerBound ?? 0, Self.leadsOutside(source))
      }
      sources.append(
        (
          source,
          RemoteSource(declarations: ContiguousArray(swift.utf8), literals: hashes)
        ))
    }
  }

  private static func lacks(_ members: String...) -> Message {
    let names = Message.list(members, isQuoted: true)
    return Message(
      "it needs the members \(names): write the file again",
      comment: "错误：JSON 对象缺少成员，或成员的类型不对。%@：成员名")
  }

  /// Returns true if a path stays below the root of the repository.
  static func isInside(_ path: String) -> Bool {
    // No control characters either, which would garble reports.
    !path.utf8.contains { $0 < 0x20 || $0 == 0x7F }
      && path.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy { !["", ".", ".."].contains($0) }
  }

  static func leadsOutside(_ path: String) -> Message {
    Message(
      "'\(path)' is not a path below the root of the repository: extract inside one checkout",
      comment: "错误：源文件的路径不在仓库里。%@：路径")
  }

  /// Returns the hashes of a text of 16 hexadecimal digits each, without separators, or `nil` if it
  /// has another form.
  private static func hashes(_ text: String) -> ContiguousArray<LiteralHash>? {
    let digits = ContiguousArray(text.utf8)
    guard digits.count % 16 == 0 else { return nil }
    var hashes: ContiguousArray<LiteralHash> = []
    hashes.reserveCapacity(digits.count / 16)
    for start in stride(from: 0, to: digits.count, by: 16) {
      let digits = String(decoding: digits[start..<start + 16], as: UTF8.self)
      // `UInt64` alone would accept a sign.
      guard digits.allSatisfy(\.isHexDigit), let bits = UInt64(digits, radix: 16) else {
        return nil
      }
      hashes.append(LiteralHash(bits: bits))
    }
    return hashes
  }
}

extension Project {
  /// Adds the sources that other parts of the project have declared.
  ///
  /// - Parameter files: Paths relative to the working directory.
  /// - Throws: ``GlossError`` if a file cannot be read, or two files disagree on a source.
  package mutating func add(declarations files: [String]) throws(GlossError) {
    if files.isEmpty { return }
    let stable = stablePaths
    var sources: [String: (source: RemoteSource, file: String)] = [:]
    for file in files {
      for (path, source) in try DeclarationsFile(file, within: boundary.admitting()).sources {
        let path = stable.workingPath(of: path)
        if let known = sources[path], known.source != source {
          throw GlossError(
            file,
            .badDeclarations(
              Message(
                "'\(path)' differs in '\(known.file)': write all files from the same commit",
                comment: "错误：两个文件里同一源文件的声明不同。%1$@：源文件；%2$@：另一个文件")))
        }
        sources[path] = (source, file)
      }
    }
    add(sourcesElsewhere: sources.mapValues(\.source))
  }
}
