import SwiftUI

struct Formats: View {
  let total: Double
  let size: Int64
  let due: Date
  let formatter: Formatter

  var body: some View {
    Text("Total \(total, format: .currency(code: "EUR"))")
    Text("\(size, format: .byteCount(style: .file)) left", comment: "%@：剩余空间")
    Text("Due \(due, style: .relative)")
    Text("Due on \(due, format: .dateTime.day().month())")
    Text("About \(total as NSNumber, formatter: formatter)")
    Text("\(size, specifier: "%05lld") bytes")
    Text(total, format: .percent)
  }
}
