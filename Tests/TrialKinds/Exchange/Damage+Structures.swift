import Foundation
import TestSupport

extension Damage {
  /// Returns a kind of damage to random units.
  private static func unit(
    _ name: String,
    _ change: @escaping @Sendable (inout Markup, Range<Int>, inout SeededGenerator) -> Void
  ) -> DamageKind {
    DamageKind(name: name) { markup, random in
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        guard let place = markup.units.randomElement(using: &random) else { return }
        change(&markup, place, &random)
      }
    }
  }

  static let structures: [DamageKind] = [
    unit("unit doubled") { markup, place, random in
      var copy = markup.text(place)
      if Bool.random(using: &random) { copy = copy.replacing("</target>", with: "2</target>") }
      if Bool.random(using: &random) { copy = copy.replacing("</source>", with: "2</source>") }
      let other = markup.units.randomElement(using: &random) ?? place
      markup.insert(copy, at: Bool.random(using: &random) ? place.upperBound : other.lowerBound)
    },
    unit("unit in a unit") { markup, place, random in
      guard let other = markup.units.randomElement(using: &random) else { return }
      let copy = markup.text(other)
      let part = ["source", "target", "note"].randomElement(using: &random) ?? ""
      let inside = markup.element(part, in: place)?.lowerBound
      markup.insert(copy, at: inside ?? place.upperBound - 1)
    },
    unit("unit somewhere else") { markup, place, random in
      let copy = markup.text(place)
      markup.replace(place, with: "")
      let ends = ["</file>", "</xliff>", "<header>", "</header>", "</tool>", "<body>", "</body>"]
      let end = ends.randomElement(using: &random) ?? ""
      guard
        let place = markup.tokens.indices.filter({ markup.tokens[$0].text == end })
          .randomElement(using: &random)
      else { return }
      markup.insert(copy, at: place)
    },
    unit("unit in a group") { markup, place, _ in
      markup.insert("</group>", at: place.upperBound)
      markup.insert("<group id=\"g\">", at: place.lowerBound)
    },
    unit("unit in something else") { markup, place, random in
      let name = ["bin-unit", "x", "body", "file", "trans-unit", "alt-trans"].randomElement(
        using: &random)
      markup.insert("</\(name ?? "")>", at: place.upperBound)
      markup.insert("<\(name ?? "")>", at: place.lowerBound)
    },
    unit("target before the source") { markup, place, _ in
      guard let target = markup.element("target", in: place) else { return }
      let text = markup.text(target)
      markup.replace(target, with: "")
      markup.insert(text, at: place.lowerBound + 1)
    },
    unit("target in the source") { markup, place, _ in
      guard let target = markup.element("target", in: place),
        let source = markup.element("source", in: place)
      else { return }
      let text = markup.text(target)
      markup.replace(target, with: "")
      markup.insert(text, at: source.lowerBound + 1)
    },
    unit("tag dropped") { markup, place, random in
      guard let tag = place.randomElement(using: &random) else { return }
      markup.replace(tag..<tag + 1, with: "")
    },
    unit("unit without a source") { markup, place, _ in
      guard let source = markup.element("source", in: place) else { return }
      markup.replace(source, with: "")
    },
  ]

  /// Returns a kind of damage to a random `<file>` element.
  private static func file(
    _ name: String,
    _ change: @escaping @Sendable (inout Markup, Range<Int>, inout SeededGenerator) -> Void
  ) -> DamageKind {
    DamageKind(name: name) { markup, random in
      let files = markup.elements("file", in: markup.tokens.indices)
      guard let place = files.randomElement(using: &random) else { return }
      change(&markup, place, &random)
    }
  }

  static let files: [DamageKind] = [
    file("another original") { markup, place, random in
      let kind = Int.random(in: 0..<9, using: &random)
      markup.set("original", of: place.lowerBound) { old in
        switch kind {
        case 0: "../" + old
        case 1: "/" + old
        case 2: old.replacing("/", with: "\\")
        case 3: old.uppercased()
        case 4: String(old.split(separator: "/").last ?? "")
        case 5: "../../../../etc/passwd"
        case 6: "a/b/../" + old
        case 7: "/etc/x.xcstrings"
        default: "C:\\" + old
        }
      }
    },
    file("another language") { markup, place, random in
      let names = [
        "", "zh_CN", "DE", "xx", "en", "de_DE", "not a language", "../de", "pt-br", "uk-",
      ]
      let name = names.randomElement(using: &random) ?? ""
      let side = Bool.random(using: &random) ? "target-language" : "source-language"
      let isOther = Bool.random(using: &random)
      markup.set(side, of: place.lowerBound) { old in
        isOther ? name : old.replacing("-", with: "_").uppercased()
      }
    },
    file("file doubled") { markup, place, random in
      var copy = markup.text(place)
      if Bool.random(using: &random) { copy = copy.replacing("</target>", with: "2</target>") }
      markup.insert(copy, at: place.upperBound)
    },
    file("file in a file") { markup, place, random in
      let copy = markup.text(place)
      let end = Bool.random(using: &random) ? place.upperBound - 1 : place.lowerBound + 1
      markup.insert(copy, at: end)
    },
    DamageKind(name: "prefix") { markup, _ in
      for index in markup.tokens.indices {
        let text = markup.tokens[index].text
        if text.hasPrefix("</") {
          markup.tokens[index].text = "</ns0:" + text.dropFirst(2)
        } else if text.hasPrefix("<"), !text.hasPrefix("<?"), !text.hasPrefix("<!") {
          markup.tokens[index].text =
            "<ns0:"
            + text.dropFirst()
            .replacing(" xmlns=\"", with: " xmlns:ns0=\"")
        }
      }
      markup.raw = nil
    },
    DamageKind(name: "truncated") { markup, random in
      let bytes = markup.bytes
      markup.raw = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
    },
    DamageKind(name: "bytes flipped") { markup, random in
      var bytes = markup.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
      markup.raw = bytes
    },
    DamageKind(name: "another encoding") { markup, random in
      let text = String(decoding: markup.bytes, as: UTF8.self)
      let isDeclared = Bool.random(using: &random)
      let named = isDeclared ? text.replacing("\"UTF-8\"", with: "\"UTF-16\"") : text
      switch Int.random(in: 0..<5, using: &random) {
      case 0: markup.raw = [0xEF, 0xBB, 0xBF] + markup.bytes
      case 1:
        markup.raw =
          [0xFF, 0xFE] + Array(named.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
      case 2:
        markup.raw =
          [0xFE, 0xFF] + Array(named.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
      case 3: markup.raw = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
      default: markup.raw = Array(text.replacing("\"UTF-8\"", with: "\"ISO-8859-1\"").utf8)
      }
    },
    DamageKind(name: "line ends") { markup, _ in
      let text = String(decoding: markup.bytes, as: UTF8.self)
      markup.raw = Array(text.replacing("\n", with: "\r\n").utf8)
    },
    DamageKind(name: "document type") { markup, random in
      let types = ["<!DOCTYPE xliff>", "<!DOCTYPE x [<!ENTITY a \"b\">]>", "<!-- c -->", "<?p i?>"]
      markup.insert(types.randomElement(using: &random) ?? "", at: min(1, markup.tokens.count))
    },
    DamageKind(name: "another version") { markup, random in
      let root = markup.tokens.firstIndex { $0.isTag(named: "xliff") }
      let word = ["1.0", "1.1", "2.0", "", "1.2 "].randomElement(using: &random) ?? ""
      if let root { markup.set("version", of: root) { _ in word } }
    },
  ]
}
