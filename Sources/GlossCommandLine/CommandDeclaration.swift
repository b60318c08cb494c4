/// What the command line says of one command, or of a group of commands.
package struct CommandDeclaration: Sendable {
  /// The word that calls it, without the groups around it.
  package let name: String
  /// One line without a full stop.
  package let summary: String
  /// Paragraphs with empty lines between them. A line that starts with a space is kept as it is.
  package let discussion: String
  private let makeArguments: @Sendable () -> [any DeclaresArgument]
  private let makeOptions: @Sendable () -> [any DeclaresOption]

  /// - Parameters:
  ///   - arguments: Made when asked for: one run needs those of a single command.
  ///   - options: In the order of help; made likewise.
  /// - Precondition: No argument follows a repeating one and no required one an optional one. Only
  ///   debug builds look.
  package init(
    _ name: String, summary: String, discussion: String = "",
    arguments: @autoclosure @escaping @Sendable () -> [any DeclaresArgument] = [],
    options: @autoclosure @escaping @Sendable () -> [any DeclaresOption] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    makeArguments = arguments
    makeOptions = options
    assert(flawOfArguments == nil, "\(flawOfArguments ?? "") in '\(name)'")
  }

  /// In the order of the command line.
  package var arguments: [ArgumentDeclaration] { makeArguments().map(\.declaration) }

  /// In the order of help.
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
