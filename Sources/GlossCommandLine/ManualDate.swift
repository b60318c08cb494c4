/// The date in the header of the manual page, such as `2026-01-31`. The option `--generate-manual`
/// gives it, so that the same call makes the same page on any day.
struct ManualDate: ExpressibleByArgument {
  private let year: Int
  /// The month, counted from 1.
  private let month: Int
  private let day: Int

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  init?(argument: String) {
    let parts = argument.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  var defaultValueDescription: String { "\(year)-\(month)-\(day)" }

  /// The date as mdoc(7) asks for it, such as `January 31, 2026`.
  var inEnglish: String { "\(Self.months[month - 1]) \(day), \(year)" }
}
