import LocalizationModel

/// A text with `%arg` in the place of typed placeholders, as Apple's extractor without types writes
/// keys.
///
/// `xcstringstool extract` knows no types: of `Text("Closed \(name)")` it makes the key
/// `Closed %arg`. At run time the code looks up `Closed %@`, so that no look-up finds the key.
/// ``skeleton(of:)`` finds the typed key again, and ``typed(by:isPluralForm:substitutions:)``
/// converts the texts.
package struct UntypedFormat {
  private enum Kind {
    /// `%arg` or `%2$arg`, with the argument's number if it is written.
    case untyped(Int?)
    case typed(FormatSpecifier)
    case substitution(String)
    /// `%%`.
    case percent
    /// `%` alone, which stands for itself.
    case lonePercent
  }

  private let bytes: [UInt8]
  private let placeholders: [(range: Range<Int>, kind: Kind)]

  package init(_ text: String) {
    bytes = Array(text.utf8)
    let written = FormatSpecifier.all(in: text)
    let specifiers = Dictionary(written.map { ($0.range.start, $0) }) { first, _ in first }
    var found: [(Range<Int>, Kind)] = []
    var offset = 0
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
      offset = start + 1
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "%") {
        found.append((start..<start + 2, .percent))
      } else if let (end, number) = Self.endOfUntyped(at: start, in: bytes) {
        found.append((start..<end, .untyped(number)))
      } else if let specifier = specifiers[start], !specifier.hasSpaceFlag {
        switch specifier.kind {
        case .substitution(let name):
          found.append((start..<specifier.range.end, .substitution(name)))
        case .argument: found.append((start..<specifier.range.end, .typed(specifier)))
        case .percent, .substitutionArgument: continue
        }
      } else {
        found.append((start..<start + 1, .lonePercent))
      }
      offset = found.last?.0.upperBound ?? offset
    }
    placeholders = found
  }

  /// Returns the end of a `%arg` that starts at an offset, with its argument's number; `nil` if
  /// none does. Any letter may follow: `\(seconds)s` is extracted as `%args`.
  private static func endOfUntyped(at start: Int, in bytes: [UInt8]) -> (end: Int, number: Int?)? {
    var end = start + 1
    var number: Int?
    let digits = bytes[end...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if !digits.isEmpty {
      guard digits.endIndex < bytes.count, bytes[digits.endIndex] == UInt8(ascii: "$") else {
        return nil
      }
      // A number that does not fit is beyond the arguments of any text.
      number = Int(String(decoding: digits, as: UTF8.self)) ?? .max
      end = digits.endIndex + 1
    }
    guard bytes[end...].starts(with: "arg".utf8) else { return nil }
    return (end + 3, number)
  }

  /// True if the text has a `%arg`.
  package static func isUntyped(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return false }
    return UntypedFormat(text).hasUntypedPlaceholders
  }

  private var hasUntypedPlaceholders: Bool {
    placeholders.contains { if case .untyped = $0.kind { true } else { false } }
  }

  /// True if a percent sign of the text is single, where a typed key doubles it.
  var hasLonePercents: Bool {
    placeholders.contains { if case .lonePercent = $0.kind { true } else { false } }
  }

  /// True if the text also has placeholders with types, so that the places are not certain.
  private var hasTypedPlaceholders: Bool {
    placeholders.contains { if case .typed = $0.kind { true } else { false } }
  }

  /// Returns the bytes of a key in which each placeholder, typed or not, is a zero byte, and a
  /// doubled percent sign is one. Two spellings of one key have the same.
  package static func skeleton(of key: String) -> [UInt8] {
    UntypedFormat(key).replacing { kind in
      switch kind {
      case .percent, .lonePercent: [UInt8(ascii: "%")]
      case .untyped, .typed, .substitution: [0]
      }
    }
  }

  /// Returns the specifiers of a typed key, in the order of its arguments.
  static func specifiers(of key: String) -> [FormatSpecifier] {
    UntypedFormat(key).placeholders.compactMap {
      if case .typed(let specifier) = $0.kind { specifier } else { nil }
    }
  }

  /// True if a key with `%arg` has one in each place where a typed key of the same skeleton has a
  /// specifier: none is typed already, and numbers, if any, say the places.
  static func fits(_ key: String) -> Bool {
    let format = UntypedFormat(key)
    if format.hasTypedPlaceholders { return false }
    var next = 1
    for case .untyped(let number) in format.placeholders.map(\.kind) {
      if let number, number != next { return false }
      next += 1
    }
    return true
  }

  /// Returns the text with the typed placeholders of a key in the places of `%arg`.
  ///
  /// - Parameters:
  ///   - key: The typed key.
  ///   - isPluralForm: True for a form of a plural, which may leave out the number: `One file`.
  ///   - substitutions: The arguments of the text's substitutions, by name.
  ///   - doublesPercents: True to double single percent signs, as in a format with types.
  /// - Returns: `nil` if the places are not certain: another number of placeholders than in the
  ///   key, one that is typed already, or a number without an argument.
  func typed(
    by key: String, isPluralForm: Bool, substitutions: [String: Int] = [:],
    doublesPercents: Bool = false
  ) -> String? {
    let specifiers = Self.specifiers(of: key)
    if hasTypedPlaceholders { return nil }
    var numbers: [Int] = []
    var (counted, numbered) = (0, 0)
    for placeholder in placeholders {
      switch placeholder.kind {
      case .untyped(let number?):
        guard number >= 1, number <= specifiers.count else { return nil }
        numbered += 1
        numbers.append(number)
      case .untyped(nil):
        counted += 1
        numbers.append(counted)
      case .substitution(let name):
        counted += 1
        // Where others are counted, a substitution has to stand in the place of its argument.
        if let argument = substitutions[name], argument != counted { numbered += 1 }
      case .typed, .percent, .lonePercent: break
      }
    }
    let substitutionCount = placeholders.count {
      if case .substitution = $0.kind { true } else { false }
    }
    let hasCounted = counted > substitutionCount
    if hasCounted
      ? numbered > 0 || counted != specifiers.count
      : numbered + substitutionCount == 0 && !isPluralForm
    {
      return nil
    }
    var index = 0
    let result = replacing { kind in
      if case .lonePercent = kind { return doublesPercents ? Array("%%".utf8) : nil }
      guard case .untyped(let number) = kind else { return nil }
      defer { index += 1 }
      let specifier = specifiers[numbers[index] - 1].text(in: key).dropFirst()
      return Array((number.map { "%\($0)$" } ?? "%").utf8) + Array(specifier.utf8)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns a form of a substitution, in which `%arg` is the substitution's own number and stays;
  /// numbered ones take the types of their arguments.
  func typedForm(by key: String, doublesPercents: Bool = false) -> String? {
    let specifiers = Self.specifiers(of: key)
    var isCertain = true
    let result = replacing { kind in
      switch kind {
      case .untyped(let number?):
        guard number >= 1, number <= specifiers.count else {
          isCertain = false
          return nil
        }
        return Array("%\(number)$\(specifiers[number - 1].text(in: key).dropFirst())".utf8)
      case .typed(let specifier):
        let number = specifier.position ?? 0
        isCertain =
          isCertain && number >= 1 && number <= specifiers.count
          && specifier.conversion == specifiers[number - 1].conversion
          && specifier.length == specifiers[number - 1].length
        return nil
      case .lonePercent: return doublesPercents ? Array("%%".utf8) : nil
      case .untyped(nil), .substitution, .percent: return nil
      }
    }
    return isCertain ? String(decoding: result, as: UTF8.self) : nil
  }

  /// Returns the bytes of the text with some placeholders replaced.
  ///
  /// - Parameter replacement: Returns the bytes in the place of a placeholder; `nil` to keep it.
  private func replacing(_ replacement: (Kind) -> [UInt8]?) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for placeholder in placeholders {
      guard let new = replacement(placeholder.kind) else { continue }
      result += bytes[copied..<placeholder.range.lowerBound] + new
      copied = placeholder.range.upperBound
    }
    return result + bytes[copied...]
  }
}
