import LocalizationModel
import OrderedJSON

/// A place in the tree of files that Xcode shows, or in a target, as `project.xcproj` refers to it:
/// by names from the top, or by an identifier.
enum XcodeTreePath: Hashable {
  case names([String])
  case identifier(String)

  /// Reads a reference: names with slashes between them, `id:` and an identifier, or a list of
  /// names, in which an object stands for a name with a slash.
  init(_ value: XcodeJSONValue) throws(ProjectFileError) {
    if value.node.kind == .array {
      var names: [String] = []
      for element in try value.elements() {
        if element.node.kind == .object {
          guard let name = try element.member("name") else {
            throw element.error(
              Message(
                "a member 'name' is missing: correct the file, or save it in Xcode",
                comment: "原因：Xcode 工程文件里缺少成员 name"))
          }
          names.append(try name.text())
        } else {
          Self.append(try element.text()[...], to: &names)
        }
      }
      self = .names(names)
      return
    }
    let text = try value.text()
    if text.hasPrefix("id:") {
      self = .identifier(String(text.dropFirst("id:".count)))
    } else {
      var names: [String] = []
      for name in text.split(separator: "/", omittingEmptySubsequences: false) {
        Self.append(name, to: &names)
      }
      self = .names(names)
    }
  }

  private static func append(_ name: Substring, to names: inout [String]) {
    switch name {
    case ".": break
    case "..": if !names.isEmpty { names.removeLast() }
    default: names.append(String(name))
    }
  }
}
