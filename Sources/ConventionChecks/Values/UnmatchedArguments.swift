import LocalizationModel

/// The arguments of a text that no specifier of another text was matched with yet, by class and in
/// order.
struct UnmatchedArguments {
  /// The indices of the arguments of each class, the last one first.
  private var places: [ArgumentClass: [Int]] = [:]

  init(_ classes: [ArgumentClass]) {
    for (place, kind) in classes.enumerated().reversed() { places[kind, default: []].append(place) }
  }

  var isEmpty: Bool { places.isEmpty }

  /// Removes the first argument that a specifier of a class fits.
  ///
  /// - Returns: The index of the argument; `nil` if there is none.
  mutating func take(_ kind: ArgumentClass) -> Int? {
    var first: (kind: ArgumentClass, place: Int)?
    // At most seven classes: a loop over them is cheap.
    for (own, places) in places where own.fits(kind) {
      if let place = places.last, first.map({ place < $0.place }) ?? true { first = (own, place) }
    }
    guard let first else { return nil }
    places[first.kind]?.removeLast()
    if places[first.kind]?.isEmpty == true { places[first.kind] = nil }
    return first.place
  }
}
