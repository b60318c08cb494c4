/// A report in one output format, such as ``CheckSARIF``: made from the report's value, it returns
/// the bytes that a command writes.
package protocol FormattedReport {
  /// The whole report, ending with a line feed unless it is empty.
  func bytes() -> ContiguousArray<UInt8>
}
