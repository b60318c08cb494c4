package import LocalizationModel

/// The error of a catalog whose units cannot be exported or imported, because their ids are not
/// unique.
package struct InterchangeError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of errors.
  package enum Reason: Equatable, Sendable {
    /// The texts of the two keys have the same id.
    case collision(String, String, id: String)
  }

  /// The kind of the error, with its data.
  package let reason: Reason

  package init(_ reason: Reason) { self.reason = reason }

  package var description: String { wording.description }

  /// The sentence for people: what is wrong and what to do.
  package var wording: Message {
    switch reason {
    case .collision(let first, let second, let id):
      Message(
        """
        the keys '\(first)' and '\(second)' both have a text with the id '\(id)', so translators' files \
        cannot tell them apart: rename one of the keys
        """, comment: "原因：两个键的文字有相同的 id。%1$@ 与 %2$@：键；%3$@：id")
    }
  }
}
