import Foundation
import LocalizationModel

/// What the property lists of localizations hold: texts and dictionaries.
package indirect enum PropertyValue: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: PropertyValue
  }

  case text(String)
  /// Sorted by the bytes of the names, each once.
  case dictionary([Member])

  package static func dictionary(named members: [(String, PropertyValue)]) -> PropertyValue {
    .dictionary(
      members.map { Member(name: $0.0, value: $0.1) }
        .sorted { $0.name.precedesInBytes($1.name) })
  }

  package subscript(name: String) -> PropertyValue? {
    if case .dictionary(let members) = self {
      members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    } else {
      nil
    }
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  package var members: [Member] { if case .dictionary(let members) = self { members } else { [] } }

  /// Reads a property list, as XML or binary.
  ///
  /// - Returns: `nil` if the bytes are neither.
  /// - Throws: ``StringsError`` if the list is broken, or holds something that localizations do not.
  package init?(propertyList bytes: ContiguousArray<UInt8>) throws(StringsError) {
    let head = bytes.prefix(1024)
    let isBinary = head.starts(with: Array("bplist".utf8))
    guard isBinary || Self.isXML(head) else { return nil }
    let list: Any
    do {
      list = unsafe try PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil)
    } catch {
      throw StringsError(
        position: nil, detail: "not a valid property list: check it with 'plutil -lint'")
    }
    try self.init(list, depth: 0)
  }

  private static func isXML(_ head: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: head.filter { $0 != 0 }, as: UTF8.self)
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return ["<?xml", "<!DOCTYPE plist", "<plist"].contains { text.hasPrefix($0) }
  }

  private init(_ list: Any, depth: Int) throws(StringsError) {
    switch list {
    case let text as String: self = .text(text)
    case let number as NSNumber: self = .text(number.stringValue)
    case let members as [String: Any] where depth < 16:
      var read: [(String, PropertyValue)] = []
      for (name, value) in members { read.append((name, try Self(value, depth: depth + 1))) }
      self = .dictionary(named: read)
    default:
      throw StringsError(
        position: nil, detail: "the list holds something else than texts and dictionaries")
    }
  }

  /// The property list as XML, in UTF-8.
  ///
  /// - Parameter comments: What to say before keys of the outermost dictionary.
  /// - Throws: ``StringsError`` if a text has a character that XML cannot hold.
  package func serialized(
    comments: [String: String] = [:]
  ) throws(StringsError) -> ContiguousArray<UInt8> {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    try write(to: &text, indentation: "", comments)
    return ContiguousArray((text + "</plist>\n").utf8)
  }

  private func write(
    to xml: inout String, indentation: String, _ comments: [String: String] = [:]
  ) throws(StringsError) {
    switch self {
    case .text(let text): xml += "\(indentation)<string>\(try Self.escaped(text))</string>\n"
    case .dictionary(let members):
      xml += "\(indentation)<dict>\n"
      for member in members {
        if let comment = comments[member.name] {
          xml += "\(indentation)\t<!-- \(Self.commentText(comment)) -->\n"
        }
        xml += "\(indentation)\t<key>\(try Self.escaped(member.name))</key>\n"
        try member.value.write(to: &xml, indentation: indentation + "\t")
      }
      xml += "\(indentation)</dict>\n"
    }
  }

  /// A comment without what XML cannot have in one: two hyphens, and characters that are in no file.
  private static func commentText(_ comment: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in comment.unicodeScalars where canHold(scalar) {
      if scalar == "-", text.last == "-" { text.append(" ") }
      text.append(scalar)
    }
    return String(text)
  }

  private static func canHold(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA: true
    case ..<0x20, 0xFFFE...0xFFFF: false
    default: true
    }
  }

  private static func escaped(_ text: String) throws(StringsError) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      // XML would read it as a line feed.
      case "\r": escaped += "&#13;"
      case _ where !canHold(scalar):
        throw StringsError(
          position: nil,
          detail:
            "'\(text)' has the character U+\(String(scalar.value, radix: 16, uppercase: true))"
            + ", which XML cannot hold: remove it")
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
