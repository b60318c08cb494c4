extension Terminal {
  /// An answer to a question about one of several things.
  enum Answer { case yes, no, all, quit }

  /// Asks a question on standard error until a line of input answers it. The end of the input is
  /// ``Answer/quit``.
  func answer(to question: String) -> Answer {
    // The progress line would overwrite the question.
    ProgressLine.hold()
    defer { ProgressLine.release() }
    while true {
      write("\(question) ", to: .error)
      switch readLine()?.lowercased() {
      case "y", "yes": return .yes
      case "n", "no": return .no
      case "a", "all": return .all
      case "q", "quit": return .quit
      case nil:
        write("\n", to: .error)
        return .quit
      case _?: continue
      }
    }
  }
}
