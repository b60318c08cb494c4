/// One format specifier of a text, such as `%@`, `%1$lld` or `%#@files@`, by the grammar of
/// `printf` and `NSString` and the additions of String Catalogs. `all(in:)` parses a text;
/// placeholder rules, symbols, merges and exchange formats compare the results.
package struct FormatSpecifier: Hashable, Sendable {
  /// A width or a precision.
  package enum Field: Hashable, Sendable {
    case written(Int)
    /// `*`: the next argument gives the number.
    case next
    /// `*2$`: the argument of that number gives it, counted from 1.
    case argument(Int)
  }

  /// The role of a specifier in its text.
  package enum Kind: Hashable, Sendable {
    /// An argument of the call, such as `%@`.
    case argument
    /// `%%`, a percent sign.
    case percent
    /// `%#@name@`: the variations of the substitution of that name.
    case substitution(String)
    /// `%arg`: the argument of the substitution whose form contains it.
    case substitutionArgument
  }

  /// The role of the specifier in its text.
  package let kind: Kind
  /// The specifier's UTF-8 bytes in the text, the percent sign included.
  package let range: ByteRange
  /// The argument's number, counted from 1; `nil` if the specifier reads the next one.
  package let position: Int?
  /// The label: `name` in `%(name)@` and `%1$(name)@`, or a substitution's name; `nil` if there is
  /// none. Xcode names a generated symbol's parameter after it. At run time only ``position`` and
  /// order count.
  package let label: String?
  /// The flags as written, of `-+ #0'`.
  package let flags: String
  /// The minimum width; `nil` if none is written.
  package let width: Field?
  /// The precision; 0 for `%.f`, and `nil` if none is written.
  package let precision: Field?
  /// The length modifier as written, such as `ll`; empty if there is none.
  package let length: String
  /// The letter or `@` that ends it; `%` for a percent sign.
  package let conversion: Unicode.Scalar

  /// True if the flags hold a space, as in `% d`. In prose (`100% done`) such a specifier is mostly
  /// a percent sign before a word.
  package var hasSpaceFlag: Bool { flags.utf8.contains(UInt8(ascii: " ")) }

  /// Returns the specifier as written. `format` must be the text that was parsed.
  package func text(in format: String) -> String {
    String(decoding: Array(format.utf8)[range.start..<range.end], as: UTF8.self)
  }

  /// Returns the bytes of the label, parentheses included. `nil` without a label, and for a
  /// substitution, which cannot do without its name. `format` must be the text that was parsed.
  package func labelRange(in format: String) -> ByteRange? {
    guard kind == .argument, let label else { return nil }
    return format.withBytes { bytes in
      var start = range.start
      while bytes[start] != UInt8(ascii: "(") { start += 1 }
      return ByteRange(start: start, end: start + label.utf8.count + 2)
    }
  }

  /// Returns the specifiers of a text, in order.
  package static func all(in text: String) -> [FormatSpecifier] {
    text.withBytes { all(in: $0) }
  }

  /// Returns the specifiers of a text, in order. A percent sign that starts none is ignored.
  package static func all(in text: Span<UInt8>) -> [FormatSpecifier] {
    var found: [FormatSpecifier] = []
    var offset = 0
    while offset < text.count {
      if text[offset] == UInt8(ascii: "%"), let specifier = FormatSpecifier(at: offset, in: text) {
        found.append(specifier)
        offset = specifier.range.end
      } else {
        offset += 1
      }
    }
    return found
  }

  /// Parses the specifier at an offset; fails if the percent sign starts none.
  ///
  /// - Parameter start: The offset of a percent sign.
  private init?(at start: Int, in text: Span<UInt8>) {
    var reader = FormatReader(offset: start + 1)
    if let kind = reader.substitutionArgument(in: text) {
      self.init(kind, ByteRange(start: start, end: reader.offset), conversion: "a")
      return
    }
    let position = reader.position(in: text)
    let label = reader.label(in: text)
    let flags = reader.run(of: "-+ #0'", in: text)
    if flags == "#", let name = reader.substitutionName(in: text) {
      self.init(
        .substitution(name), ByteRange(start: start, end: reader.offset), position: position,
        label: name, flags: flags, conversion: "@")
      return
    }
    let width = reader.field(in: text)
    var precision: Field?
    if reader.take(UInt8(ascii: "."), in: text) {
      precision = reader.field(in: text) ?? .written(0)
    }
    let length = reader.length(in: text)
    guard reader.offset < text.count else { return nil }
    let conversion = text[reader.offset]
    let range = ByteRange(start: start, end: reader.offset + 1)
    if conversion == UInt8(ascii: "%") {
      guard range.count == 2 else { return nil }
      self.init(.percent, range, conversion: "%")
    } else {
      guard ("@dDiuUxXoOfFeEgGaAcCsSpn" as StaticString).holds(conversion) else { return nil }
      // A space flag after a label means prose that only looks like a specifier, such as
      // `%1$(count) items`.
      if label != nil, flags.utf8.contains(UInt8(ascii: " ")) { return nil }
      self.init(
        .argument, range, position: position, label: label, flags: flags, width: width,
        precision: precision, length: length, conversion: Unicode.Scalar(conversion))
    }
  }

  private init(
    _ kind: Kind, _ range: ByteRange, position: Int? = nil, label: String? = nil,
    flags: String = "", width: Field? = nil, precision: Field? = nil, length: String = "",
    conversion: Unicode.Scalar
  ) {
    self.kind = kind
    self.range = range
    self.position = position
    self.label = label
    self.flags = flags
    self.width = width
    self.precision = precision
    self.length = length
    self.conversion = conversion
  }
}

extension String {
  /// The text without the labels of its specifiers, for formats older than labels: `%1$lld` for
  /// `%1$(count)lld`.
  package var withoutLabels: String {
    guard utf8.contains(UInt8(ascii: "%")), utf8.contains(UInt8(ascii: "(")) else { return self }
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var copied = 0
    for specifier in FormatSpecifier.all(in: self) {
      guard let label = specifier.labelRange(in: self) else { continue }
      result += bytes[copied..<label.start]
      copied = label.end
    }
    if copied == 0 { return self }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}
