import Foundation
import MarkupReader

/// Reads a property list in XML, as a receiver of events. Foundation's reader would drop the
/// comments. ``PropertyList`` uses it.
final class PropertyListReader: MarkupReceiver {
  private(set) var comments: [String: String] = [:]
  private(set) var looseComments = 0
  private(set) var repeatedNames: [String] = []

  private var root: PropertyValue?
  /// The open dictionaries, the outermost first.
  private var open: [Dictionary] = []
  /// The kind of the open text element; `nil` between elements.
  private var leaf: Leaf?
  private var text: ContiguousArray<UInt8> = []
  /// True after the start of the `plist` element.
  private var hasList = false
  /// Comments of the outermost dictionary that belong to the next key.
  private var pendingComments: [String] = []
  private var error: StringsError?

  /// The greatest depth of dictionaries, far more than localizations use.
  static let depthLimit = 16

  private struct Dictionary {
    var members: [(String, PropertyValue)] = []
    /// The key whose value comes next; `nil` where a key is due.
    var key: String?
  }

  private enum Leaf { case key, string, integer, real, yes, no }

  private init() {}

  /// Reads a list.
  ///
  /// - Parameter bytes: The list in UTF-8; an encoding that it declares is ignored.
  /// - Throws: ``StringsError`` if the list is damaged, or holds values that localizations do not
  ///   have.
  static func read(
    _ bytes: Span<UInt8>
  ) throws(StringsError) -> (
    value: PropertyValue, comments: [String: String], looseComments: Int, repeatedNames: [String]
  ) {
    let reader = PropertyListReader()
    do throws(MarkupError) {
      try MarkupReader(documentTypes: .skipped, encoding: .utf8).read(bytes, into: reader)
    } catch {
      throw reader.error ?? .notAPropertyList(error)
    }
    guard let value = reader.root else { throw .notAPropertyList }
    return (
      value, reader.comments, reader.looseComments + reader.pendingComments.count,
      reader.repeatedNames
    )
  }

  private func fail(_ error: StringsError) -> Bool {
    self.error = error
    return false
  }

  // MARK: Elements

  func start(_ element: MarkupElement) -> Bool {
    if leaf != nil { return fail(.notAPropertyList) }
    text.removeAll(keepingCapacity: true)
    if element.isNamed("plist"), !hasList, root == nil, open.isEmpty {
      hasList = true
      return true
    }
    if element.isNamed("key") {
      guard let last = open.last, last.key == nil else { return fail(.notAPropertyList) }
      leaf = .key
      return true
    }
    // Any other element is a value, which must follow a key or be the root.
    if open.isEmpty ? root != nil : open[open.count - 1].key == nil {
      return fail(.notAPropertyList)
    }
    if element.isNamed("dict") {
      if open.count >= Self.depthLimit { return fail(.otherValue) }
      open.append(Dictionary())
      return true
    }
    leaf = Self.leaf(element)
    if leaf != nil { return true }
    let isKnown = element.isNamed("array") || element.isNamed("data") || element.isNamed("date")
    return fail(isKnown ? .otherValue : .notAPropertyList)
  }

  private static func leaf(_ element: MarkupElement) -> Leaf? {
    if element.isNamed("string") { return .string }
    if element.isNamed("integer") { return .integer }
    if element.isNamed("real") { return .real }
    if element.isNamed("true") { return .yes }
    return element.isNamed("false") ? .no : nil
  }

  func add(_ part: Span<UInt8>) -> Bool {
    if leaf != nil {
      unsafe part.withUnsafeBufferPointer { unsafe text.append(contentsOf: $0) }
      return true
    }
    // Between elements only white space is valid.
    for offset in part.indices where !Self.isSpace(part[offset]) { return fail(.notAPropertyList) }
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x9, 0xA, 0xD: true
    default: false
    }
  }

  func end() -> Bool {
    if let leaf {
      self.leaf = nil
      return end(leaf, String(decoding: text, as: UTF8.self))
    }
    guard let dictionary = open.popLast() else { return true }
    if dictionary.key != nil { return fail(.notAPropertyList) }
    let members = PropertyValue.dictionary(named: Self.distinct(dictionary.members))
    repeatedNames += dictionary.members.filter { members[$0.0] != $0.1 }.map(\.0)
    return put(members)
  }

  private func end(_ leaf: Leaf, _ text: String) -> Bool {
    switch leaf {
    case .key:
      open[open.count - 1].key = text
      if open.count == 1 {
        note(pendingComments, for: text)
        pendingComments = []
      }
      return true
    case .string: return put(.text(text))
    case .yes: return put(.text("1"))
    case .no: return put(.text("0"))
    case .integer:
      guard let number = Self.integer(text) else { return fail(.notAPropertyList) }
      return put(.text(number))
    case .real:
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      guard let number = Double(trimmed) else { return fail(.notAPropertyList) }
      return put(.text(NSNumber(value: number).stringValue))
    }
  }

  /// Returns a decimal or hexadecimal (`0x1F`) integer in decimal.
  private static func integer(_ text: String) -> String? {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let isNegative = trimmed.hasPrefix("-")
    let digits = isNegative || trimmed.hasPrefix("+") ? trimmed.dropFirst() : trimmed[...]
    let isHexadecimal = digits.lowercased().hasPrefix("0x")
    let number = isHexadecimal ? UInt64(digits.dropFirst(2), radix: 16) : UInt64(digits)
    return number.map { $0 > 0 && isNegative ? "-\($0)" : "\($0)" }
  }

  private func put(_ value: PropertyValue) -> Bool {
    guard let key = open.last?.key else {
      root = value
      return true
    }
    open[open.count - 1].members.append((key, value))
    open[open.count - 1].key = nil
    return true
  }

  /// Keeps the last of several members with one name, as the system does.
  static func distinct(_ members: [(String, PropertyValue)]) -> [(String, PropertyValue)] {
    var indices: [[UInt8]: Int] = [:]
    var distinct: [(String, PropertyValue)] = []
    for member in members {
      let name = Array(member.0.utf8)
      if let index = indices[name] {
        distinct[index] = member
      } else {
        indices[name] = distinct.count
        distinct.append(member)
      }
    }
    return distinct
  }

  // MARK: Comments

  func comment(_ text: Span<UInt8>) -> Bool {
    if leaf != nil { return fail(.notAPropertyList) }
    let comment = unsafe text.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if comment.isEmpty { return true }
    if open.count != 1 {
      looseComments += 1
    } else if let key = open[0].key {
      note([comment], for: key)
    } else {
      pendingComments.append(comment)
    }
    return true
  }

  private func note(_ texts: [String], for key: String) {
    let all = (comments[key].map { [$0] } ?? []) + texts
    if !all.isEmpty { comments[key] = all.joined(separator: "\n") }
  }
}
