/// One format specifier of a text, by the grammar of `printf` and `NSString`, with the forms that
/// String Catalogs add.
public struct FormatSpecifier: Hashable, Sendable {
  /// A width or a precision.
  public enum Field: Hashable, Sendable {
    case written(Int)
    /// `*`: the next argument says it.
    case next
    /// `*2$`: that argument says it, counted from 1.
    case argument(Int)
  }

  /// What the specifier stands for.
  public enum Kind: Hashable, Sendable {
    /// Stands for an argument.
    case argument
    /// `%%`, a percent sign.
    case percent
    /// `%#@name@`: the variations of the substitution of that name.
    case substitution(String)
    /// `%arg`: the argument of the substitution that it stands in.
    case substitutionArgument
  }

  /// What the specifier stands for.
  public let kind: Kind
  /// Its UTF-8 bytes in the text, the percent sign included.
  public let range: ByteRange
  /// The number of its argument, counted from 1; `nil` if it takes the next one.
  public let position: Int?
  /// Its label: `name` of `%(name)@` and `%1$(name)@`, and the name of a substitution; `nil` if it has none.
  /// Xcode makes the label of a parameter of it; the argument goes by ``position`` and order alone.
  public let label: String?
  /// The flags as written, of `-+ #0'`.
  public let flags: String
  /// The least width; `nil` if none is written.
  public let width: Field?
  /// `%.f` has the precision 0.
  public let precision: Field?
  /// The length modifier as written, such as `ll`; empty if there is none.
  public let length: String
  /// The letter or `@` that ends it; `%` for a percent sign.
  public let conversion: Unicode.Scalar

  /// Whether it is written with a space for a positive sign, as `% d` is. In prose (`100% done`)
  /// that is mostly a percent sign before a word.
  public var hasSpaceFlag: Bool { flags.utf8.contains(UInt8(ascii: " ")) }

  /// As it is written in the text that it is of.
  package func text(in format: String) -> String {
    String(decoding: Array(format.utf8)[range.start..<range.end], as: UTF8.self)
  }

  /// The bytes of its label in the text that it is of, parentheses included; `nil` if it has none, or is a
  /// substitution, whose name is more than a label.
  package func labelRange(in format: String) -> ByteRange? {
    guard kind == .argument, let label else { return nil }
    return format.withBytes { bytes in
      var start = range.start
      while bytes[start] != UInt8(ascii: "(") { start += 1 }
      return ByteRange(start: start, end: start + label.utf8.count + 2)
    }
  }

  /// Whether another one is the same but for its place.
  package func isAlike(_ other: FormatSpecifier) -> Bool {
    kind == other.kind && position == other.position && flags == other.flags
      && width == other.width && precision == other.precision && length == other.length
      && conversion == other.conversion
  }

  /// The specifiers of a text, in order.
  public static func all(in text: String) -> [FormatSpecifier] {
    text.withBytes { all(in: $0) }
  }

  /// The specifiers of a text, in order. A percent sign that starts none is ignored.
  ///
  /// `%arg` is a ``Kind/substitutionArgument`` unless a letter, digit or `_` follows.
  public static func all(in text: Span<UInt8>) -> [FormatSpecifier] {
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

  /// - Parameter start: Offset of a percent sign.
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
      // Behind a label a space ends what was meant for a specifier: `%1$(count) items`.
      if label != nil, flags.utf8.contains(UInt8(ascii: " ")) { return nil }
      self.init(
        .argument, range, position: position, label: label, flags: flags, width: width,
        precision: precision,
        length: length, conversion: Unicode.Scalar(conversion))
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
  /// The text as formats older than labels spell it: `%1$lld` for `%1$(count)lld`.
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
