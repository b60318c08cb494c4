/// A page of help about a subject that several commands share, such as the exit codes: `gloss help TOPIC`.
///
/// A topic may have the name of a command: `help NAME` then shows the topic with the command's usage line,
/// and `NAME --help` the command.
package struct HelpTopic: Sendable {
  /// The word behind `help`.
  package let name: String
  /// One line without a full stop.
  package let summary: String
  /// The section of the manual page that holds all of it, or `nil` if the page only names it.
  let manualTitle: String?
  private let makeSections: @Sendable () -> [Section]

  /// - Parameter sections: Made when asked for: a run of a command needs none.
  package init(
    _ name: String, summary: String, manualTitle: String? = nil,
    sections: @autoclosure @escaping @Sendable () -> [Section]
  ) {
    self.name = name
    self.summary = summary
    self.manualTitle = manualTitle
    makeSections = sections
  }

  /// In the order of the page.
  package var sections: [Section] { makeSections() }

  /// A part of the page; what it lacks is left out.
  package struct Section: Sendable {
    /// A line with a colon at its end.
    package let title: String
    /// A title that is a command line, never translated.
    package let heading: String
    /// Paragraphs with empty lines between them.
    package let text: String
    /// Lines of code below the text, never translated.
    package let example: String
    /// A table below the text.
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

  /// A name with its explanation, in the columns of a table.
  package struct Row: Sendable {
    /// What the row explains, as a user would type it.
    package let label: String
    /// A word between the label and the text, such as a severity; never translated.
    package let mark: String
    /// One or two sentences, or a few words.
    package let text: String
    /// The only values allowed, where they are few.
    package let choices: [String]
    /// What holds where nothing is set; `nil` if there is nothing to say.
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

    /// What stands in brackets behind the text.
    func notes(in words: HelpWords) -> [String] {
      (choices.isEmpty ? [] : [words.text(.oneOf, words.list(choices))])
        + (defaultText.map { [words.text(.defaultValue, $0)] } ?? [])
    }
  }
}
