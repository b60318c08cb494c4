import LocalizationModel
import OrderedJSON

/// The translated percentage as the JSON that shields.io makes a badge from
/// (`gloss status --format badge`).
package struct StatusBadge: FormattedReport {
  private let report: StatusReport

  package init(_ report: StatusReport) { self.report = report }

  package func bytes() -> ContiguousArray<UInt8> {
    let percent = report.sum.percent
    var json = JSONStream(capacity: 128, lineDepth: 0)
    json.object { json in
      json.member("color", report.isComplete ? Self.color(percent) : "lightgrey")
      if !report.isComplete { json.member("isError", true) }
      json.member("label", "translated")
      json.member(
        "message", report.isComplete ? percent.map { "\($0)%" } ?? "nothing" : "incomplete")
      json.member("schemaVersion", 1)
    }
    return json.finished()
  }

  private static func color(_ percent: Int?) -> String {
    switch percent {
    case nil: "lightgrey"
    case .some(100...): "brightgreen"
    case .some(90...): "green"
    case .some(75...): "yellowgreen"
    case .some(50...): "yellow"
    case .some(25...): "orange"
    case .some: "red"
    }
  }
}
