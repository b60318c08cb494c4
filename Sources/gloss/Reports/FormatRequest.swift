import GlossCommandLine
import GlossKit

/// The shapes of one command's report.
protocol ReportFormat: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {
  static var text: Self { get }
  /// What each is for.
  static var descriptions: [String: String] { get }
  /// What `auto` stands for; `nil` if the command knows no `auto`.
  ///
  /// - Parameter output: Of `--output`.
  static func suited(
    to environment: (String) -> String, output: String?
  ) -> [FormatRequest<Self>]?
}

extension ReportFormat {
  static func suited(
    to environment: (String) -> String, output: String?
  ) -> [FormatRequest<Self>]? { nil }
}

/// One value of `--format`: a format, and the file that it goes to.
struct FormatRequest<Format: ReportFormat>: ExpressibleByArgument {
  /// `nil` for the one that suits where the run takes place.
  let format: Format?
  /// `nil` for standard output, or for the file that `--output` names.
  let file: String?

  init(_ format: Format?, file: String? = nil) {
    self.format = format
    self.file = file
  }

  init?(argument: String) {
    if argument == "auto", Self.hasAuto {
      self.init(nil)
      return
    }
    let name = argument.prefix { $0 != "=" }
    guard let format = Format(rawValue: String(name)) else { return nil }
    let file = argument.dropFirst(name.count + 1)
    if name.count < argument.count, file.isEmpty { return nil }
    self.init(format, file: file.isEmpty ? nil : String(file))
  }

  var defaultValueDescription: String {
    (format?.rawValue ?? "auto") + (file.map { "=\($0)" } ?? "")
  }

  static var allValueStrings: [String] {
    Format.allCases.map(\.rawValue) + (hasAuto ? ["auto"] : [])
  }

  static var allValueDescriptions: [String: String] { Format.descriptions }

  private static var hasAuto: Bool { Format.suited(to: { _ in "" }, output: nil) != nil }

  /// The formats that a run writes.
  ///
  /// - Parameters:
  ///   - requests: As given; none for text.
  ///   - output: Of `--output`.
  /// - Returns: `nil` if two would go to standard output, or to one file.
  static func resolve(
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
  static var clash: String {
    "two reports would go to one place: give each a file, as '--format \(example)=FILE'"
  }

  /// A format that is mostly written to a file.
  private static var example: String {
    Format.allCases.map(\.rawValue).first { $0 == "sarif" || $0 == "html" } ?? "json"
  }
}

extension Terminal {
  /// Writes reports to their files, all or none, and to standard output.
  ///
  /// - Parameter bytes: Makes a report, for standard output or for a file.
  func write<Format>(
    _ requests: [FormatRequest<Format>], _ bytes: (Format, _ isFile: Bool) -> ContiguousArray<UInt8>
  ) throws(GlossError) {
    var files: [(path: String, bytes: ContiguousArray<UInt8>)] = []
    for request in requests {
      guard let format = request.format else { continue }
      if let file = request.file {
        files.append((file, bytes(format, true)))
      } else {
        write(bytes(format, false), to: .output)
      }
    }
    try ReportFiles.write(files)
  }
}
