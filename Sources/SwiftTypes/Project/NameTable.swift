package import SwiftTree

/// Declarations by name, the ones of one name in the order in which they were added.
///
/// One flat table and one flat row of values, made once: a look-up allocates nothing.
package struct NameTable: Sendable {
  /// What a name leads to.
  package typealias Value = ProjectIndex.Reference

  /// A value under its name.
  package struct Entry: Sendable {
    let name: Name
    let value: Value
  }

  /// Which of the values.
  private struct ValueID: BufferIndex {
    private let number: Int32

    init(position: Int) { number = Int32(truncatingIfNeeded: position) }

    var position: Int { Int(number) }

    static var none: ValueID { ValueID(position: -1) }
  }

  /// Where the values of a name stand.
  private struct Place {
    var name = Name.none
    /// ``ValueID/none`` for a place that no name has.
    var start = ValueID.none
    var count: Int32 = 0
  }

  private var places: ContiguousArray<Place>
  private let values: ContiguousArray<Value>

  /// At most so many of one name are looked at, the last: a project with more says nothing by them.
  private static var limit: Int { 256 }

  init(_ entries: ContiguousArray<Entry>) {
    var size = 16
    while size * 4 < entries.count * 5 { size *= 2 }
    places = ContiguousArray(repeating: Place(), count: size)
    var order = ContiguousArray(repeating: Int32(0), count: entries.count)
    // First the place of each entry, then the entry at each place.
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

  /// The place of a name, or the free one where it would be.
  @inline(__always)
  private static func place(of name: Name, in places: ContiguousArray<Place>) -> Int {
    let mask = places.count &- 1
    var place = name.place(below: mask)
    while places[place].start != .none, places[place].name != name { place = (place &+ 1) & mask }
    return place
  }

  /// Whether there is a value of the name.
  package func contains(_ name: Name) -> Bool {
    places[Self.place(of: name, in: places)].start != .none
  }

  /// The values of a name; empty where it has none.
  package subscript(name: Name) -> ArraySlice<Value> {
    let place = places[Self.place(of: name, in: places)]
    if place.start == .none { return [] }
    let end = place.start.position + Int(place.count)
    return values[max(place.start.position, end - Self.limit)..<end]
  }
}
