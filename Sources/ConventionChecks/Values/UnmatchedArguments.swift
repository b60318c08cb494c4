import LocalizationModel

/// The arguments of one text that are not yet matched with specifiers of another text.
struct UnmatchedArguments {
  /// The indices of the arguments of each class, in descending order.
  private var indicesByClass: [ArgumentClass: [Int]] = [:]

  init(_ classes: [ArgumentClass]) {
    for (index, kind) in classes.enumerated().reversed() {
      indicesByClass[kind, default: []].append(index)
    }
  }

  var isEmpty: Bool { indicesByClass.isEmpty }

  /// Removes the first argument that a specifier of the given class can read.
  ///
  /// - Returns: The index of the argument; `nil` if no argument fits.
  mutating func take(_ kind: ArgumentClass) -> Int? {
    var first: (kind: ArgumentClass, place: Int)?
    // At most seven classes: a loop over them is cheap.
    for (own, indices) in indicesByClass where own.fits(kind) {
      if let place = indices.last, first.map({ place < $0.place }) ?? true { first = (own, place) }
    }
    guard let first else { return nil }
    indicesByClass[first.kind]?.removeLast()
    if indicesByClass[first.kind]?.isEmpty == true { indicesByClass[first.kind] = nil }
    return first.place
  }
}
