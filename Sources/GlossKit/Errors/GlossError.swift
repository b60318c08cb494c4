public import LocalizationModel
import TranslationUnits
import XLIFF

/// The error type of `GlossKit`: a path, a position in the file and a reason as data. The words of
/// the reasons are in one file for each subject. A struct, so that a new reason breaks no client's
/// `switch`.
public struct GlossError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or folder, relative to the working directory; empty for an error without a place.
  public let path: String
  /// The position in the file; `nil` if the error is about the whole file.
  public let position: SourcePosition?
  /// The reason, as data.
  package let reason: Reason

  /// Makes an error; without a position it is about the whole file.
  package init(_ path: String, at position: SourcePosition? = nil, _ reason: Reason) {
    self.path = path
    self.position = position
    self.reason = reason
  }
}

extension GlossError {
  /// The reasons by subject. The words of each subject are in a file of their own.
  package enum Reason: Hashable, Sendable {
    case file(FileReason)
    case configuration(ConfigurationReason)
    case project(ProjectReason)
    case change(ChangeReason)
    case exchange(ExchangeReason)
    case terms(TermsReason)

    fileprivate var wording: Message {
      switch self {
      case .file(let reason): reason.wording
      case .configuration(let reason): reason.wording
      case .project(let reason): reason.wording
      case .change(let reason): reason.wording
      case .exchange(let reason): reason.wording
      case .terms(let reason): reason.wording
      }
    }
  }

  public var description: String { place.isEmpty ? message : "\(place): \(message)" }

  /// `path`, or `path:line:column`.
  public var place: String {
    position.map { "\(path):\($0.line):\($0.column)" } ?? path
  }

  /// The cause and the remedy, in all languages.
  var wording: Message { reason.wording }

  /// The cause and the remedy in English, without the place.
  public var message: String { message(in: .english) }

  /// The place, cause and remedy.
  package var located: Message {
    place.isEmpty
      ? reason.wording
      : Message("\(place): \(reason.wording)", comment: "错误的位置与说明。%1$@：文件与位置；%2$@：说明")
  }

  /// Returns ``message`` in another language.
  public func message(in language: MessageLanguage) -> String { reason.wording.text(in: language) }
}

extension Array<GlossError> {
  /// Returns each error once, because several steps of a run can report the same error, sorted by
  /// path, position and words. An error about a whole file comes before the others in the file.
  package func sortedDistinct() -> [GlossError] {
    Set(self).sorted { left, right in
      if left.path != right.path { return left.path.precedesInBytes(right.path) }
      if left.position != right.position {
        guard let first = left.position else { return true }
        return right.position.map { first < $0 } ?? false
      }
      return left.message.precedesInBytes(right.message)
    }
  }
}

extension GlossError {
  /// Joins words as `'a', 'b'`.
  static func list(_ words: [String]) -> Message { .list(words, isQuoted: true) }
}

extension GlossError {
  /// Wraps the error of a translators' file; a line of 0 means that the position is unknown.
  init(_ error: XLIFFError, path: String) {
    let position = error.line > 0 ? SourcePosition(line: error.line, column: error.column) : nil
    self.init(path, at: position, .badXLIFF(error.wording))
  }
}
