package import SwiftTree

/// Declarations by name; the declarations of one name stay in the order in which they were added.
/// ``ProjectIndex`` has a table of members and one of aliases.
///
/// It is built once, as one flat hash table and one flat array of values, so that a lookup
/// allocates nothing. A generic table was not specialized in other targets and took nearly twice
/// the time.
package struct NameTable: Sendable {
  /// A declaration that a name leads to.
  package typealias Value = ProjectIndex.Reference

  /// A declaration with its name, for the initializer.
  package struct Entry: Sendable {
    let name: Name
    let value: Value
  }

  /// The position of a value in the flat array.
  private struct ValueID: BufferIndex {
    private let number: Int32

    init(position: Int) { number = Int32(truncatingIfNeeded: position) }

    var position: Int { Int(number) }

    static var none: ValueID { ValueID(position: -1) }
  }

  /// An element of the hash table: a name with the range of its values.
  private struct Bucket {
    var name = Name.none
    /// The first value of the name; ``ValueID/none`` in a free bucket.
    var start = ValueID.none
    var count: Int32 = 0
  }

  private var buckets: ContiguousArray<Bucket>
  private let values: ContiguousArray<Value>

  /// The greatest number of values that a lookup returns; of more, the last ones. A name with so
  /// many declarations shows no type anyway, and the limit keeps the work of all lookups linear.
  private static var limit: Int { 256 }

  init(_ entries: ContiguousArray<Entry>) {
    var size = 16
    while size * 4 < entries.count * 5 { size *= 2 }  // at most four fifths are in use
    buckets = ContiguousArray(repeating: Bucket(), count: size)
    var order = ContiguousArray(repeating: Int32(0), count: entries.count)
    // A counting sort: first each entry's bucket is found and counted, then the values are put in
    // the order of the buckets.
    for (position, entry) in entries.enumerated() {
      let bucket = Self.bucket(of: entry.name, in: buckets)
      buckets[bucket].name = entry.name
      buckets[bucket].start = ValueID(position: 0)
      buckets[bucket].count += 1
      order[position] = Int32(truncatingIfNeeded: bucket)
    }
    var start = ValueID(position: 0)
    for bucket in buckets.indices where buckets[bucket].start != .none {
      buckets[bucket].start = start
      start += Int(buckets[bucket].count)
      buckets[bucket].count = 0
    }
    guard let first = entries.first else {
      values = []
      return
    }
    var values = ContiguousArray(repeating: first.value, count: entries.count)
    for (position, entry) in entries.enumerated() {
      let bucket = Int(order[position])
      values[buckets[bucket].start.position + Int(buckets[bucket].count)] = entry.value
      buckets[bucket].count += 1
    }
    self.values = values
  }

  /// The index of a name's bucket, or of the free bucket where it would be inserted.
  @inline(__always)
  private static func bucket(of name: Name, in buckets: ContiguousArray<Bucket>) -> Int {
    let mask = buckets.count &- 1
    var bucket = name.place(below: mask)
    while buckets[bucket].start != .none, buckets[bucket].name != name {
      bucket = (bucket &+ 1) & mask
    }
    return bucket
  }

  /// True if a declaration has the name.
  package func contains(_ name: Name) -> Bool {
    buckets[Self.bucket(of: name, in: buckets)].start != .none
  }

  /// The declarations of a name, at most the last 256; empty if there is none.
  package subscript(name: Name) -> ArraySlice<Value> {
    let bucket = buckets[Self.bucket(of: name, in: buckets)]
    if bucket.start == .none { return [] }
    let end = bucket.start.position + Int(bucket.count)
    return values[max(bucket.start.position, end - Self.limit)..<end]
  }
}
