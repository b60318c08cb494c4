import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The default number of workers in a run: one for each processor.
package let processorCount: Int = max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1)

/// Applies `transform` to all inputs, several at a time. The only way that this target runs work in
/// parallel.
///
/// A worker takes the next input when it is done with one, so that a large file does not hold up
/// the rest. The result does not depend on the number of workers.
///
/// - Parameters:
///   - inputs: The inputs, started in this order.
///   - workers: The greatest number of inputs to work on at a time.
/// - Returns: One output for each input, in the order of the inputs.
package func concurrentlyMap<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], workers: Int = processorCount,
  _ transform: @escaping @Sendable (Input) -> Output
) async -> [Output] {
  let outputs = OutputList<Output>(count: inputs.count)
  await work(on: inputs.count, workers: workers) { outputs.set(transform(inputs[$0]), at: $0) }
  return outputs.all
}

/// Calls `body` with each index below `count`, several at a time.
///
/// Not generic, and apart from ``concurrentlyMap(_:workers:_:)``, so that the compiler makes its
/// tasks once and not for each call of that function.
@inline(never)
private func work(
  on count: Int, workers: Int, _ body: @escaping @Sendable (Int) -> Void
) async {
  let queue = IndexQueue(count: count)
  await withTaskGroup(of: Void.self) { group in
    for _ in 0..<min(max(workers, 1), count) {
      group.addTask {
        while let index = queue.next() {
          body(index)
          // Other requests of a server get their turn.
          await Task.yield()
        }
      }
    }
  }
}

/// The indices that no worker has taken yet.
private final class IndexQueue: Sendable {
  private let first = Atomic<Int>(0)
  private let count: Int

  init(count: Int) { self.count = count }

  /// Takes the next index; `nil` if none is left.
  func next() -> Int? {
    let index = first.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}

/// The outputs that workers have made, by the indices of their inputs.
private final class OutputList<Output: Sendable>: Sendable {
  private let outputs: Mutex<[Output?]>

  init(count: Int) { outputs = Mutex([Output?](repeating: nil, count: count)) }

  func set(_ output: Output, at index: Int) { outputs.withLock { $0[index] = output } }

  /// All outputs, once the workers are done.
  var all: [Output] { outputs.withLock { $0.compactMap(\.self) } }
}
