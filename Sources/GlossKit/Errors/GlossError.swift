public import LocalizationModel
import TranslationUnits
import XLIFF

/// Why work on one file could not be done. A struct, so a new reason breaks no client's `switch`.
public struct GlossError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or folder, as the run's paths are written: relative to the working directory.
  public let path: String
  /// The place in the file, or `nil` if it is not about one.
  public let position: SourcePosition?
  /// What went wrong, as data.
  package let reason: Reason

  /// Makes an error about a path; without a position it is about the whole file.
  package init(_ path: String, at position: SourcePosition? = nil, _ reason: Reason) {
    self.path = path
    self.position = position
    self.reason = reason
  }
}

extension GlossError {
  /// By subject, each with its words in a file of its own.
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

  public var description: String { "\(place): \(message)" }

  /// `path`, or `path:line:column`.
  public var place: String {
    position.map { "\(path):\($0.line):\($0.column)" } ?? path
  }

  /// What is wrong and what to do, in all languages.
  var wording: Message { reason.wording }

  /// What is wrong and what to do, without the place.
  public var message: String { message(in: .english) }

  /// The place and what is wrong.
  package var located: Message {
    Message("\(place): \(reason.wording)", comment: "错误的位置与说明。%1$@：文件与位置；%2$@：说明")
  }

  /// The same in a language.
  public func message(in language: MessageLanguage) -> String { reason.wording.text(in: language) }
}

extension Array<GlossError> {
  /// Each error once, by path, then by the place in the file, then by what it says: several places of a
  /// run can find the same.
  package func distinctByPlace() -> [GlossError] {
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
  /// `'a', 'b'`
  static func list(_ words: [String]) -> Message { .list(words, isQuoted: true) }
}

extension GlossError {
  /// - Parameter path: The path of the translators' file.
  init(_ error: XLIFFError, path: String) {
    let position = error.line > 0 ? SourcePosition(line: error.line, column: error.column) : nil
    self.init(path, at: position, .badXLIFF(error.wording))
  }
}
