import LocalizationModel

/// Arguments by their classes that something is still to be found for, in their order.
struct OpenArguments {
  /// For each class the places of its arguments, the last one first.
  private var places: [ArgumentClass: [Int]] = [:]

  init(_ classes: [ArgumentClass]) {
    for (place, kind) in classes.enumerated().reversed() { places[kind, default: []].append(place) }
  }

  var isEmpty: Bool { places.isEmpty }

  /// Takes away the first argument that one of this class can stand for.
  ///
  /// - Returns: Its place; `nil` if there is none.
  mutating func take(_ kind: ArgumentClass) -> Int? {
    var first: (kind: ArgumentClass, place: Int)?
    // There are seven classes.
    for (own, places) in places where own.fits(kind) {
      if let place = places.last, first.map({ place < $0.place }) ?? true { first = (own, place) }
    }
    guard let first else { return nil }
    places[first.kind]?.removeLast()
    if places[first.kind]?.isEmpty == true { places[first.kind] = nil }
    return first.place
  }
}
