import LegacyFormats
import LocalizationModel
import SourceScanner
import SwiftTree

extension ScannedSource {
  /// Scans a source in C, Objective-C or C++: its look-ups become strings like those of Swift's
  /// `NSLocalizedString`. It has no literal hashes, which ``OtherSources`` gives.
  ///
  /// - Parameters:
  ///   - routines: The project's names of look-up macros.
  ///   - apis: The table that tells which `#if` branches count.
  init(
    c source: ContiguousArray<UInt8>, _ path: String, _ routines: [String],
    _ apis: LocalizingAPITable
  ) {
    let lookups = CLookups(source.span, routines: routines)
    var scan = SourceScan()
    // Neighbors mostly have the same conditions.
    var last: (conditions: [String], isOut: Bool) = ([], false)
    let calls = lookups.calls.filter { call in
      if call.conditions != last.conditions {
        last = (call.conditions, call.conditions.contains(where: apis.leavesOut))
      }
      return !last.isOut
    }
    if !calls.isEmpty {
      let lines = LineTable(source.span)
      for call in calls {
        if let key = call.arguments[0].text {
          let position = lines.position(ofByte: call.arguments[0].range.start, in: source.span)
          scan.strings.append(Self.string(key, call, source.span, path, position))
        } else if !call.isInMacro {
          scan.facts.append(
            CodeFact(
              .keyWithoutLiteral, range: call.arguments[0].range, sink: call.name,
              confidence: .low))
        }
      }
    }
    scan.facts += lookups.instructions.map {
      CodeFact(.remark, range: $0.range, sink: "", text: $0.text, context: $0.statement)
    }
    scan.facts.sort { $0.range.start < $1.range.start }
    self.init(path, scan)
  }

  private static func string(
    _ key: String, _ call: CLookups.Call, _ source: Span<UInt8>, _ path: String,
    _ position: SourcePosition
  ) -> ExtractedString {
    /// The source of an argument that is neither `nil` nor absent.
    func written(_ parameter: CLookups.Parameter) -> String? {
      guard let argument = call.argument(parameter), !argument.isNull else { return nil }
      return String(
        decoding: (argument.range.start..<argument.range.end).map { source[$0] }, as: UTF8.self)
    }
    let value = call.argument(.value)?.text
    let table: TableName =
      if let name = call.argument(.table)?.text { .named(name.isEmpty ? "Localizable" : name) } else
      {
        written(.table).map { .computed($0) } ?? .localizable
      }
    var string = ExtractedString(
      key: key,
      // As in Swift, an empty value means that there is none.
      defaultValue: value?.isEmpty == true ? nil : value, table: table,
      bundle: written(.bundle), comment: call.argument(.comment)?.text, api: call.name, path: path,
      range: call.arguments[0].range, position: position, conditions: call.conditions)
    string.site = site(of: call)
    return string
  }

  /// Returns the site for rules. A comment that is `nil` is an empty one.
  private static func site(of call: CLookups.Call) -> StringSite {
    let arguments = call.arguments.map {
      StringSite.Argument(
        label: $0.parameter == .key ? nil : $0.parameter.rawValue, range: $0.range, value: $0.range,
        text: $0.isNull ? "" : $0.text, isLiteral: $0.text != nil)
    }
    let comment = CLookups.Parameter.comment
    return StringSite(
      call: StringSite.Call(
        name: call.name, range: call.range, parentheses: call.parentheses, arguments: arguments,
        commentLabel: call.argument(comment) == nil ? nil : comment.rawValue),
      traits: LocalizingTraits(
        argument: .key, lookup: .unknown, product: .string, readsSpecifiers: true),
      value: call.arguments[0].range)
  }
}
