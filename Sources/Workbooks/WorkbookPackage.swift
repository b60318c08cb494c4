internal import Archives
internal import LocalizationModel
internal import MarkupReader
internal import Sheets

/// The parts of a workbook (ECMA-376, part 2), a zip archive of XML files, and the relations
/// between them. ``WorkbookReader`` finds the sheets with it.
struct WorkbookPackage {
  /// A reference from one part to another.
  struct Relation {
    let id: String
    /// The kind of the other part, such as `worksheet`: the last component of its type's address.
    /// The rest of the address differs between versions of the format.
    let kind: Substring
    /// The path of the other part; `nil` for one outside of the workbook.
    let target: String?
  }

  private let archive: ZipArchive
  private let indices: [String: Int]

  init(_ bytes: ContiguousArray<UInt8>) throws(SheetError) {
    if SheetBytes.isOldWorkbook(bytes) { throw SheetError(.oldWorkbook) }
    do throws(ArchiveError) {
      archive = try ZipArchive(bytes)
    } catch {
      throw SheetError(.badWorkbook(error.wording, part: nil))
    }
    var indices: [String: Int] = [:]
    // The names of parts are compared without regard to case.
    for (index, member) in archive.members.enumerated() {
      indices[member.path.lowercased()] = index
    }
    self.indices = indices
  }

  /// Passes the events of a part to a receiver.
  ///
  /// - Returns: False if there is no such part.
  func read(_ path: String, into receiver: any MarkupReceiver) throws(SheetError) -> Bool {
    guard let index = indices[path.lowercased()] else { return false }
    let bytes: ContiguousArray<UInt8>
    do throws(ArchiveError) {
      bytes = try archive.contents(of: archive.members[index])
    } catch {
      throw SheetError(.badWorkbook(error.wording, part: nil))
    }
    do throws(MarkupError) {
      try MarkupReader().read(bytes.span, into: receiver)
    } catch {
      throw SheetError(.badWorkbook(error.reason.wordingOfWorkbook, part: path))
    }
    return true
  }

  /// Returns the relations of a part, in the order of the file.
  ///
  /// - Parameter part: The path of the part; empty for the workbook as a whole.
  func relations(of part: String) throws(SheetError) -> [Relation] {
    let names = part.split(separator: "/")
    let folder = names.dropLast().map { "\($0)/" }.joined()
    let receiver = RelationReceiver()
    guard try read("\(folder)_rels/\(names.last ?? "").rels", into: receiver) else { return [] }
    return receiver.relations.map { relation in
      Relation(
        id: relation.id, kind: relation.type.split(separator: "/").last ?? "",
        target: relation.isExternal ? nil : Self.path(relation.target, from: folder))
    }
  }

  /// Returns the path that a relation's target means.
  ///
  /// - Parameter folder: The folder to which a relative target refers.
  private static func path(_ target: String, from folder: String) -> String {
    var names: [Substring] = target.hasPrefix("/") ? [] : folder.split(separator: "/")
    for name in target.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return names.joined(separator: "/")
  }
}

/// Collects the `<Relationship>` elements of a part.
private final class RelationReceiver: MarkupReceiver {
  private(set) var relations: [(id: String, type: String, target: String, isExternal: Bool)] = []

  func start(_ element: MarkupElement) -> Bool {
    guard element.isNamed("Relationship") else { return true }
    relations.append(
      (
        element.attributes["Id"] ?? "", element.attributes["Type"] ?? "",
        element.attributes["Target"] ?? "", element.attributes["TargetMode"] == "External"
      ))
    return true
  }

  func end() -> Bool { true }
  func add(_ text: Span<UInt8>) -> Bool { true }
}

extension MarkupError.Reason {
  /// The problem of a workbook's part, in words for people.
  fileprivate var wordingOfWorkbook: Message {
    switch self {
    case .notXML(let why):
      Message("not well-formed XML: \(why)", comment: "原因：XML 的格式不对。%@：哪里不对")
    case .documentType:
      Message(
        "a document type declaration, which no workbook has a use for",
        comment: "原因：工作簿里有文档类型声明")
    case .tooLarge(let limit):
      Message(
        "larger than \(limit / 1_048_576) MiB: split the sheet",
        comment: "原因：工作簿太大。%lld：上限，单位 MiB")
    case .tooManyElements(let limit):
      Message(
        "more than \(limit) elements and attributes: split the sheet",
        comment: "原因：工作簿的元素与属性太多。%lld：上限")
    case .encoding, .unsupportedEncoding:
      Message("neither UTF-8 nor UTF-16: save the workbook again", comment: "原因：工作簿的编码不支持")
    case .outOfMemory:
      Message("there is not enough memory for the document", comment: "原因：内存不足")
    case .stopped: Message("reading was stopped", comment: "原因：读取被中止")
    }
  }
}
