package import LocalizationModel
package import OrderedJSON

extension JSONKind {
  /// The name of the type with its article, for error messages: `an object`.
  package var wording: Message {
    switch self {
    case .null: Message(verbatim: "null")
    case .boolean: Message("a boolean", comment: "JSON 值的类型：布尔值")
    case .number: Message("a number", comment: "JSON 值的类型：数字")
    case .string: Message("a string", comment: "JSON 值的类型：字符串")
    case .array: Message("an array", comment: "JSON 值的类型：数组")
    case .object: Message("an object", comment: "类别：占位符 %@ 或 JSON 值所代表的对象")
    }
  }
}
