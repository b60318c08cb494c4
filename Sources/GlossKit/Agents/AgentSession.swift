import LocalizationModel
import ProjectLayout
import ProtocolServer

/// A project as an agent works on it: read anew for each call, and written by one call at a time.
package actor AgentSession {
  /// What the person who started the server allows.
  package struct Permissions: Sendable {
    /// Whether files of the project may be written.
    package var writes = false
    /// Whether texts may be marked as approved.
    package var approves = false

    /// Makes permissions; nothing is allowed by default.
    package init(writes: Bool, approves: Bool) {
      self.writes = writes
      self.approves = approves
    }
  }

  nonisolated let permissions: Permissions
  private let read: ProjectReader
  private var lastWrite: Task<Void, Never>?

  /// Begins a session; `project` is called for each request.
  package init(_ permissions: Permissions, project: @escaping ProjectReader) {
    self.permissions = permissions
    read = project
  }

  /// The project as it is now.
  ///
  /// - Throws: ``ToolFailure`` if its settings cannot be read.
  nonisolated func project() async throws(ToolFailure) -> Project {
    do throws(GlossError) { return try await read() } catch { throw ToolFailure(error) }
  }

  /// Does something that writes, after all that was begun before, with the project locked against other runs.
  ///
  /// - Throws: ``ToolFailure`` if this server only reads, if another run holds the project for too long, and what
  ///   the work throws.
  func write<Answer: Sendable>(
    _ work: @escaping @Sendable (Project, RunLock) async throws(ToolFailure) -> Answer
  ) async throws(ToolFailure) -> Answer {
    guard permissions.writes else { throw .readOnly }
    let before = lastWrite
    let task = Task { () -> Result<Answer, ToolFailure> in
      await before?.value
      do throws(ToolFailure) {
        if Task.isCancelled { throw ToolFailure("cancelled", "the call was cancelled") }
        let found = try await project()
        let lock: RunLock
        do throws(GlossError) { lock = try RunLock(found) } catch { throw ToolFailure(error) }
        // What was read before the lock was taken may have changed while it was waited for.
        return .success(try await work(try await project(), lock))
      } catch {
        return .failure(error)
      }
    }
    lastWrite = Task { _ = await task.value }
    // A call that is cancelled while it waits for its turn writes nothing.
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    return try result.get()
  }
}

extension ToolFailure {
  static let readOnly = ToolFailure(
    "read-only", "this server only reads: a person starts 'gloss mcp --allow-write' to let it write"
  )

  init(_ error: GlossError) { self.init("not-done", error.description) }

  /// The first of several errors, with the number of the others.
  init?(_ failures: [GlossError]) {
    guard let first = failures.first else { return nil }
    let rest = failures.count > 1 ? " (and \(failures.count - 1) more)" : ""
    self.init("not-done", first.description + rest)
  }
}
