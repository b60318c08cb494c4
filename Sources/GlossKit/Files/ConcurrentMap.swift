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
///   - grain: How many inputs another worker has to be worth: to wake one takes as long as to list two
///     or three folders.
///   - scratch: Makes what a worker keeps from one input to the next, such as a buffer.
/// - Returns: One output for each input, in their order.
package func concurrentlyMap<Input: Sendable, Scratch: ~Copyable, Output: Sendable>(
  _ inputs: [Input], workers: Int = processorCount, grain: Int = 1,
  scratch: @escaping @Sendable () -> Scratch,
  _ transform: @escaping @Sendable (Input, inout Scratch) -> Output
) async -> [Output] {
  let queue = WorkQueue(count: inputs.count)
  let outputs = OutputSlots<Output>(count: inputs.count)
  let work: @Sendable () -> Void = {
    var scratch = scratch()
    while let index = queue.next() { outputs.put(transform(inputs[index], &scratch), at: index) }
  }
  let helpers = min(workers, inputs.count / grain) - 1
  if helpers < 1 {
    work()
    return outputs.takeAll()
  }
  await withTaskGroup(of: Void.self) { group in
    for _ in 0..<helpers { group.addTask { work() } }
    work()
  }
  return outputs.takeAll()
}

/// Applies `transform` to all inputs, several at a time, results in the order of the inputs.
package func concurrentlyMap<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], workers: Int = processorCount, grain: Int = 1,
  _ transform: @escaping @Sendable (Input) -> Output
) async -> [Output] {
  await concurrentlyMap(inputs, workers: workers, grain: grain, scratch: {}) { input, _ in
    transform(input)
  }
}

/// A place for each output, so that none is moved or copied on its way to the others: each may hold
/// dozens of references.
///
/// Workers share it although it changes, because no two of them are dealt the same index, and all are
/// done when the outputs are taken.
@safe private struct OutputSlots<Output: Sendable>: @unchecked Sendable {
  private let base: UnsafeMutablePointer<Output>
  private let count: Int

  init(count: Int) {
    self.count = count
    unsafe base = .allocate(capacity: count)
  }

  /// - Parameter index: Less than the count; a different one at each call.
  func put(_ output: Output, at index: Int) {
    precondition(index >= 0 && index < count, "there is a place for this output")
    unsafe (base + index).initialize(to: output)
  }

  /// To be called once, when every place has its output.
  func takeAll() -> [Output] {
    defer { unsafe base.deallocate() }
    // The initializer below writes to the one storage that all empty arrays share.
    if count == 0 { return [] }
    return unsafe [Output](unsafeUninitializedCapacity: count) { array, initialized in
      if let start = array.baseAddress { unsafe start.moveInitialize(from: base, count: count) }
      initialized = count
    }
  }
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
