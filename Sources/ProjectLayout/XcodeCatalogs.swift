package import LocalizationModel
package import OrderedJSON

/// Lists a new catalog in a target of an Xcode project, for `gloss sync --create`, as Xcode does: a
/// reference in the group of the folder, and a place in the phase that copies resources.
///
/// Identifiers are derived from the path, so that two branches that make the same catalog make the
/// same bytes.
package enum XcodeCatalogs {
  /// Returns a `project.pbxproj` that lists a catalog.
  ///
  /// - Parameters:
  ///   - path: The path of the catalog, relative to the project's folder.
  ///   - target: The name of the target.
  /// - Throws: ``ProjectFileError`` if the bytes are not a project file, or the target has no phase
  ///   for resources.
  package static func adding(
    _ path: String, toTarget target: String, of bytes: ContiguousArray<UInt8>
  ) throws(ProjectFileError) -> ContiguousArray<UInt8> {
    var addition = XcodeCatalogAddition(
      try XcodeObjects(OpenStepList(bytes)), path: path, target: target)
    return try addition.bytes()
  }

  /// Returns a `project.xcproj` that lists a catalog.
  ///
  /// - Throws: ``ProjectFileError`` if the document is not a project file, or the target has no phase
  ///   for resources.
  package static func adding(
    _ path: String, toTarget target: String, of document: JSONDocument
  ) throws(ProjectFileError) -> ContiguousArray<UInt8> {
    let root = XcodeJSONValue(node: document.root, name: "project.xcproj")
    guard !target.contains("/"), try hasResources(target, root),
      let files = try root.member("files")
    else { throw ProjectFileError(noPlace) }
    var (list, rest, isGroup) = (files, path, true)
    while isGroup {
      isGroup = false
      for child in try list.elements() where try child.member("kind")?.text() == "group" {
        guard let written = try child.member("path")?.text(),
          let children = try child.member("children")
        else { continue }
        let isFromRoot = written.hasPrefix("<PROJECT>/")
        let folder = isFromRoot ? String(written.dropFirst("<PROJECT>/".count)) : written
        let inside = isFromRoot ? path : rest
        guard inside.hasPrefix(folder + "/") else { continue }
        rest = String(Substring(inside.utf8.dropFirst(folder.utf8.count + 1)))
        (list, isGroup) = (children, true)
        break
      }
    }
    let phase = (target + "/resources").quotedInJSON
    var names: [String] = []
    for child in try list.elements() {
      if try child.member("kind") == nil, try child.member("path")?.text() == rest {
        return try adding(phase, to: child, of: document.bytes)
      }
      let name = try child.member("name", "path")?.text() ?? ""
      names.append(String(FolderPath.name(of: name)))
    }
    let name = String(FolderPath.name(of: path))
    let written = (rest.hasPrefix("<") ? "\\" : "") + rest
    let reference =
      "{ \"path\": \(written.quotedInJSON), \"target-membership\": [ \(phase) ] }"
    return ListInsertion(
      bytes: document.bytes, list: list.node.range, elements: list.node.elements.map(\.range)
    ).inserting(reference, at: ListInsertion.index(for: name, among: names))
  }

  /// Adds a phase to the memberships of a file.
  private static func adding(
    _ phase: String, to file: XcodeJSONValue, of bytes: ContiguousArray<UInt8>
  ) throws(ProjectFileError) -> ContiguousArray<UInt8> {
    if let memberships = try file.member("target-membership") {
      let elements = try memberships.elements().map(\.node.range)
      return ListInsertion(bytes: bytes, list: memberships.node.range, elements: elements)
        .inserting(phase, at: elements.count)
    }
    let members = file.node.members.map { $0.key.range.lowerBound..<$0.value.range.upperBound }
    return ListInsertion(bytes: bytes, list: file.node.range, elements: members)
      .inserting("\"target-membership\": [ \(phase) ]", at: members.count)
  }

  private static func hasResources(
    _ name: String, _ root: XcodeJSONValue
  ) throws(ProjectFileError) -> Bool {
    for target in try root.member("targets")?.elements() ?? []
    where try target.member("name")?.text() == name {
      for phase in try target.member("build-phases")?.elements() ?? [] {
        let kind =
          phase.node.kind == .object ? try phase.member("kind")?.text() : try phase.text()
        if kind == "resources" { return true }
      }
    }
    return false
  }

  /// The error of a project without a place for a catalog.
  package static let noPlace = Message(
    "the target has no phase that copies resources: add the catalog in Xcode",
    comment: "错误：Xcode 工程的 target 没有复制资源的阶段，要在 Xcode 里添加目录")
}

extension String {
  /// The text as a JSON string.
  fileprivate var quotedInJSON: String {
    quoted { scalar in
      guard scalar.value < 0x20 else { return nil }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
