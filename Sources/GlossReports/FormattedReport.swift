/// A report in one output format, such as ``CheckSARIF``. A format takes the report's value and
/// returns bytes.
package protocol FormattedReport {
  /// The whole report, ending with a line feed unless it is empty.
  func bytes() -> ContiguousArray<UInt8>
}
