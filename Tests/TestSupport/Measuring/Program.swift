/// A program to run, with its arguments.
public struct Program: CustomStringConvertible {
  /// The path or name, then the arguments.
  public let words: [String]
  /// The folder to run in; `nil` for the working directory.
  public let folder: String?
  /// The exit codes of a successful run.
  public let statuses: Set<Int32>

  public init(_ words: [String], in folder: String? = nil, statuses: Set<Int32> = [0]) {
    (self.words, self.folder, self.statuses) = (words, folder, statuses)
  }

  public var description: String { words.joined(separator: " ") }
}
