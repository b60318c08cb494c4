/// A report in one of the shapes that it comes in.
package protocol FormattedReport {
  /// The whole report, ending with a line feed unless it is empty.
  func bytes() -> ContiguousArray<UInt8>
}
