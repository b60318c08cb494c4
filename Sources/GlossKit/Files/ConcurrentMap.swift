#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

/// How many workers a run starts unless told otherwise: one for each processor.
package let processorCount: Int = max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1)

/// Applies `transform` to all inputs, several at a time.
///
/// Each worker takes the next input when it is done with its last, so that one large file holds up
/// no other. What comes out does not depend on the number of workers.
///
/// - Parameters:
///   - inputs: Worked on in this order.
///   - workers: The most to run at a time; each makes one `Scratch`.
///   - scratch: Makes what a worker keeps from one input to the next, such as a buffer.
/// - Returns: One output for each input, in their order.
package func concurrentlyMap<Input: Sendable, Scratch: ~Copyable, Output: Sendable>(
  _ inputs: [Input], workers: Int = processorCount,
  scratch: @escaping @Sendable () -> Scratch,
  _ transform: @escaping @Sendable (Input, inout Scratch) -> Output
) async -> [Output] {
  let queue = WorkQueue(count: inputs.count)
  let work: @Sendable () -> [(Int, Output)] = {
    var scratch = scratch()
    var outputs: [(Int, Output)] = []
    while let index = queue.next() {
      outputs.append((index, transform(inputs[index], &scratch)))
    }
    return outputs
  }
  let helpers = min(workers, inputs.count) - 1
  if helpers < 1 { return work().map(\.1) }
  return await withTaskGroup(of: [(Int, Output)].self) { group in
    for _ in 0..<helpers { group.addTask { work() } }
    // Outputs are moved, not copied: each may hold dozens of references.
    var outputs = [Output?](repeating: nil, count: inputs.count)
    var own = work()
    while let (index, output) = own.popLast() { outputs[index] = output }
    for await var part in group {
      while let (index, output) = part.popLast() { outputs[index] = output }
    }
    var all: [Output] = []
    all.reserveCapacity(inputs.count)
    for index in outputs.indices {
      if let output = outputs[index].take() { all.append(output) }
    }
    return all
  }
}

/// Applies `transform` to all inputs, several at a time, results in the order of the inputs.
package func concurrentlyMap<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], workers: Int = processorCount,
  _ transform: @escaping @Sendable (Input) -> Output
) async -> [Output] {
  await concurrentlyMap(inputs, workers: workers, scratch: {}) { input, _ in transform(input) }
}

/// Deals out the numbers below `count`, each once.
private final class WorkQueue: Sendable {
  private let dealt = Atomic(0)
  private let count: Int

  init(count: Int) { self.count = count }

  func next() -> Int? {
    let index = dealt.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}
