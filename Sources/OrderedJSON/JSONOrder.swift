/// Which objects of a document are to be written with their members in another order.
package struct JSONOrder: Sendable {
  /// Ascending.
  private var objects: [Int] = []
  private var names: [[Int]] = []

  /// Changes the order of no object.
  package init() {}

  /// Whether no order is known.
  package var isEmpty: Bool { objects.isEmpty }

  /// Sets the order of an object that comes after all those set before.
  ///
  /// - Parameter names: The nodes of the names of its members, each once.
  package mutating func append(_ object: Int, names: [Int]) {
    precondition(objects.last.map { $0 < object } ?? true, "objects come in ascending order")
    objects.append(object)
    self.names.append(names)
  }

  /// The nodes of the names of an object's members in their new order, or `nil` if it stays.
  package func names(of object: Int) -> [Int]? {
    let index = firstIndex(from: object)
    return index < objects.count && objects[index] == object ? names[index] : nil
  }

  /// Whether any object among these nodes changes.
  package func changes(_ nodes: Range<Int>) -> Bool {
    let index = firstIndex(from: nodes.lowerBound)
    return index < objects.count && objects[index] < nodes.upperBound
  }

  /// Index of the first object that is not before `node`.
  private func firstIndex(from node: Int) -> Int {
    var (low, high) = (0, objects.count)
    while low < high {
      let middle = (low + high) / 2
      if objects[middle] < node { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
