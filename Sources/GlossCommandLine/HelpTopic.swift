/// A page of help on a subject that several commands share, such as the exit codes: `gloss help
/// TOPIC`.
///
/// A topic may have the name of a command. `help NAME` then shows the topic with the command's
/// usage line, and `NAME --help` the command.
package struct HelpTopic: Sendable {
  /// The word after `help`.
  package let name: String
  /// One line without a full stop.
  package let summary: String
  /// The title of the topic's section in the manual page; `nil` if the page only lists the topic.
  let manualTitle: String?
  private let makeSections: @Sendable () -> [Section]

  /// - Parameter sections: The parts of the page, made when they are read, because most runs show
  ///   no topic.
  package init(
    _ name: String, summary: String, manualTitle: String? = nil,
    sections: @autoclosure @escaping @Sendable () -> [Section]
  ) {
    self.name = name
    self.summary = summary
    self.manualTitle = manualTitle
    makeSections = sections
  }

  /// The parts in the order of the page.
  package var sections: [Section] { makeSections() }

  /// A part of the page; empty members are left out.
  package struct Section: Sendable {
    /// The title, a line that ends with a colon.
    package let title: String
    /// A command line as title, never translated.
    package let heading: String
    /// Paragraphs separated by empty lines.
    package let text: String
    /// Lines of code below the text, never translated.
    package let example: String
    /// The rows of a table below the text.
    package let rows: [Row]

    package init(
      title: String = "", heading: String = "", text: String = "", example: String = "",
      rows: [Row] = []
    ) {
      self.title = title
      self.heading = heading
      self.text = text
      self.example = example
      self.rows = rows
    }
  }

  /// A row of a table: a name and its explanation.
  package struct Row: Sendable {
    /// The explained name, as a user would type it.
    package let label: String
    /// A word between label and text, such as a severity; never translated.
    package let mark: String
    /// The explanation: a few words, or one or two sentences.
    package let text: String
    /// The allowed values if they are few; else empty.
    package let choices: [String]
    /// The default value; `nil` to show none.
    package let defaultText: String?

    package init(
      _ label: String, mark: String = "", _ text: String, choices: [String] = [],
      defaultText: String? = nil
    ) {
      self.label = label
      self.mark = mark
      self.text = text
      self.choices = choices
      self.defaultText = defaultText
    }

    /// Returns the notes in brackets after the text.
    func notes(in words: HelpWords) -> [String] {
      (choices.isEmpty ? [] : [words.text(.oneOf, words.list(choices))])
        + (defaultText.map { [words.text(.defaultValue, $0)] } ?? [])
    }
  }
}
