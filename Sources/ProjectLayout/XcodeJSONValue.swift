import LocalizationModel
import OrderedJSON

/// A value of a `project.xcproj` that must be of a certain kind. ``XcodeJSONReader`` asks it.
struct XcodeJSONValue {
  let node: JSONNode
  /// The name of the member that holds it, for messages.
  let name: String

  /// Returns the first member of an object that has one of the names; `nil` if all are left out or
  /// `null`.
  ///
  /// - Throws: ``ProjectFileError`` if this is no object.
  func member(_ names: String...) throws(ProjectFileError) -> XcodeJSONValue? {
    guard node.kind == .object else {
      throw error(
        Message(
          "'\(self.name)' must be an object: correct the file, or save it in Xcode",
          comment: "原因：Xcode 工程文件里的成员应是对象。%@：成员名"))
    }
    for name in names {
      if let value = node[name], value.kind != .null {
        return XcodeJSONValue(node: value, name: name)
      }
    }
    return nil
  }

  /// The text.
  ///
  /// - Throws: ``ProjectFileError`` if this is something else.
  func text() throws(ProjectFileError) -> String {
    guard let text = node.string else {
      throw error(
        Message(
          "'\(name)' must be a string: correct the file, or save it in Xcode",
          comment: "原因：Xcode 工程文件里的成员应是字符串。%@：成员名"))
    }
    return text
  }

  /// The elements of a list.
  ///
  /// - Throws: ``ProjectFileError`` if this is something else.
  func elements() throws(ProjectFileError) -> [XcodeJSONValue] {
    guard node.kind == .array else {
      throw error(
        Message(
          "'\(name)' must be an array: correct the file, or save it in Xcode",
          comment: "原因：Xcode 工程文件里的成员应是数组。%@：成员名"))
    }
    return node.elements.map { XcodeJSONValue(node: $0, name: name) }
  }

  /// The texts of a list.
  func texts() throws(ProjectFileError) -> [String] {
    var texts: [String] = []
    for element in try elements() { texts.append(try element.text()) }
    return texts
  }

  /// Returns an error at this value.
  func error(_ wording: Message) -> ProjectFileError {
    let bytes = node.document.bytes.span
    return ProjectFileError(
      position: LineTable(bytes).position(ofByte: node.range.lowerBound, in: bytes), wording)
  }
}
