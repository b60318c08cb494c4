/// New orders for the members of some objects of a document: computed by
/// ``JSONDocument/order(dropping:allows:sorted:)``, carried out by ``JSONWriter``. Members left out
/// of an order are not written.
package struct MemberOrder: Sendable {
  // The nodes of the objects, ascending, so that lookups can bisect, and beside each the nodes of
  // its member names.
  private var objects: [Int] = []
  private var names: [[Int]] = []

  /// Creates an order that changes nothing.
  package init() {}

  /// True if no object's members move.
  package var isEmpty: Bool { objects.isEmpty }

  /// Adds the new order of an object, which must come after all objects added before.
  ///
  /// - Parameter names: The nodes of the member names to write, each at most once.
  package mutating func append(_ object: Int, names: [Int]) {
    precondition(objects.last.map { $0 < object } ?? true, "objects come in ascending order")
    objects.append(object)
    self.names.append(names)
  }

  /// The nodes of an object's member names in their new order, or `nil` if the object stays as it
  /// is.
  package func names(of object: Int) -> [Int]? {
    let index = firstIndex(from: object)
    return index < objects.count && objects[index] == object ? names[index] : nil
  }

  /// True if the members of any object in this range of nodes move; if not, the range can be
  /// copied.
  package func changes(_ nodes: Range<Int>) -> Bool {
    let index = firstIndex(from: nodes.lowerBound)
    return index < objects.count && objects[index] < nodes.upperBound
  }

  /// The index of the first listed object that is at `node` or after it.
  private func firstIndex(from node: Int) -> Int {
    var (low, high) = (0, objects.count)
    while low < high {
      let middle = (low + high) / 2
      if objects[middle] < node { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
