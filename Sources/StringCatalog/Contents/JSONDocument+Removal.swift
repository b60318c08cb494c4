import LocalizationModel
import OrderedJSON

extension JSONDocument {
  /// A member with the comma and the white space that part it from the one before it, or from the
  /// one after it if it is the first.
  func removal(ofMember name: Int, of object: Int) -> ByteRange {
    let names = names(of: object)
    let end = range(of: name + 1).upperBound
    guard let place = names.firstIndex(of: name) else {
      return ByteRange(start: range(of: name).lowerBound, end: end)
    }
    return removal(
      ofMember: name, after: place > 0 ? names[place - 1] : nil,
      before: place + 1 < names.count ? names[place + 1] : nil)
  }

  /// - Parameters:
  ///   - previous: The name of the member before it, if any.
  ///   - next: The name of the member behind it.
  func removal(ofMember name: Int, after previous: Int?, before next: Int?) -> ByteRange {
    let end = range(of: name + 1).upperBound
    if let previous {
      return ByteRange(start: range(of: previous + 1).upperBound, end: end)
    }
    return ByteRange(
      start: range(of: name).lowerBound, end: next.map { range(of: $0).lowerBound } ?? end)
  }
}
