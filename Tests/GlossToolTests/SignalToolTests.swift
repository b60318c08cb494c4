import Foundation
import TestSupport
import Testing

/// Signals that come while the tool writes.
@Suite(.needs("git")) struct SignalToolTests {
  /// A git that sends a signal to the tool when it is first told to write settings: a second one
  /// would take effect at once.
  private static func script(_ git: URL) -> String {
    """
    #!/bin/sh
    case "$*" in *"config --file"*) mkdir "$HOME/sent" 2>/dev/null && kill -TERM "$PPID" ;; esac
    exec '\(git.path)' "$@"
    """
  }

  @Test func endOnceTheWriteIsDone() throws {
    let git = try #require(Subprocess(named: "git"))
    let folder = try TemporaryFolder(["repo/README": "", "bin/git": Self.script(git.executable)])
    try folder.addFolder("home")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder("bin/git"))
    let repository = URL(filePath: folder("repo"))
    #expect(try git.run(["init", "-q"], in: repository).status == 0)
    let path = ProcessInfo.processInfo.environment["PATH", default: "/usr/bin:/bin"]
    let run = try Subprocess.gloss.run(
      ["git", "install"], in: repository,
      environment: ["PATH": "\(folder("bin")):\(path)", "HOME": folder("home")])
    #expect(run.status == SIGTERM, "\(run.errorText)")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder("repo/.git"))
    #expect(!left.contains { $0.contains("gloss") || $0.hasSuffix(".lock") }, "\(left)")
  }
}
