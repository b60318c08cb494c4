/// The type of argument that a specifier reads at run time. If two specifiers read one argument as
/// different classes, the program reads memory wrongly and may crash.
package enum ArgumentClass: Hashable, Sendable {
  case object, integer, float, character, cString, pointer
  /// The class of a substitution whose `formatSpecifier` is missing.
  case unknown

  /// Returns the class that a conversion reads, such as `d` an integer.
  package init(conversion: Unicode.Scalar) {
    self =
      switch conversion {
      case "@": .object
      case "d", "D", "i", "u", "U", "x", "X", "o", "O": .integer
      case "f", "F", "e", "E", "g", "G", "a", "A": .float
      case "c", "C": .character
      case "s", "S": .cString
      case "p", "n": .pointer
      default: .unknown
      }
  }

  /// True if specifiers of both classes can read the same argument; an unknown class fits any.
  package func fits(_ other: ArgumentClass) -> Bool {
    self == other || self == .unknown || other == .unknown
  }

  /// The name in findings.
  package var name: Message {
    switch self {
    case .object: Message("an object", comment: "类别：占位符 %@ 或 JSON 值所代表的对象")
    case .integer: Message("an integer", comment: "占位符的类别：整数，例如 %lld")
    case .float: Message("a floating-point number", comment: "占位符的类别：浮点数，例如 %f")
    case .character: Message("a character", comment: "占位符的类别：单个字符，%c")
    case .cString: Message("a C string", comment: "占位符的类别：C 字符串，%s")
    case .pointer: Message("a pointer", comment: "占位符的类别：指针，%p")
    case .unknown: Message("a value of an unknown type", comment: "占位符的类别：未知")
    }
  }
}
