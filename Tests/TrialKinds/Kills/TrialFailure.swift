/// The error of a trial that could not be made.
struct TrialFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
