package import SwiftTree

/// Declarations by name, those of one name in the order in which they were added.
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

  /// A place of the hash table: a name with the range of its values.
  private struct Place {
    var name = Name.none
    /// The first value of the name; ``ValueID/none`` in a free place.
    var start = ValueID.none
    var count: Int32 = 0
  }

  private var places: ContiguousArray<Place>
  private let values: ContiguousArray<Value>

  /// The greatest number of values of one name that a lookup returns, the last ones. A name with
  /// more declarations tells no type, and bounding them keeps lookups linear.
  private static var limit: Int { 256 }

  init(_ entries: ContiguousArray<Entry>) {
    var size = 16
    while size * 4 < entries.count * 5 { size *= 2 }
    places = ContiguousArray(repeating: Place(), count: size)
    var order = ContiguousArray(repeating: Int32(0), count: entries.count)
    // First the place of each entry is found, then the values are put in the order of the places.
    for (position, entry) in entries.enumerated() {
      let place = Self.place(of: entry.name, in: places)
      places[place].name = entry.name
      places[place].start = ValueID(position: 0)
      places[place].count += 1
      order[position] = Int32(truncatingIfNeeded: place)
    }
    var start = ValueID(position: 0)
    for place in places.indices where places[place].start != .none {
      places[place].start = start
      start += Int(places[place].count)
      places[place].count = 0
    }
    guard let first = entries.first else {
      values = []
      return
    }
    var values = ContiguousArray(repeating: first.value, count: entries.count)
    for (position, entry) in entries.enumerated() {
      let place = Int(order[position])
      values[places[place].start.position + Int(places[place].count)] = entry.value
      places[place].count += 1
    }
    self.values = values
  }

  /// The place of a name, or the free place at which it would be.
  @inline(__always)
  private static func place(of name: Name, in places: ContiguousArray<Place>) -> Int {
    let mask = places.count &- 1
    var place = name.place(below: mask)
    while places[place].start != .none, places[place].name != name { place = (place &+ 1) & mask }
    return place
  }

  /// True if a declaration has the name.
  package func contains(_ name: Name) -> Bool {
    places[Self.place(of: name, in: places)].start != .none
  }

  /// The declarations of a name, at most the last 256; empty if there is none.
  package subscript(name: Name) -> ArraySlice<Value> {
    let place = places[Self.place(of: name, in: places)]
    if place.start == .none { return [] }
    let end = place.start.position + Int(place.count)
    return values[max(place.start.position, end - Self.limit)..<end]
  }
}
