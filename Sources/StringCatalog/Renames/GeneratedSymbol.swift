import LocalizationModel

/// The Swift symbol that Xcode makes of a key that was added by hand: `.openFile` of “Open file”.
package struct GeneratedSymbol: Hashable, Sendable {
  /// The words of the key in camel case; empty for a key without letters and digits.
  package let name: String
  /// The types of its parameters, which tell symbols of one name apart.
  private let parameters: [String]

  package init(of key: String) {
    let specifiers = FormatSpecifier.all(in: key).filter { !$0.hasSpaceFlag }
    parameters = specifiers.map { "\(ArgumentClass(conversion: $0.conversion))" }
    let bytes = Array(key.utf8)
    var text = ""
    var copied = 0
    for specifier in specifiers {
      text += String(decoding: bytes[copied..<specifier.range.start], as: UTF8.self) + " "
      copied = specifier.range.end
    }
    text += String(decoding: bytes[copied...], as: UTF8.self)
    let words = text.split { !($0.isLetter || $0.isNumber) }
    name = words.enumerated().map { index, word in
      index == 0
        ? word.prefix(1).lowercased() + word.dropFirst()
        : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }

  /// True if no name can be made of the key.
  package var isEmpty: Bool { name.isEmpty && parameters.isEmpty }

  /// The symbol as documentation spells it.
  package var shown: String {
    parameters.isEmpty ? name : name + "(" + String(repeating: "_:", count: parameters.count) + ")"
  }
}
