package import OrderedJSON
import TestSupport

/// Writes a catalog as Xcode never would: members in any order, other white space and escapes,
/// duplicate members, a byte order mark. ``MergeTrial`` checks that all become one form.
package struct Deformation {
  private var random: SeededGenerator
  private var bytes = ContiguousArray<UInt8>()

  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  package mutating func bytes(of root: JSONValue) -> ContiguousArray<UInt8> {
    bytes = []
    if Bool.random(using: &random) { bytes += [0xEF, 0xBB, 0xBF] }
    space()
    write(root, isInStrings: false)
    space()
    return bytes
  }

  /// Writes a value. One object in twenty gets a member twice.
  private mutating func write(_ value: JSONValue, isInStrings: Bool) {
    switch value {
    case .null: bytes += Array("null".utf8)
    case .boolean(let value): bytes += Array((value ? "true" : "false").utf8)
    case .number(let text): bytes += Array(text.utf8)
    case .string(let text): write(text)
    case .array(let elements):
      list("[", "]", elements.map { element in { $0.write(element, isInStrings: true) } })
    case .object(let members):
      var members = members.shuffled(using: &random)
      if let again = members.randomElement(using: &random),
        Int.random(in: 0..<20, using: &random) == 0
      {
        members.append(again)
      }
      list(
        "{", "}",
        members.map { member in
          {
            $0.write(member.name)
            $0.space()
            $0.bytes.append(UInt8(ascii: ":"))
            $0.space()
            $0.write(member.value, isInStrings: true)
          }
        })
    }
  }

  private mutating func list(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ items: [(inout Deformation) -> Void]
  ) {
    bytes.append(UInt8(ascii: open))
    space()
    for (index, item) in items.enumerated() {
      if index > 0 {
        bytes.append(UInt8(ascii: ","))
        space()
      }
      item(&self)
      space()
    }
    bytes.append(UInt8(ascii: close))
  }

  private mutating func space() {
    let spaces = ["", "", " ", "\n", "\r\n", "\t", "  \n  "]
    bytes += Array((spaces.randomElement(using: &random) ?? "").utf8)
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      let isPlain = scalar.value >= 0x20 && scalar != "\"" && scalar != "\\"
      if isPlain, Int.random(in: 0..<30, using: &random) > 0 {
        bytes += Array(String(scalar).utf8)
      } else if scalar == "/" {
        bytes += Array("\\/".utf8)
      } else {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: true)
          let zeros = String(repeating: "0", count: 4 - digits.count)
          bytes += Array("\\u\(zeros)\(digits)".utf8)
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
