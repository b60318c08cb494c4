import Foundation

extension Collection {
  /// Returns some of many cases that all test the same code, to keep tests fast; all of them with
  /// `GLOSS_EVERY_CASE=1`, as at night.
  ///
  /// - Parameters:
  ///   - step: The distance between two chosen cases.
  ///   - first: The index of the first chosen case, less than `step`.
  public func sample(every step: Int, from first: Int = 0) -> [Element] {
    if ProcessInfo.processInfo.environment["GLOSS_EVERY_CASE"] == "1" { return Array(self) }
    return enumerated().filter { $0.offset % step == first % step }.map(\.element)
  }
}
