extension RunLock {
  /// Waits until no other run writes in the project, for a minute at most.
  ///
  /// - Parameters:
  ///   - project: The project as it was read.
  ///   - remark: Called once if the run has to wait for half a second, so that it can say so.
  /// - Throws: ``GlossError`` if the other run takes too long.
  public convenience init(
    _ project: Project, remark: @escaping () -> Void = {}
  ) throws(GlossError) {
    try self.init(folder: project.lockedFolder, milliseconds: 60_000, remark: remark)
  }
}
