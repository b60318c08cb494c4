package import LocalizationModel
package import OrderedJSON

/// Adds a language to the list of an Xcode project, for `gloss add-language`, as Xcode does: one line
/// more in `knownRegions` of a `project.pbxproj`, one word more in `supported` of a `project.xcproj`.
package enum XcodeLanguages {
  /// Returns a `project.pbxproj` with a language that it lacks. The list keeps its order, and its end
  /// takes the language unless the list is sorted.
  ///
  /// - Throws: ``ProjectFileError`` if the bytes are not a project file, or it has no place for a
  ///   list.
  package static func adding(
    _ language: String, to bytes: ContiguousArray<UInt8>
  ) throws(ProjectFileError) -> ContiguousArray<UInt8> {
    let objects = try XcodeObjects(OpenStepList(bytes))
    let list = objects.list
    let project = objects.project
    let word = openStep(language)
    guard let regions = objects.node(.knownRegions, of: project) else {
      return try addingList(of: word, to: objects)
    }
    guard list.kind(of: regions) == .array else { throw unreadable(regions, in: list) }
    let nodes = list.elements(of: regions)
    guard nodes.allSatisfy({ list.kind(of: $0) == .text }) else {
      throw unreadable(regions, in: list)
    }
    let names = list.texts(of: regions)
    return ListInsertion(
      bytes: bytes, list: list.range(of: regions), elements: nodes.map(list.range)
    ).inserting(word, at: ListInsertion.index(for: language, among: names))
  }

  /// Returns a language as a project file spells a text: Xcode quotes a hyphen.
  private static func openStep(_ language: String) -> String {
    language.utf8.allSatisfy { $0 != UInt8(ascii: "-") } ? language : "\"\(language)\""
  }

  /// Adds a list of the development language and another one, before the member that follows it in
  /// the order of Xcode.
  private static func addingList(
    of word: String, to objects: XcodeObjects
  ) throws(ProjectFileError) -> ContiguousArray<UInt8> {
    let (list, project) = (objects.list, objects.project)
    let bytes = list.bytes
    guard let group = objects.node(.mainGroup, of: project) else {
      throw ProjectFileError(Self.noList)
    }
    // The name of a member is the node before its value.
    let start = list.range(of: group - 1).lowerBound
    let space = bytes.space(before: start)
    let words = [objects.text(.developmentRegion, of: project).map(openStep), word].compactMap(
      \.self)
    guard space.contains(where: \.isNewline) else {
      return bytes.inserting("knownRegions = (\(words.joined(separator: ", "))); ", at: start)
    }
    let line = space.drop { !$0.isNewline }
    let inner = String(line) + bytes.indentation
    let text =
      "knownRegions = (" + words.map { inner + $0 + "," }.joined() + line + ");" + line
    return bytes.inserting(text, at: start)
  }

  private static func unreadable(_ node: Int, in list: OpenStepList) -> ProjectFileError {
    let bytes = list.bytes.span
    let offset = list.range(of: node).lowerBound
    return ProjectFileError(
      position: LineTable(bytes).position(ofByte: offset, in: bytes), Self.noList)
  }

  /// Returns a `project.xcproj` with a language that it lacks.
  ///
  /// - Throws: ``ProjectFileError`` if the document has no place for it.
  package static func adding(
    _ language: String, to document: JSONDocument
  ) throws(ProjectFileError) -> ContiguousArray<UInt8> {
    let bytes = document.bytes
    let root = XcodeJSONValue(node: document.root, name: "project.xcproj")
    guard let languages = try root.member("localizations") else {
      throw ProjectFileError(Self.noList)
    }
    let word = "\"\(language)\""
    if let supported = try languages.member("supported") {
      let names = try supported.texts()
      return ListInsertion(
        bytes: bytes, list: supported.node.range, elements: supported.node.elements.map(\.range)
      ).inserting(word, at: jsonIndex(for: language, among: names))
    }
    let members = languages.node.members
    let elements = members.map { $0.key.range.lowerBound..<$0.value.range.upperBound }
    let space = elements.last.map { bytes.space(before: $0.lowerBound) } ?? ""
    let list =
      space.contains(where: \.isNewline)
      ? "[\(space)\(bytes.indentation)\(word),\(space)]" : "[ \(word) ]"
    return ListInsertion(bytes: bytes, list: languages.node.range, elements: elements)
      .inserting("\"supported\": " + list, at: elements.count)
  }

  /// Returns the index in a list that Xcode sorts; the end if a person did not.
  private static func jsonIndex(for name: String, among names: [String]) -> Int {
    let isSorted = zip(names, names.dropFirst()).allSatisfy { $0.precedesInBytes($1) }
    return isSorted ? names.firstIndex { name.precedesInBytes($0) } ?? names.count : names.count
  }

  /// The error of a file that has no place for languages.
  package static let noList = Message(
    "no list of the project's languages is found in it: add the language in Xcode",
    comment: "错误：Xcode 工程文件里没有语言列表，或者写法无法识别")
}
