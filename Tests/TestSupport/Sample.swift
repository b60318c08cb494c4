import Foundation

extension Collection {
  /// A part of many cases that take the same way, which is enough for every change; all of them with
  /// `GLOSS_TRIALS=1`, as in continuous integration.
  ///
  /// - Parameters:
  ///   - step: One of so many is taken.
  ///   - first: The place of the first, less than `step`.
  public func sample(every step: Int, from first: Int = 0) -> [Element] {
    if ProcessInfo.processInfo.environment["GLOSS_TRIALS"] == "1" { return Array(self) }
    return enumerated().filter { $0.offset % step == first % step }.map(\.element)
  }
}
