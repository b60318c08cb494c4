import LocalizationModel
import OrderedJSON

extension JSONDocument {
  /// Returns the byte range of a member with the comma and white space that separate it from the
  /// member before it, or, for the first one, from the next.
  func removal(ofMember name: Int, of object: Int) -> ByteRange {
    let names = names(of: object)
    let end = range(of: name + 1).upperBound
    guard let index = names.firstIndex(of: name) else {
      return ByteRange(start: range(of: name).lowerBound, end: end)
    }
    return removal(
      ofMember: name, after: index > 0 ? names[index - 1] : nil,
      before: index + 1 < names.count ? names[index + 1] : nil)
  }

  /// Returns the range that ``removal(ofMember:of:)`` returns, given the neighbours, without
  /// walking over the object.
  ///
  /// - Parameters:
  ///   - previous: The name node of the member before it; `nil` for the first.
  ///   - next: The name node of the member after it; `nil` for the last.
  func removal(ofMember name: Int, after previous: Int?, before next: Int?) -> ByteRange {
    let end = range(of: name + 1).upperBound
    if let previous {
      return ByteRange(start: range(of: previous + 1).upperBound, end: end)
    }
    return ByteRange(
      start: range(of: name).lowerBound, end: next.map { range(of: $0).lowerBound } ?? end)
  }
}
