internal import LocalizationModel
package import SwiftTree

/// The declarations of one source: its types, extensions, properties, functions, enum cases and
/// aliases, without bodies. ``DeclarationCollector`` makes it, and ``ProjectIndex`` joins the
/// declarations of all files.
///
/// It is flat, one array of records and one of their texts, with names as hashes, because thousands
/// of files are kept at a time.
@usableFromInline package struct FileDeclarations: Sendable {
  /// The kind of a declaration; the comments say what a record's text holds.
  @usableFromInline package enum Kind: UInt8, Sendable {
    /// `text` is the name as written; an extension's may have outer types, as in `Outer.Inner`.
    case type, typeExtension
    /// `text` is one type from the owner's inheritance clause.
    case inherited
    /// `text` is the clause of generic parameters, angle brackets included.
    case generics
    /// `text` is the type as written; with ``Flags/isValue``, the initial value instead.
    case property
    /// `text` is the result type; parameters follow.
    case function
    case initializer, subscripted
    /// `name` is the label, `text` the type.
    case parameter
    /// `text` is empty; parameters follow.
    case enumCase
    /// `text` is the type that the alias names.
    case typeAlias
  }

  /// Properties of a declaration beside its kind.
  @usableFromInline package struct Flags: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt16
    @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }
    /// Marked `static` or `class`.
    @inlinable package static var isStatic: Flags { Flags(rawValue: 1) }
    /// A parameter with a default, or a property with a value.
    @inlinable package static var hasDefault: Flags { Flags(rawValue: 2) }
    /// A property with a body, accessors or observers.
    @inlinable package static var isComputed: Flags { Flags(rawValue: 4) }
    /// Declared with `let`.
    @inlinable package static var isConstant: Flags { Flags(rawValue: 8) }
    /// Marked `@_disfavoredOverload`.
    @inlinable package static var isDisfavored: Flags { Flags(rawValue: 16) }
    /// A parameter with `...` after its type.
    @inlinable package static var isVariadic: Flags { Flags(rawValue: 32) }
    /// The text holds a value, from which the type is to be inferred.
    @inlinable package static var isValue: Flags { Flags(rawValue: 64) }
    /// A property with an attribute, which may be a property wrapper.
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

  /// One declaration of the file, or a part of one, such as a parameter.
  @usableFromInline package struct Record: Sendable {
    /// The name by which lookups find it; `init` for an initializer.
    package let name: Name
    /// The declaration that contains this one, a type or a function; ``RecordID/none`` at top
    /// level.
    package let owner: RecordID
    /// The index just past the last record that belongs to this one.
    package var end: RecordID
    /// The offset of the declaration's name in the file.
    package let place: UInt32
    @usableFromInline let textStart: UInt32
    /// The length of the record's text in ``texts``, in bytes; 0 if it has none.
    @usableFromInline package let textLength: UInt16
    /// Properties of the declaration beside its kind.
    package var flags: Flags
    /// The kind of declaration.
    package let kind: Kind
  }

  /// The records, each before its members and parameters. The declarations of one type or file come
  /// last to first, because the tree is in postorder; parameters come first to last.
  package internal(set) var records = Numbered<RecordID, Record>()
  /// The number of records, parameters and enum cases among them.
  package var count: Int { records.count }
  /// The texts of all records in one buffer, such as types as the source spells them.
  package private(set) var texts: ContiguousArray<UInt8> = []
  /// The name and line of each record; empty unless ``mark(in:)`` was called.
  package internal(set) var marks = Numbered<RecordID, Mark>()

  package init() {}

  /// Reserves memory for the declarations that a tree of this size usually has.
  mutating func reserve(forNodes count: Int) {
    records.reserveCapacity(count / 8)
    texts.reserveCapacity(count)
  }

  /// Frees unused memory, because thousands of these values are kept at a time.
  mutating func trim() {
    records.trim()
    texts = unsafe texts.withUnsafeBufferPointer { unsafe ContiguousArray($0) }
  }

  /// The bytes of a record's text in ``texts``.
  @inlinable package func text(of record: Record) -> Range<Int> {
    Int(record.textStart)..<Int(record.textStart) + Int(record.textLength)
  }

  /// Adds a record with a copy of its text.
  ///
  /// - Parameter text: The range of the text in `source`; left out if it is longer than any type.
  /// - Returns: The index of the record.
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

  /// The properties whose name no other property of the file has, by name.
  package func uniquelyNamedProperties() -> [Name: Record] {
    LookupCounter.add(records.count)
    var only: [Name: Record] = [:]
    var repeated = NameSet()
    for record in records where record.kind == .property {
      if only.updateValue(record, forKey: record.name) != nil { repeated.insert(record.name) }
    }
    return only.filter { !repeated.contains($0.key) }
  }

  /// The greatest length of a text in bytes. Longer ones, such as long initial values, are left
  /// out.
  static let textLimit = 240

  /// True if another version of the file has equal declarations, so that a joined project stays
  /// valid; offsets may differ.
  package func declaresSame(as other: FileDeclarations) -> Bool {
    hasSameRecords(as: other) && marks.elementsEqual(other.marks)
  }

  /// True if two files declare the same in the same order, whatever their marks; offsets may differ.
  package func hasSameRecords(as other: FileDeclarations) -> Bool {
    records.count == other.records.count && texts == other.texts
      && zip(records, other.records).allSatisfy { $0.declaresSame(as: $1) }
  }
}

extension FileDeclarations.Record {
  /// Compares everything but the offsets in the file.
  fileprivate func declaresSame(as other: Self) -> Bool {
    name == other.name && owner == other.owner && end == other.end
      && textStart == other.textStart && textLength == other.textLength && flags == other.flags
      && kind == other.kind
  }
}
