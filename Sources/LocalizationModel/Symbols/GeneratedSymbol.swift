/// The Swift symbol that Xcode generates for a catalog's manual entry: `.openFile` for “Open file”,
/// a static member of `LocalizedStringResource`. `gloss symbols` and moves between keys and symbols
/// use it.
package struct GeneratedSymbol: Hashable, Sendable {
  /// One parameter of the symbol, whose value fills a placeholder of the text.
  package struct Parameter: Hashable, Sendable {
    /// The label of the placeholder; `nil` if it has none, so that the parameter is `_ arg1`.
    package let label: String?
    /// The name in the symbol's body: the label, or `arg` with the argument's number.
    package let name: String
    /// The specifier without number and label, such as `%lld`.
    package let specifier: String
    /// The Swift type that Xcode gives to the specifier.
    package let type: String
  }

  /// The words of the key in camel case, without backticks; empty for a key without letters and
  /// digits.
  package let name: String
  /// The parameters in the order of the arguments.
  package let parameters: [Parameter]

  /// The argument and text of a substitution.
  package struct Substitution: Sendable {
    /// The argument's number, counted from 1; `nil` for the next one.
    let number: Int?
    /// The specifier without its percent sign, such as `lld`.
    let formatSpecifier: String
    /// One of the substitution's forms, which may read other arguments, too.
    let text: String

    /// Describes a substitution.
    package init(number: Int?, formatSpecifier: String, text: String) {
      self.number = number
      self.formatSpecifier = formatSpecifier
      self.text = text
    }
  }

  /// Derives the symbol of an entry.
  ///
  /// - Parameters:
  ///   - key: The key, which gives the name.
  ///   - text: The text of the source language, which gives the parameters.
  ///   - substitution: Returns the substitution that the text has under a name.
  /// - Returns: `nil` if a placeholder has no type in Swift, such as `%s`.
  package init?(
    key: String, text: String, substitution: (String) -> Substitution? = { _ in nil }
  ) {
    name = SymbolWords(of: key).name
    var found: [Int: Parameter] = [:]
    guard Self.add(text, substitution, to: &found) else { return nil }
    parameters = found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Makes the same symbol under another name.
  package init(name: String, as other: GeneratedSymbol) {
    self.name = name
    parameters = other.parameters
  }

  /// Returns the symbol with labels for parameters that have none.
  ///
  /// - Parameter labels: Labels by the argument's number, counted from 1.
  package func labelled(_ labels: [Int: String]) -> GeneratedSymbol {
    GeneratedSymbol(
      name: name,
      parameters: parameters.enumerated().map { index, parameter in
        guard parameter.label == nil, let label = labels[index + 1] else { return parameter }
        return Parameter(
          label: label, name: label, specifier: parameter.specifier, type: parameter.type)
      })
  }

  private init(name: String, parameters: [Parameter]) {
    self.name = name
    self.parameters = parameters
  }

  /// Adds the parameters for the arguments that a text reads.
  ///
  /// - Returns: False if one has no type in Swift.
  private static func add(
    _ text: String, _ substitution: (String) -> Substitution?, to found: inout [Int: Parameter]
  ) -> Bool {
    // `next` is the number of the next argument without a number, and `inner` has the
    // substitutions' texts.
    var (next, inner) = (1, [String]())
    for specifier in FormatSpecifier.all(in: text) where !specifier.hasSpaceFlag {
      var (number, format) = (specifier.position, specifier.plainText(in: text))
      switch specifier.kind {
      case .percent, .substitutionArgument: continue
      case .argument:
        guard specifier.width?.isWritten != false, specifier.precision?.isWritten != false else {
          return false
        }
      case .substitution(let name):
        guard let part = substitution(name) else { return false }
        (number, format) = (number ?? part.number, "%" + part.formatSpecifier)
        inner.append(part.text)
      }
      let place = number ?? next
      if number == nil { next += 1 }
      if found[place] != nil { continue }
      guard let type = FormatSpecifier.all(in: format).first?.swiftType else { return false }
      found[place] = Parameter(
        label: specifier.label, name: specifier.label ?? "arg\(place)", specifier: format,
        type: type)
    }
    return inner.allSatisfy { text in
      // In a substitution's form, a specifier without a number reads the substitution's own
      // argument.
      FormatSpecifier.all(in: text).allSatisfy { specifier in
        guard specifier.kind == .argument, let place = specifier.position, found[place] == nil,
          let type = specifier.swiftType
        else { return true }
        found[place] = Parameter(
          label: specifier.label, name: specifier.label ?? "arg\(place)",
          specifier: specifier.plainText(in: text), type: type)
        return true
      }
    }
  }

  /// True if the key gives no name.
  package var isEmpty: Bool { name.isEmpty }

  /// The name as Swift declares it: in backticks if it is a keyword.
  package var declaredName: String { Self.keywords.contains(name) ? "`\(name)`" : name }

  /// The symbol as documentation spells it: `greeting(name:_:)`.
  package var shown: String {
    parameters.isEmpty
      ? name : name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// The name, labels and types. Swift allows two symbols of a table only if these differ.
  package var signature: String {
    name + "(" + parameters.map { "\($0.label ?? "_"):\($0.type)" }.joined(separator: ",") + ")"
  }

  /// Returns the name of the type that holds the symbols of a table; `nil` for `Localizable`, whose
  /// symbols are not nested.
  package static func typeName(ofTable table: String) -> String? {
    if table == "Localizable" { return nil }
    let name = table.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// Swift's reserved words, which a declaration has to put in backticks.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

/// The words of a key in camel case: the name of its symbol. A name that would begin with a digit
/// gets a `_` before it.
private struct SymbolWords {
  let name: String

  init(of key: String) {
    let bytes = Array(key.utf8)
    var text = ""
    var copied = 0
    for specifier in FormatSpecifier.all(in: key) where !specifier.hasSpaceFlag {
      text += String(decoding: bytes[copied..<specifier.range.start], as: UTF8.self) + " "
      copied = specifier.range.end
    }
    text += String(decoding: bytes[copied...], as: UTF8.self)
    var words: [String] = []
    var isOpen = false
    for character in text {
      if character == "'" || character == "’" { continue }
      guard character.isLetter || character.isNumber || character == "$" else {
        isOpen = false
        continue
      }
      // A number is a word of its own: `1month` becomes `1Month`.
      if isOpen, let last = words.last?.last, character.isNumber || !last.isNumber {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      isOpen = true
    }
    let name = words.enumerated().map { Self.cased($1, isFirst: $0 == 0) }.joined()
    self.name = name.first?.isNumber == true ? "_" + name : name
  }

  /// Returns a word with its capitals as the name has them, after Xcode's example. Of leading
  /// capitals only the first stays, and in the first word none: `JSON` becomes `Json`, and
  /// `CFBundleName` becomes `cfbundleName`.
  private static func cased(_ word: String, isFirst: Bool) -> String {
    let capitals = word.prefix(while: \.isUppercase)
    let rest = word[capitals.endIndex...]
    if capitals.isEmpty { return isFirst ? word : word.prefix(1).uppercased() + word.dropFirst() }
    if isFirst { return capitals.lowercased() + rest }
    return "\(capitals.prefix(1))\(capitals.dropFirst().lowercased())\(rest)"
  }
}

extension FormatSpecifier.Field {
  fileprivate var isWritten: Bool { if case .written = self { true } else { false } }
}

extension FormatSpecifier {
  /// Returns the specifier without number and label, as code writes it for an interpolation: `%lld`
  /// for `%1$(count)lld`.
  package func plainText(in format: String) -> String {
    let text = text(in: format).withoutLabels
    guard position != nil, let dollar = text.firstIndex(of: "$") else { return text }
    return "%" + text[text.index(after: dollar)...]
  }

  /// The type that Xcode gives to a symbol's parameter for the specifier; `nil` if none is known.
  package var swiftType: String? {
    switch conversion {
    case "@": "String"
    case "d", "D", "i": integerType(isSigned: true)
    case "u", "U", "x", "X", "o", "O": integerType(isSigned: false)
    case "f", "F", "e", "E", "g", "G", "a", "A": length.isEmpty ? "Float" : "Double"
    default: nil
    }
  }

  private func integerType(isSigned: Bool) -> String {
    let name = isSigned ? "Int" : "UInt"
    switch length {
    case "": return name + (("DUO".unicodeScalars.contains(conversion)) ? "" : "32")
    case "h": return name + "16"
    case "hh": return name + "8"
    default: return name
    }
  }
}
