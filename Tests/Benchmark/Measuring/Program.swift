/// A program to run, with its arguments.
struct Program: CustomStringConvertible {
  /// The path or name, then the arguments.
  let words: [String]
  /// Where it works; `nil` for the working directory.
  let folder: String?
  /// The exit codes of a run that did its work.
  let statuses: Set<Int32>

  init(_ words: [String], in folder: String? = nil, statuses: Set<Int32> = [0]) {
    (self.words, self.folder, self.statuses) = (words, folder, statuses)
  }

  var description: String { words.joined(separator: " ") }
}
