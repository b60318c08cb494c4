extension PropertyValue {
  /// The value as a binary property list (`bplist00`), each text once.
  package var binary: ContiguousArray<UInt8> {
    var writer = BinaryWriter()
    _ = writer.add(self)
    return writer.bytes
  }
}

/// Collects the objects of a binary property list. An object refers to others by their numbers.
private struct BinaryWriter {
  private enum Object {
    case text(String)
    /// The numbers of names and values, in the order of the members.
    case dictionary(names: [Int], values: [Int])
  }

  private var objects: [Object] = []
  private var textIndices: [ContiguousArray<UInt8>: Int] = [:]

  /// Adds a value with its parts, and returns its number.
  mutating func add(_ value: PropertyValue) -> Int {
    switch value {
    case .text(let text): return add(text)
    case .dictionary(let members):
      let index = objects.count
      objects.append(.dictionary(names: [], values: []))
      let names = members.map { add($0.name) }
      let values = members.map { add($0.value) }
      objects[index] = .dictionary(names: names, values: values)
      return index
    }
  }

  private mutating func add(_ text: String) -> Int {
    let key = ContiguousArray(text.utf8)
    if let index = textIndices[key] { return index }
    objects.append(.text(text))
    textIndices[key] = objects.count - 1
    return objects.count - 1
  }

  /// The whole list: head, objects, the table of their offsets, and the trailer.
  var bytes: ContiguousArray<UInt8> {
    var bytes = ContiguousArray("bplist00".utf8)
    let referenceSize = Self.size(of: objects.count)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      switch object {
      case .text(let text): Self.write(text, to: &bytes)
      case .dictionary(let names, let values):
        Self.writeHead(0xD0, names.count, to: &bytes)
        for number in names + values { Self.write(number, size: referenceSize, to: &bytes) }
      }
    }
    let table = bytes.count
    let offsetSize = Self.size(of: table)
    for offset in offsets { Self.write(offset, size: offsetSize, to: &bytes) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objects.count, 0, table] { Self.write(number, size: 8, to: &bytes) }
    return bytes
  }

  /// Writes a text as ASCII, or as UTF-16 with the high byte first.
  private static func write(_ text: String, to bytes: inout ContiguousArray<UInt8>) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      writeHead(0x50, text.utf8.count, to: &bytes)
      bytes += text.utf8
    } else {
      writeHead(0x60, text.utf16.count, to: &bytes)
      for unit in text.utf16 { write(Int(unit), size: 2, to: &bytes) }
    }
  }

  /// Writes the kind and count of an object; a count of 15 or more follows as an integer object.
  private static func writeHead(
    _ kind: UInt8, _ count: Int, to bytes: inout ContiguousArray<UInt8>
  ) {
    if count < 15 {
      bytes.append(kind | UInt8(count))
    } else {
      let size = size(of: count)
      bytes += [kind | 0xF, 0x10 | UInt8(size.trailingZeroBitCount)]
      write(count, size: size, to: &bytes)
    }
  }

  /// The bytes that a number takes: 1, 2, 4 or 8.
  private static func size(of number: Int) -> Int {
    switch number {
    case ..<0x100: 1
    case ..<0x1_0000: 2
    case ..<0x1_0000_0000: 4
    default: 8
    }
  }

  private static func write(_ number: Int, size: Int, to bytes: inout ContiguousArray<UInt8>) {
    for index in (0..<size).reversed() {
      bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index)))
    }
  }
}
