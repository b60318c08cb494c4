internal import LocalizationModel
internal import SwiftTree

/// Reads a ``SwiftType`` from the text of a type, such as `[String: Row?]`. ``FileDeclarations``
/// keep types as text, and ``ProjectIndex`` reads each when first asked for.
struct TypeReader {
  /// The greatest nesting of a type; a deeper one is unknown.
  private static let depthLimit = 24

  private let bytes: ContiguousArray<UInt8>
  private let end: Int
  private var offset: Int
  private var depth = 0
  /// Finds the type that a path of names, outermost first, means with these generic arguments.
  private let resolve: ([Name], [SwiftType]) -> SwiftType

  package init(
    _ bytes: ContiguousArray<UInt8>, _ range: Range<Int>,
    resolve: @escaping ([Name], [SwiftType]) -> SwiftType
  ) {
    self.bytes = bytes
    self.resolve = resolve
    offset = range.lowerBound
    end = min(range.upperBound, bytes.count)
    LookupCounter.add(1)
  }

  /// Reads the type; `nil` if the text is no type that the reader knows. Attributes, specifiers,
  /// effects and all but the first type of a composition are skipped.
  package mutating func read() -> SwiftType? {
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    skipSpecifiers()
    guard var type = readSimple() else { return nil }
    skipSpace()
    while peek == UInt8(ascii: "&") {
      offset += 1
      skipSpace()
      guard readSimple() != nil else { return type }
      skipSpace()
    }
    skipEffects()
    if peek == UInt8(ascii: "-"), byte(1) == UInt8(ascii: ">") {
      offset += 2
      guard let result = read() else { return nil }
      let parameters: [SwiftType]
      if case .tuple(let elements) = type {
        parameters = elements.map(\.type)
      } else {
        parameters = [type]
      }
      type = .function(parameters, result)
    }
    return type
  }

  // MARK: Parts

  private mutating func readSimple() -> SwiftType? {
    skipSpace()
    var type: SwiftType
    switch peek {
    case UInt8(ascii: "("): guard let tuple = readTuple() else { return nil }; type = tuple
    case UInt8(ascii: "["): guard let list = readBrackets() else { return nil }; type = list
    default: guard let named = readNamed() else { return nil }; type = named
    }
    while true {
      switch peek {
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        offset += 1
        type = type.asOptional
      default: return type
      }
    }
  }

  private mutating func readNamed() -> SwiftType? {
    var path: [Name] = []
    var arguments: [SwiftType] = []
    while let name = readName() {
      path.append(name)
      if peek == UInt8(ascii: "<") {
        guard let read = readArguments() else { return nil }
        arguments = read
      }
      guard peek == UInt8(ascii: "."), let next = byte(1), Self.isName(next) else { break }
      offset += 1
    }
    guard let last = path.last else { return nil }
    if path.count > 1, last == Self.type || last == Self.metaProtocol {
      return .meta(resolve(Array(path.dropLast()), arguments))
    }
    return resolve(path, arguments)
  }

  private static let type = Name("Type")
  private static let metaProtocol = Name("Protocol")

  private mutating func readArguments() -> [SwiftType]? {
    offset += 1
    var arguments: [SwiftType] = []
    while true {
      skipSpace()
      if peek == UInt8(ascii: ">") { break }
      guard let argument = read() else { return nil }
      arguments.append(argument)
      skipSpace()
      guard peek == UInt8(ascii: ",") else { break }
      offset += 1
    }
    guard peek == UInt8(ascii: ">") else { return nil }
    offset += 1
    return arguments
  }

  private mutating func readTuple() -> SwiftType? {
    offset += 1
    var elements: [SwiftType.Element] = []
    while true {
      skipSpace()
      if peek == UInt8(ascii: ")") { break }
      let label = readLabel()
      guard let type = read() else { return nil }
      elements.append(SwiftType.Element(label: label, type: type))
      skipSpace()
      while peek == UInt8(ascii: ".") { offset += 1 }  // `...`
      skipSpace()
      guard peek == UInt8(ascii: ",") else { break }
      offset += 1
    }
    guard peek == UInt8(ascii: ")") else { return nil }
    offset += 1
    return elements.count == 1 && elements[0].label == .none ? single(elements) : .tuple(elements)
  }

  /// Returns `T` for `(T)`, unless an arrow follows: then it is a list of one parameter.
  private mutating func single(_ elements: [SwiftType.Element]) -> SwiftType {
    let start = offset
    defer { offset = start }
    skipSpace()
    skipEffects()
    return peek == UInt8(ascii: "-") ? .tuple(elements) : elements[0].type
  }

  /// Reads up to two names and a colon, and returns the first name, the label.
  private mutating func readLabel() -> Name {
    let start = offset
    guard let first = readName() else { return .none }
    skipSpace()
    if let next = peek, Self.isName(next) { _ = readName() }
    skipSpace()
    guard peek == UInt8(ascii: ":") else {
      offset = start
      return .none
    }
    offset += 1
    return first == Self.wildcard ? .none : first
  }

  private static let wildcard = Name("_")

  private mutating func readBrackets() -> SwiftType? {
    offset += 1
    guard let first = read() else { return nil }
    skipSpace()
    var second: SwiftType?
    if peek == UInt8(ascii: ":") {
      offset += 1
      guard let value = read() else { return nil }
      second = value
      skipSpace()
    }
    guard peek == UInt8(ascii: "]") else { return nil }
    offset += 1
    return second.map { .dictionary(first, $0) } ?? .array(first)
  }

  // MARK: Words

  private static let specifiers: Set<Name> = Set(
    [
      "inout", "some", "any", "each", "repeat", "borrowing", "consuming", "sending", "isolated",
      "__owned", "__shared", "nonisolated",
    ].map { Name($0) })

  private mutating func skipSpecifiers() {
    while true {
      skipSpace()
      if peek == UInt8(ascii: "@") {
        offset += 1
        _ = readName()
        if peek == UInt8(ascii: "(") { skipParentheses() }
        continue
      }
      if peek == UInt8(ascii: "~") { offset += 1 }
      let start = offset
      guard let word = readName(), Self.specifiers.contains(word), peek == UInt8(ascii: " ")
      else {
        offset = start
        return
      }
    }
  }

  private static let effects: Set<Name> = Set(["async", "throws", "rethrows"].map { Name($0) })

  private mutating func skipEffects() {
    while true {
      skipSpace()
      let start = offset
      guard let word = readName(), Self.effects.contains(word) else {
        offset = start
        return
      }
      if peek == UInt8(ascii: "(") { skipParentheses() }
    }
  }

  private mutating func skipParentheses() {
    var open = 0
    while let byte = peek {
      offset += 1
      if byte == UInt8(ascii: "(") { open += 1 }
      if byte == UInt8(ascii: ")") { open -= 1 }
      if open == 0 { return }
    }
  }

  private mutating func readName() -> Name? {
    if peek == UInt8(ascii: "`") { offset += 1 }
    let start = offset
    while let byte = peek, Self.isName(byte) { offset += 1 }
    guard offset > start else { return nil }
    let name = Name(bytes.span, start..<offset)
    if peek == UInt8(ascii: "`") { offset += 1 }
    return name
  }

  private var peek: UInt8? { offset < end ? bytes[offset] : nil }

  private func byte(_ ahead: Int) -> UInt8? {
    offset + ahead < end ? bytes[offset + ahead] : nil
  }

  private mutating func skipSpace() {
    while let byte = peek, byte <= UInt8(ascii: " ") { offset += 1 }
  }

  /// True if a byte belongs to a name, including the backticks around a keyword.
  private static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "`") || Name.isPart(byte)
  }
}
