package import LocalizationModel

/// The shapes of one command's report.
package protocol ReportFormat: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {
  static var text: Self { get }
  /// What `auto` stands for; `nil` if the command knows no `auto`.
  ///
  /// - Parameter output: The output of `--output`.
  static func suited(
    to environment: (String) -> String, output: String?
  ) -> [ReportRequest<Self>]?
}

extension ReportFormat {
  /// The request that suits where the run is, such as a CI.
  package static func suited(
    to environment: (String) -> String, output: String?
  ) -> [ReportRequest<Self>]? { nil }
}

/// A report that is asked for: its format, and the file that it goes to, such as `sarif=report.json`.
package struct ReportRequest<Format: ReportFormat>: Sendable {
  /// `nil` for the one that suits where the run takes place.
  package let format: Format?
  /// `nil` for standard output, or for the file that `--output` names.
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

  /// The request as it is written on the command line.
  package var text: String { (format?.rawValue ?? "auto") + (file.map { "=\($0)" } ?? "") }

  /// The names of all formats.
  package static var names: [String] {
    Format.allCases.map(\.rawValue) + (hasAuto ? ["auto"] : [])
  }

  private static var hasAuto: Bool { Format.suited(to: { _ in "" }, output: nil) != nil }

  /// The formats that a run writes.
  ///
  /// - Parameters:
  ///   - requests: As given; none for text.
  ///   - output: The output of `--output`.
  /// - Returns: `nil` if two would go to standard output, or to one file.
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

  /// What to say where ``resolve(_:output:environment:)`` gives nothing.
  package static var clash: Message {
    Message(
      "two reports would go to one place: give each a file, as '--format \(example)=FILE'",
      comment: "用法错误：两份报告写到同一处。%@：格式的名称")
  }

  /// A format that is mostly written to a file.
  private static var example: String {
    Format.allCases.map(\.rawValue).first { $0 == "sarif" || $0 == "html" } ?? "json"
  }

  /// Writes reports to their files, all or none, and to standard output.
  ///
  /// - Parameters:
  ///   - boundary: What lies outside is not written.
  ///   - bytes: Makes a report, for standard output or for a file.
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
