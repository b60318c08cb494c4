/// Damages texts in the ways of real damage and in worse ways, for tests that no input makes a
/// reader crash.
public struct ByteMutator {
  private var random: SeededGenerator
  private let sources: [ContiguousArray<UInt8>]
  private let fragments: [[UInt8]]

  /// Makes a mutator.
  ///
  /// - Parameters:
  ///   - sources: Texts from which pieces are taken.
  ///   - words: The tokens of the format to insert, separated by spaces; `⏎` is a line break and
  ///     `␣` a space within a token. Bytes that are trouble in every format are inserted as well.
  public init(seed: UInt64, sources: [ContiguousArray<UInt8>], words: String) {
    random = SeededGenerator(seed: seed)
    self.sources = sources
    fragments = Self.fragments(words) + Self.troublesome
  }

  /// Returns the separate words, with `⏎` and `␣` replaced.
  public static func fragments(_ words: String) -> [[UInt8]] {
    words.split { $0 == " " || $0 == "\n" }
      .map { Array(String($0.map { $0 == "⏎" ? "\n" : $0 == "␣" ? " " : $0 }).utf8) }
  }

  /// The tokens of Swift.
  public static let swiftWords = ##"""
    ( ) [ ] { } < > " """ #" "# \( \#( /* */ // / #/ /# #if␣ #elseif␣ #else⏎ #endif⏎ ⏎ \ ` @ # $ .
    , : ; ? ! = -> & <# #> :: ␣in␣ ␣any␣ if␣ else␣ switch␣ case␣ default: func␣ var␣ let␣ init try␣
    await␣ as␣ is␣ get␣ where␣ Text( LocalizedStringKey @a( nonisolated(nonsending)␣ unowned(unsafe
    class␣final␣ #Preview␣ 0x 1. é 👋
    """##

  /// Odd line ends and spaces, a combining mark, and bytes that are not valid UTF-8.
  private static let troublesome: [[UInt8]] =
    ["\r", "\r\n", "\u{FEFF}", "\u{A0}", "\u{300}"].map { Array($0.utf8) }
    + [
      [0], [0xFF], [0x80], [0xC2], [0xF0, 0x9F], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xFE, 0xFF],
    ]

  /// A stretch of a source with one to six changes.
  public mutating func next() -> ContiguousArray<UInt8> {
    damaged(piece(upTo: 2000))
  }

  /// A whole source with one to six changes.
  public mutating func nextWhole() -> ContiguousArray<UInt8> {
    damaged(sources.randomElement(using: &random) ?? [])
  }

  private mutating func damaged(_ text: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var text = text
    for _ in 0...Int.random(in: 0..<6, using: &random) { change(&text) }
    return text
  }

  private mutating func piece(upTo length: Int) -> ContiguousArray<UInt8> {
    guard let source = sources.randomElement(using: &random), !source.isEmpty else { return [] }
    let start = Int.random(in: 0..<source.count, using: &random)
    let count = Int.random(in: 0...length, using: &random)
    return ContiguousArray(source[start..<min(start + count, source.count)])
  }

  private mutating func change(_ text: inout ContiguousArray<UInt8>) {
    let start = Int.random(in: 0...text.count, using: &random)
    let end = min(text.count, start + Int.random(in: 0...40, using: &random))
    switch Int.random(in: 0..<10, using: &random) {
    case 0: text.removeLast(text.count - start)
    case 1: text.removeFirst(start)
    case 2: text.removeSubrange(start..<end)
    case 3: text.insert(contentsOf: piece(upTo: 200), at: start)
    case 4: if start < text.count { text[start] = UInt8.random(in: 0...255, using: &random) }
    case 5: text.insert(contentsOf: repeated(Array(text[start..<end])), at: start)
    case 6: text.insert(contentsOf: repeated(fragment()), at: start)
    default: text.insert(contentsOf: fragment(), at: start)
    }
  }

  private mutating func repeated(_ bytes: [UInt8]) -> [UInt8] {
    (0..<Int.random(in: 1...300, using: &random)).flatMap { _ in bytes }
  }

  private mutating func fragment() -> [UInt8] { fragments.randomElement(using: &random) ?? [] }
}
