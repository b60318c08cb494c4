/// How a report writes the paths of a run.
package struct ReportPaths: Sendable {
  /// Relative to the root of the repository, the same on every machine.
  package let stable: @Sendable (String) -> String
  /// From the file system's root.
  package let absolute: @Sendable (String) -> String

  package init(
    stable: @escaping @Sendable (String) -> String = { $0 },
    absolute: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.stable = stable
    self.absolute = absolute
  }
}
