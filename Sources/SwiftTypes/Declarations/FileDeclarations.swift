internal import LocalizationModel
package import SwiftTree

/// What the types, properties, functions and cases of one file say, but not what their bodies do.
///
/// Flat on purpose: one row of records and one of texts a file, names by their hashes.
@usableFromInline package struct FileDeclarations: Sendable {
  /// What a record declares, and what its text is.
  @usableFromInline package enum Kind: UInt8, Sendable {
    /// `text` is the name as written, of an extension maybe with those around it.
    case type, typeExtension
    /// `text` is the type that the declaration before names behind a colon.
    case inherited
    /// `text` is the clause between angle brackets.
    case generics
    /// `text` is the type as written, else with ``Flags/isValue`` the value.
    case property
    /// `text` is the type that is returned; parameters follow.
    case function
    case initializer, subscripted
    /// `name` is the label. `text` is the type.
    case parameter
    /// Parameters follow.
    case enumCase
    /// `text` is the type that it stands for.
    case typeAlias
  }

  /// What is true of a declaration beside its kind.
  @usableFromInline package struct Flags: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt16
    @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }
    /// Marked `static` or `class`.
    @inlinable package static var isStatic: Flags { Flags(rawValue: 1) }
    /// A parameter with a default, or a property with a value.
    @inlinable package static var hasDefault: Flags { Flags(rawValue: 2) }
    /// A property with a body.
    @inlinable package static var isComputed: Flags { Flags(rawValue: 4) }
    /// Declared with `let`.
    @inlinable package static var isConstant: Flags { Flags(rawValue: 8) }
    /// Marked `@_disfavoredOverload`.
    @inlinable package static var isDisfavored: Flags { Flags(rawValue: 16) }
    /// A parameter with `...` behind its type.
    @inlinable package static var isVariadic: Flags { Flags(rawValue: 32) }
    /// What the text holds is a value, of which the type is to be found.
    @inlinable package static var isValue: Flags { Flags(rawValue: 64) }
    /// A property with an attribute that may well be a wrapper.
    @inlinable package static var isWrapped: Flags { Flags(rawValue: 128) }
    /// A class or an actor, which has no memberwise initializer.
    @inlinable package static var isReference: Flags { Flags(rawValue: 256) }
    /// A type that is an enum.
    @inlinable package static var isEnum: Flags { Flags(rawValue: 512) }
    /// A type that is a protocol.
    @inlinable package static var isProtocol: Flags { Flags(rawValue: 1024) }
    /// A type with `@Observable`.
    @inlinable package static var isObservable: Flags { Flags(rawValue: 2048) }
  }

  /// One declaration of the file.
  @usableFromInline package struct Record: Sendable {
    /// The name that it is found by; of an initializer `init`.
    package let name: Name
    /// The declaration that it belongs to, a type or a function.
    package let owner: RecordID
    /// The record just past what belongs to it.
    package var end: RecordID
    /// Byte offset of its name in the file.
    package let place: UInt32
    @usableFromInline let textStart: UInt32
    /// In bytes of ``texts``; 0 if it has no text.
    @usableFromInline package let textLength: UInt16
    /// What is true of it beside its kind.
    package var flags: Flags
    /// What it declares.
    package let kind: Kind
  }

  /// A declaration comes before what belongs to it.
  package internal(set) var records = Numbered<RecordID, Record>()
  /// How many declarations the file has, parameters and enum cases among them.
  package var count: Int { records.count }
  /// The texts of all records in a row, such as types as the source spells them.
  package private(set) var texts: ContiguousArray<UInt8> = []
  /// For each record its name and line; empty unless asked for.
  package internal(set) var marks = Numbered<RecordID, Mark>()

  package init() {}

  /// Makes room for what a tree of some size declares as a rule.
  mutating func reserve(forNodes count: Int) {
    records.reserveCapacity(count / 8)
    texts.reserveCapacity(count)
  }

  /// Gives back room that was made and not needed: thousands of these are kept at a time.
  mutating func trim() {
    records.trim()
    texts = unsafe texts.withUnsafeBufferPointer { unsafe ContiguousArray($0) }
  }

  /// The bytes of a record's text in ``texts``.
  @inlinable package func text(of record: Record) -> Range<Int> {
    Int(record.textStart)..<Int(record.textStart) + Int(record.textLength)
  }

  /// - Parameter text: Left out if it is very long: no type is.
  /// - Returns: The record.
  @discardableResult
  mutating func add(
    _ kind: Kind, _ name: Name, owner: RecordID, place: Int, text: Range<Int>,
    in source: Span<UInt8>, _ flags: Flags
  ) -> RecordID {
    let start = texts.count
    if text.count <= Self.textLimit, !text.isEmpty {
      unsafe source.extracting(text).withUnsafeBufferPointer {
        unsafe texts.append(contentsOf: $0)
      }
    }
    return records.append(
      Record(
        name: name, owner: owner, end: records.endIndex + 1,
        place: UInt32(truncatingIfNeeded: place), textStart: UInt32(truncatingIfNeeded: start),
        textLength: UInt16(truncatingIfNeeded: texts.count - start), flags: flags, kind: kind))
  }

  /// The properties of types, or of the file, that are the only ones of their names.
  package func onlyProperties() -> [Name: Record] {
    LookCount.add(records.count)
    var only: [Name: Record] = [:]
    var repeated = NameSet()
    for record in records where record.kind == .property {
      if only.updateValue(record, forKey: record.name) != nil { repeated.insert(record.name) }
    }
    return only.filter { !repeated.contains($0.key) }
  }

  private static let textLimit = 240

  /// Whether another text of the file declares the same, if maybe at other places.
  package func declaresSame(as other: FileDeclarations) -> Bool {
    records.count == other.records.count && texts == other.texts
      && marks.elementsEqual(other.marks)
      && zip(records, other.records).allSatisfy { $0.declaresSame(as: $1) }
  }
}

extension FileDeclarations.Record {
  /// Compares all but the places.
  fileprivate func declaresSame(as other: Self) -> Bool {
    name == other.name && owner == other.owner && end == other.end
      && textStart == other.textStart && textLength == other.textLength && flags == other.flags
      && kind == other.kind
  }
}
