package import SwiftTree

/// Values by name, those of one name in the order in which they were added.
///
/// One flat table and one flat row of values, made once: a look-up allocates nothing.
package struct NameTable<Value: Sendable>: Sendable {
  package struct Entry: Sendable {
    let name: Name
    let value: Value
  }

  /// Where the values of a name stand.
  private struct Place {
    var name = Name.none
    /// -1 for a place that no name has.
    var start: Int32 = -1
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
      places[place].start = 0
      places[place].count += 1
      order[position] = Int32(truncatingIfNeeded: place)
    }
    var start: Int32 = 0
    for place in places.indices where places[place].start == 0 {
      places[place].start = start
      start += places[place].count
      places[place].count = 0
    }
    guard let first = entries.first else {
      values = []
      return
    }
    var values = ContiguousArray(repeating: first.value, count: entries.count)
    for (position, entry) in entries.enumerated() {
      let place = Int(order[position])
      values[Int(places[place].start + places[place].count)] = entry.value
      places[place].count += 1
    }
    self.values = values
  }

  /// The place of a name, or the free one where it would be.
  @inline(__always)
  private static func place(of name: Name, in places: ContiguousArray<Place>) -> Int {
    let mask = places.count &- 1
    var place = Int(truncatingIfNeeded: name.hash) & mask
    while places[place].start >= 0, places[place].name != name { place = (place &+ 1) & mask }
    return place
  }

  package func contains(_ name: Name) -> Bool {
    places[Self.place(of: name, in: places)].start >= 0
  }

  /// The values of a name; empty where it has none.
  package subscript(name: Name) -> ArraySlice<Value> {
    let place = places[Self.place(of: name, in: places)]
    if place.start < 0 { return [] }
    let end = Int(place.start) + Int(place.count)
    return values[max(Int(place.start), end - Self.limit)..<end]
  }
}
