/// The declaration of one command or group: its name, help, arguments and options.
///
/// The parser, help, completion and the manual page all read it, so that each command is declared
/// once.
package struct CommandDeclaration: Sendable {
  /// The word that calls the command, without the groups around it.
  package let name: String
  /// One line of help without a full stop.
  package let summary: String
  /// Paragraphs separated by empty lines. A line that begins with a space keeps its form.
  package let discussion: String
  /// The arguments of each usage line, such as `OLD NEW`, if the command has several forms; empty
  /// if ``arguments`` give the only one.
  package let forms: [String]
  private let makeArguments: @Sendable () -> [any DeclaresArgument]
  private let makeOptions: @Sendable () -> [any DeclaresOption]

  /// - Parameters:
  ///   - arguments: The arguments in order. They are made when they are read, because a run needs
  ///     those of one command only.
  ///   - options: The options in the order of help, made when they are read.
  /// - Precondition: A repeating argument is the last one, and no required one follows an optional
  ///   one. Only debug builds check this.
  package init(
    _ name: String, summary: String, discussion: String = "",
    arguments: @autoclosure @escaping @Sendable () -> [any DeclaresArgument] = [],
    forms: [String] = [],
    options: @autoclosure @escaping @Sendable () -> [any DeclaresOption] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.forms = forms
    makeArguments = arguments
    makeOptions = options
    assert(flawOfArguments == nil, "\(flawOfArguments ?? "") in '\(name)'")
  }

  /// The arguments in the order of the command line.
  package var arguments: [ArgumentDeclaration] { makeArguments().map(\.declaration) }

  /// The options in the order of help.
  package var options: [OptionDeclaration] { makeOptions().map(\.declaration) }

  private var flawOfArguments: String? {
    let arguments = arguments
    if arguments.dropLast().contains(where: \.isRepeating) {
      return "an argument that is not the last repeats"
    }
    let firstOptional = arguments.firstIndex { !$0.isRequired } ?? arguments.endIndex
    if arguments[firstOptional...].contains(where: \.isRequired) {
      return "a required argument follows an optional one"
    }
    if Set(arguments.map(\.value.placeholder)).count < arguments.count {
      return "two arguments have the same placeholder"
    }
    return nil
  }
}
