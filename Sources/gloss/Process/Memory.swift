internal import CAllocator

/// How a run that ends soon uses memory.
enum Memory {
  /// Lets the allocator take memory in large steps and keep it.
  ///
  /// By default a worker's memory grows by a system call for every few pages and is given back
  /// after every larger file: hundreds of calls that stop the other workers as well, and every page
  /// is cleared again. Addresses are all that is taken at once; pages come as they are touched.
  static func prepare() {
    #if canImport(Glibc)
      _ = mallopt(M_TOP_PAD, 48 << 20)
      _ = mallopt(M_TRIM_THRESHOLD, 1 << 30)
      // Larger blocks have pages of their own and are given back.
      _ = mallopt(M_MMAP_THRESHOLD, 4 << 20)
    #endif
  }

  /// Keeps a value until the process ends, whose memory the system takes back in one go: to free
  /// thousands of strings one by one takes longer than to print them.
  static func keep(_ value: some Any) { _ = unsafe Unmanaged.passRetained(Kept(value)) }
}

private final class Kept<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}
