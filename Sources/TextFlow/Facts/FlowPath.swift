internal import SwiftTree

/// The path to a text inside a value: steps through arrays, dictionaries and tuples, outermost
/// first.
///
/// In an array of pairs, the path to each second part is element, part 1. The empty path is the
/// value itself.
struct FlowPath: Hashable, Sendable {
  /// The codes of the steps, four bits each, the outermost lowest: at most eight steps.
  private var steps: UInt32 = 0

  enum Step: Equatable {
    case element, key, value
    /// An element of a tuple, by position; all positions from 11 on share one code.
    case part(ElementID)

    /// The step in four bits, never 0, which ends a path.
    fileprivate var code: UInt32 {
      switch self {
      case .element: 1
      case .key: 2
      case .value: 3
      case .part(let part): UInt32(truncatingIfNeeded: 4 + min(part.position, 11))
      }
    }
  }

  var isEmpty: Bool { steps == 0 }

  /// The outermost step; `nil` for the value itself.
  var first: Step? {
    switch steps & 15 {
    case 0: nil
    case 1: .element
    case 2: .key
    case 3: .value
    case let code: .part(ElementID(position: Int(code) - 4))
    }
  }

  /// The path without its outermost step.
  var rest: FlowPath {
    var rest = self
    rest.steps >>= 4
    return rest
  }

  /// Appends a path to this one.
  ///
  /// - Returns: `nil` if the result has more than eight steps.
  func followed(by path: FlowPath) -> FlowPath? {
    var length = 0
    while length < 8, steps >> UInt32(4 * length) != 0 { length += 1 }
    if path.steps.leadingZeroBitCount < 4 * length { return nil }
    var whole = self
    if length < 8 { whole.steps |= path.steps << UInt32(4 * length) }
    return whole
  }

  /// Puts a step before this path: the value becomes a part of an outer one.
  ///
  /// - Returns: `nil` if the result has more than eight steps.
  func prepending(_ step: Step) -> FlowPath? {
    if steps >> 28 != 0 { return nil }
    var path = self
    path.steps = steps << 4 | step.code
    return path
  }
}
