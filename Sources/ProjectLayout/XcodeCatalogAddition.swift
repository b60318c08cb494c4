import LocalizationModel

/// The change of a `project.pbxproj` that lists a catalog in a target: a file reference, the group
/// around it, a build file and the phase that copies resources. ``XcodeCatalogs`` makes it.
struct XcodeCatalogAddition {
  private let objects: XcodeObjects
  private let path: String
  private let target: String
  private var insertions: [(offset: Int, text: String)] = []

  init(_ objects: XcodeObjects, path: String, target: String) {
    self.objects = objects
    self.path = path
    self.target = target
  }

  private var list: OpenStepList { objects.list }
  private var name: String { String(FolderPath.name(of: path)) }

  /// - Throws: ``ProjectFileError`` if the target has no phase for resources.
  mutating func bytes() throws(ProjectFileError) -> ContiguousArray<UInt8> {
    guard
      let phase = objects.objects(.targets, of: objects.project)
        .first(where: { objects.text(.name, of: $0) == target })
        .flatMap({ objects.objects(.buildPhases, of: $0) })?
        .first(where: { objects.kind(of: $0) == .resources }),
      let files = objects.node(.files, of: phase), list.kind(of: files) == .array,
      let place = place()
    else { throw ProjectFileError(XcodeCatalogs.noPlace) }
    let reference = place.reference ?? identifier("file " + path)
    let file = identifier("build file \(target) \(path)")
    addObject(
      "PBXBuildFile", file, "\(name) in Resources",
      "fileRef = \(reference)\(comment(name)); ")
    if place.reference == nil {
      let folder = place.folder
      let rest =
        folder.isEmpty ? path : String(Substring(path.utf8.dropFirst(folder.utf8.count + 1)))
      let shown = name == rest ? "" : "name = \(Self.openStep(name)); "
      addObject(
        "PBXFileReference", reference, name,
        "lastKnownFileType = text.json.xcstrings; \(shown)path = \(Self.openStep(rest)); "
          + "sourceTree = \"<group>\"; ")
      addElement(reference + comment(name), to: place.children)
    }
    addElement(file + comment("\(name) in Resources"), to: files)
    var bytes = list.bytes
    for insertion in insertions.sorted(by: { $0.offset > $1.offset }) {
      bytes = bytes.inserting(insertion.text, at: insertion.offset)
    }
    return bytes
  }

  /// The place of a catalog in the tree of groups.
  private struct Place {
    /// The children of the deepest group around the catalog, as a node.
    let children: Int
    /// The path of the group's folder.
    let folder: String
    /// The identifier of the catalog if a group holds it already.
    var reference: String?
  }

  private func place() -> Place? {
    guard let main = objects.object(.mainGroup, of: objects.project) else { return nil }
    var best: Place?
    var reference: String?
    var seen: Set<Int> = [main]
    var pending = [(main, objects.path(of: main, in: "") ?? "")]
    while let (group, folder) = pending.popLast() {
      guard let children = objects.node(.children, of: group), list.kind(of: children) == .array
      else { continue }
      if folder.isEmpty || path.hasPrefix(folder + "/"),
        best.map({ $0.folder.utf8.count < folder.utf8.count }) ?? true
      {
        best = Place(children: children, folder: folder)
      }
      for node in list.elements(of: children) {
        guard let child = objects.object(at: node), seen.insert(child).inserted,
          let place = objects.path(of: child, in: folder)
        else { continue }
        if objects.text(.isa, of: child) == "PBXGroup" {
          pending.append((child, place))
        } else if objects.kind(of: child) == .file, place == path {
          reference = list.text(node)
        }
      }
    }
    best?.reference = reference
    return best
  }

  /// Adds an object among those of its class, by the order of identifiers if they are sorted.
  private mutating func addObject(
    _ isa: String, _ identifier: String, _ name: String, _ members: String
  ) {
    let others = objects.members(ofClass: isa)
    guard let last = others.last else { return }
    let keys = others.map { list.text($0.key) ?? "" }
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy { $0.precedesInBytes($1) }
    let entry = "\(identifier)\(comment(name)) = {isa = \(isa); \(members)};"
    if isSorted, let index = keys.firstIndex(where: { identifier.precedesInBytes($0) }) {
      let start = list.range(of: others[index].key).lowerBound
      insertions.append((start, entry + list.bytes.space(before: start)))
    } else {
      let space = list.bytes.space(before: list.range(of: last.key).lowerBound)
      let end = list.bytes.end(ofSpaceAndCommentsFrom: list.range(of: last.value).upperBound)
      insertions.append((end + 1, space + entry))
    }
  }

  /// Adds a reference at the end of a list.
  private mutating func addElement(_ element: String, to node: Int) {
    let insertion = ListInsertion(
      bytes: list.bytes, list: list.range(of: node),
      elements: list.elements(of: node).map(list.range)
    ).insertion(of: element, at: list.elements(of: node).count)
    insertions.append(insertion)
  }

  /// The comment behind an identifier, if the file has such comments.
  private func comment(_ text: String) -> String {
    guard let key = objects.members(ofClass: "PBXFileReference").first?.key else { return "" }
    let end = list.range(of: key).upperBound
    let hasComments = list.bytes[end...].prefix(3).elementsEqual(" /*".utf8)
    return hasComments ? " /* \(text.replacing("*/", with: "*")) */" : ""
  }

  /// Returns an identifier of 24 hexadecimal digits that no object has yet.
  private func identifier(_ text: String) -> String {
    var salt = 0
    while true {
      let seed = salt == 0 ? text : "\(text) \(salt)"
      let halves = [OpenStepList.hash(of: "gloss " + seed), OpenStepList.hash(of: seed + " gloss")]
      let digits = halves.map { half in
        let digits = String(half, radix: 16, uppercase: true)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }
      let identifier = String(digits.joined().prefix(24))
      if !objects.has(identifier) { return identifier }
      salt += 1
    }
  }

  /// Returns a text as a project file spells it: quoted unless all is letters, digits and few signs.
  static func openStep(_ text: String) -> String {
    let isBare =
      !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
          UInt8(ascii: "/"), UInt8(ascii: "$"):
          true
        default: false
        }
      }
    return isBare ? text : text.quoted { _ in nil }
  }
}
