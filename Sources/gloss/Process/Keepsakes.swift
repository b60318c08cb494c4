import Synchronization

/// Values that are kept until the process ends: the system takes back all memory at once, while to free
/// thousands of values one by one takes as long as to print what they say.
enum Keepsakes {
  private static let kept = Mutex<[any Sendable]>([])

  static func keep(_ value: some Sendable) { kept.withLock { $0.append(value) } }
}
