import LocalizationModel
import ProjectLayout
import ProtocolServer

/// One agent's session with `gloss mcp`: gives its tools the project, read anew for each call, and
/// lets writing calls through one at a time, under the project's lock.
package actor AgentSession {
  /// The permissions given by the flags of `gloss mcp`.
  package struct Permissions: Sendable {
    /// True if tools may write files of the project (`--allow-write`).
    package var writes = false
    /// True if tools may mark texts as translated and import finished texts (`--allow-approve`).
    package var approves = false

    /// Makes permissions from the flags `--allow-write` and `--allow-approve`.
    package init(writes: Bool, approves: Bool) {
      self.writes = writes
      self.approves = approves
    }
  }

  nonisolated let permissions: Permissions
  private let folder = SessionFolder()
  private let readProject: ProjectReader
  /// The end of the latest writing call, which the next one waits for.
  private var lastWrite: Task<Void, Never>?

  /// Begins a session.
  ///
  /// - Parameter project: Reads the project; called anew for each request, because files change
  ///   between requests.
  package init(_ permissions: Permissions, project: @escaping ProjectReader) {
    self.permissions = permissions
    readProject = project
  }

  /// Reads the project as it is now.
  ///
  /// - Throws: ``ToolError`` if its folder is gone, or if its settings cannot be read.
  nonisolated func project() async throws(ToolError) -> Project {
    guard folder.enter() else {
      throw ToolError(
        "no-folder",
        "the project's folder '\(folder.path)' is gone: put it back, or start 'gloss mcp' in another one"
      )
    }
    do throws(GlossError) { return try await readProject() } catch { throw ToolError(error) }
  }

  /// Runs `work` after all writing calls that came before, with the project
  /// locked against other runs.
  ///
  /// - Throws: ``ToolError`` if the server only reads, if the call is cancelled, if another run
  ///   holds the project for too long, and the errors of `work`.
  func write<Answer: Sendable>(
    _ work: @escaping @Sendable (Project, RunLock) async throws(ToolError) -> Answer
  ) async throws(ToolError) -> Answer {
    guard permissions.writes else { throw .readOnly }
    let previousWrite = lastWrite
    let task = Task { () -> Result<Answer, ToolError> in
      await previousWrite?.value
      do throws(ToolError) {
        if Task.isCancelled { throw ToolError("cancelled", "the call was cancelled") }
        let unlockedProject = try await project()
        let lock: RunLock
        do throws(GlossError) { lock = try RunLock(unlockedProject) } catch {
          throw ToolError(error)
        }
        // Other runs may have changed files before the lock was free, so the project is read
        // a second time.
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

extension ToolError {
  static let readOnly = ToolError(
    "read-only", "this server only reads: a person starts 'gloss mcp --allow-write' to let it write"
  )

  init(_ error: GlossError) { self.init("not-done", error.description) }

  /// Wraps the first of several errors with a count of the others; `nil` if there are none.
  init?(_ failures: [GlossError]) {
    guard let first = failures.first else { return nil }
    let rest = failures.count > 1 ? " (and \(failures.count - 1) more)" : ""
    self.init("not-done", first.description + rest)
  }
}
