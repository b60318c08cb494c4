import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The editor that has started a language server.
enum ClientProcess {
  /// The seconds between two looks at the process.
  private static let interval: UInt32 = 2

  /// Ends this process once another one is gone. The input of a server mostly ends with its editor;
  /// this is for an input that a third process still holds open.
  static func endWith(_ process: Int32) {
    guard process > 0 else { return }
    DispatchQueue.global().async {
      while kill(process, 0) == 0 || errno != ESRCH { sleep(interval) }
      ExitCode.findings.exit()
    }
  }
}
