package import LocalizationModel

/// The report formats of one command, such as `text`, `json` and `sarif`; raw values are names on
/// the command line.
package protocol ReportFormat: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {
  static var text: Self { get }
  /// Returns the formats that `auto` stands for, or `nil` if the command has no `auto`.
  ///
  /// - Parameters:
  ///   - environment: Returns an environment variable's value, empty if it is not set.
  ///   - output: The file that `--output` names.
  static func suited(
    to environment: (String) -> String, output: String?
  ) -> [ReportRequest<Self>]?
}

extension ReportFormat {
  /// Returns `nil`, for commands without `auto`.
  package static func suited(
    to environment: (String) -> String, output: String?
  ) -> [ReportRequest<Self>]? { nil }
}

/// A report that the user asks for by `--format`: a format and its file, such as
/// `sarif=report.json`.
package struct ReportRequest<Format: ReportFormat>: Sendable {
  /// The format, or `nil` for `auto`.
  package let format: Format?
  /// The report's file; `nil` for the file that `--output` names, or else standard output.
  package let file: String?

  init(_ format: Format?, file: String? = nil) {
    self.format = format
    self.file = file
  }

  /// - Returns: `nil` if the text names no format, or an empty file.
  package init?(_ text: String) {
    if text == "auto", Self.hasAuto {
      self.init(nil)
      return
    }
    let name = text.prefix { $0 != "=" }
    guard let format = Format(rawValue: String(name)) else { return nil }
    let file = text.dropFirst(name.count + 1)
    if name.count < text.count, file.isEmpty { return nil }
    self.init(format, file: file.isEmpty ? nil : String(file))
  }

  /// The request as the command line spells it.
  package var text: String { (format?.rawValue ?? "auto") + (file.map { "=\($0)" } ?? "") }

  /// The names of all formats, with `auto` last if the command has it.
  package static var names: [String] {
    Format.allCases.map(\.rawValue) + (hasAuto ? ["auto"] : [])
  }

  private static var hasAuto: Bool { Format.suited(to: { _ in "" }, output: nil) != nil }

  /// Returns the formats and files that a run writes, with `auto` replaced.
  ///
  /// - Parameters:
  ///   - requests: The values of `--format`; empty for text.
  ///   - output: The file that `--output` names.
  /// - Returns: `nil` if two reports would go to standard output, or to one file.
  package static func resolve(
    _ requests: [Self], output: String?, environment: (String) -> String
  ) -> [Self]? {
    let resolved = (requests.isEmpty ? [Self(.text)] : requests).flatMap { request in
      guard let format = request.format else {
        return Format.suited(to: environment, output: output) ?? []
      }
      return [Self(format, file: request.file ?? output)]
    }
    let places = Set(resolved.map { $0.file.map(ReportFiles.identity) })
    return places.count == resolved.count ? resolved : nil
  }

  /// The error for requests that ``resolve(_:output:environment:)`` refuses.
  package static var clash: Message {
    Message(
      "two reports would go to one place: give each a file, as '--format \(example)=FILE'",
      comment: "用法错误：两份报告写到同一处。%@：格式的名称")
  }

  /// The name of a format that is mostly written to a file, as the example in ``clash``.
  private static var example: String {
    Format.allCases.map(\.rawValue).first { $0 == "sarif" || $0 == "html" } ?? "json"
  }

  /// Writes reports to their files, all or none, and to standard output.
  ///
  /// - Parameters:
  ///   - boundary: The limit of the project; files outside of it are refused.
  ///   - bytes: Makes a report in a format, for standard output or for a file.
  static func write(
    _ requests: [Self], to output: StandardOutput, within boundary: ProjectBoundary,
    _ bytes: (Format, _ isFile: Bool) -> ContiguousArray<UInt8>
  ) throws(GlossError) {
    var files: [(path: String, bytes: ContiguousArray<UInt8>)] = []
    for request in requests {
      guard let format = request.format else { continue }
      if let file = request.file {
        files.append((file, bytes(format, true)))
      } else {
        output.write(bytes(format, false))
      }
    }
    try ReportFiles.write(files, within: boundary)
  }
}
