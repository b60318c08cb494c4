internal import LocalizationModel
internal import SwiftTree

/// The names that may be declared in the bodies that a tree has nothing of.
///
/// Goes by bytes: a variable or parameter that shows its type has a colon or an equals sign behind its
/// name. Most of the names found are labels of arguments, which does no harm.
struct UnwantedNames {
  private var names = NameSet()
  /// Whether a comment stands where a name was looked for, so that it may be any.
  private var isAny = false

  init(_ tree: SyntaxTree) {
    let text = tree.source
    let source = text.span
    for body in tree.unwanted {
      var place = body.start
      while place < body.end {
        if place &+ 8 <= body.end {
          let word = ByteWord(at: place, in: source)
          var marks = word.matches(UInt8(ascii: ":")) | word.matches(UInt8(ascii: "="))
          while marks != 0 {
            add(before: place &+ ByteWord.first(marks), from: body.start, source)
            marks &= marks &- 1
          }
          place &+= 8
        } else {
          let byte = source[place]
          if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=") {
            add(before: place, from: body.start, source)
          }
          place &+= 1
        }
      }
    }
  }

  /// Adds the name in front of a mark, if there is one.
  private mutating func add(before mark: Int, from start: Int, _ source: Span<UInt8>) {
    var end = mark
    while end > start, Self.isSpace(source[end - 1]) { end -= 1 }
    if end > start, source[end - 1] == UInt8(ascii: "/") { isAny = true }
    if end > start, source[end - 1] == UInt8(ascii: "`") { end -= 1 }
    var first = end
    while first > start, Name.isPart(source[first - 1]) { first -= 1 }
    if first < end { names.insert(Name(source, first..<end)) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
      || byte == UInt8(ascii: "\r")
  }

  func contains(_ name: Name) -> Bool { isAny || names.contains(name) }
}
