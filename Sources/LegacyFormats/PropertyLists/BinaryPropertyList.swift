import Foundation
import LocalizationModel

/// Reads a binary property list (`bplist00`), also a damaged or crafted one. ``PropertyList`` uses
/// it.
///
/// Objects refer to each other by number and can be repeated, so that a file of a kilobyte can hold
/// more values than any memory. Therefore the number of values is limited, and so is the depth.
struct BinaryPropertyList {
  private let bytes: ContiguousArray<UInt8>
  /// The size of an entry of the table of offsets, in bytes.
  private let offsetSize: Int
  /// The size of a reference to an object, in bytes.
  private let referenceSize: Int
  private let objectCount: Int
  // The start of the table of offsets.
  private let table: Int
  /// The texts decoded so far, by the numbers of their objects: keys and frequent values occur
  /// again and again.
  private var texts: [Int: String] = [:]
  private var valueCount = 0

  private static let valueLimit = 250_000
  private static let trailerSize = 32

  static func value(of bytes: ContiguousArray<UInt8>) throws(StringsError) -> PropertyValue {
    var list = try BinaryPropertyList(bytes)
    guard let top = list.number(at: bytes.count - 16, size: 8) else { throw .notAPropertyList }
    return try list.value(top, depth: 0)
  }

  private init(_ bytes: ContiguousArray<UInt8>) throws(StringsError) {
    // The trailer has at 6 and 7 the sizes, at 8 the number of objects, at 16 the outermost object,
    // at 24 the start of the table.
    let trailer = bytes.count - Self.trailerSize
    if trailer < 8 { throw .notAPropertyList }
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard let count = Self.number(bytes, at: trailer + 8, size: 8),
      let table = Self.number(bytes, at: trailer + 24, size: 8),
      (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      table <= trailer, count <= (trailer - table) / offsetSize
    else { throw .notAPropertyList }
    objectCount = count
    self.table = table
  }

  // MARK: Objects

  /// The head of an object: its kind, and the number of its bytes or objects.
  private struct Head {
    /// The upper half of the first byte.
    let kind: UInt8
    /// The lower half of the first byte.
    let low: UInt8
    let count: Int
    /// The offset of the contents.
    let start: Int
  }

  private func head(of object: Int) -> Head? {
    guard object < objectCount,
      let offset = number(at: table + object * offsetSize, size: offsetSize), offset < table
    else { return nil }
    let (kind, low) = (bytes[offset] >> 4, bytes[offset] & 0xF)
    guard low == 0xF, kind >= 4 else {
      return Head(kind: kind, low: low, count: Int(low), start: offset + 1)
    }
    // A count of 15 or more follows as an integer object.
    guard offset + 1 < table, bytes[offset + 1] >> 4 == 1, bytes[offset + 1] & 0xF <= 3 else {
      return nil
    }
    let size = 1 << Int(bytes[offset + 1] & 0xF)
    guard let count = number(at: offset + 2, size: size) else { return nil }
    return Head(kind: kind, low: low, count: count, start: offset + 2 + size)
  }

  private mutating func value(_ object: Int, depth: Int) throws(StringsError) -> PropertyValue {
    valueCount += 1
    if valueCount > Self.valueLimit { throw .tooManyValues(limit: Self.valueLimit) }
    if let text = texts[object] { return .text(text) }
    guard let head = head(of: object) else { throw .notAPropertyList }
    switch head.kind {
    case 0 where head.low == 8: return .text("0")  // false
    case 0 where head.low == 9: return .text("1")  // true
    case 1: return .text(try integer(head))
    case 2: return .text(try real(head))
    case 5, 6: return .text(try text(object))
    case 0xD: return try dictionary(head, depth: depth)
    // Null, date, data, UID, array, set: valid, but not in a list of localizations.
    case 0, 3, 4, 8, 0xA, 0xC: throw .otherValue
    default: throw .notAPropertyList
    }
  }

  private mutating func dictionary(
    _ head: Head, depth: Int
  ) throws(StringsError) -> PropertyValue {
    if depth >= PropertyListReader.depthLimit { throw .otherValue }
    guard head.start <= table, head.count <= (table - head.start) / referenceSize / 2 else {
      throw .notAPropertyList
    }
    var members: [(String, PropertyValue)] = []
    for index in 0..<head.count {
      let key = head.start + index * referenceSize
      guard let name = number(at: key, size: referenceSize),
        let inner = number(at: key + head.count * referenceSize, size: referenceSize)
      else { throw .notAPropertyList }
      members.append((try text(name), try value(inner, depth: depth + 1)))
    }
    return .dictionary(named: PropertyListReader.distinct(members))
  }

  // MARK: Texts and numbers

  /// Returns the text of an object, which is ASCII, or UTF-16 with the high byte first.
  private mutating func text(_ object: Int) throws(StringsError) -> String {
    if let text = texts[object] { return text }
    guard let head = head(of: object) else { throw .notAPropertyList }
    guard head.kind == 5 || head.kind == 6 else { throw .otherValue }
    let width = head.kind == 5 ? 1 : 2
    guard head.start <= table, head.count <= (table - head.start) / width else {
      throw .notAPropertyList
    }
    let stored = bytes[head.start..<head.start + head.count * width]
    let text: String
    if width == 1 {
      guard stored.allSatisfy({ $0 < 0x80 }) else { throw .notAPropertyList }
      text = String(decoding: stored, as: UTF8.self)
    } else {
      let units = stride(from: stored.startIndex, to: stored.endIndex, by: 2).map {
        UInt16(stored[$0]) << 8 | UInt16(stored[$0 + 1])
      }
      text = String(decoding: units, as: UTF16.self)
    }
    texts[object] = text
    return text
  }

  /// Returns an integer in decimal. An integer of 8 bytes is signed. Integers of 16 bytes are
  /// unsigned numbers too large for that; their last 8 bytes are read.
  private func integer(_ head: Head) throws(StringsError) -> String {
    guard head.low <= 4 else { throw .notAPropertyList }
    let size = 1 << Int(head.low)
    guard let bits = bits(at: head.start + max(size - 8, 0), size: min(size, 8)) else {
      throw .notAPropertyList
    }
    return head.low == 3 ? String(Int64(bitPattern: bits)) : String(bits)
  }

  private func real(_ head: Head) throws(StringsError) -> String {
    guard head.low == 2 || head.low == 3, let bits = bits(at: head.start, size: 1 << Int(head.low))
    else { throw .notAPropertyList }
    return head.low == 3
      ? NSNumber(value: Double(bitPattern: bits)).stringValue
      : NSNumber(value: Float(bitPattern: UInt32(truncatingIfNeeded: bits))).stringValue
  }

  /// Returns a big-endian number; `nil` if it lies beyond the bytes, or exceeds `Int`.
  private func number(at offset: Int, size: Int) -> Int? {
    Self.number(bytes, at: offset, size: size)
  }

  private static func number(_ bytes: ContiguousArray<UInt8>, at offset: Int, size: Int) -> Int? {
    bits(bytes, at: offset, size: size).flatMap { Int(exactly: $0) }
  }

  private func bits(at offset: Int, size: Int) -> UInt64? {
    Self.bits(bytes, at: offset, size: size)
  }

  private static func bits(
    _ bytes: ContiguousArray<UInt8>, at offset: Int, size: Int
  ) -> UInt64? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    return bytes[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
