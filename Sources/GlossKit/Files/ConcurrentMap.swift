#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How many workers a run starts unless told otherwise: one for each processor.
package let processorCount: Int = max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1)

/// Applies `transform` to all inputs, several at a time.
///
/// The next input is taken when another is done, so that one large file holds up no other. The result
/// does not depend on the number of workers.
///
/// - Parameters:
///   - inputs: Worked on in this order.
///   - workers: The most to run at a time.
/// - Returns: One output for each input, in their order.
package func concurrentlyMap<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], workers: Int = processorCount,
  _ transform: @escaping @Sendable (Input) -> Output
) async -> [Output] {
  await withTaskGroup(of: (place: Int, output: Output).self) { group in
    var places = inputs.indices.makeIterator()
    func startNext() {
      guard let place = places.next() else { return }
      group.addTask { (place, transform(inputs[place])) }
    }
    for _ in 0..<max(workers, 1) { startNext() }
    var outputs = [Output?](repeating: nil, count: inputs.count)
    for await (place, output) in group {
      outputs[place] = output
      startNext()
    }
    return outputs.compactMap(\.self)
  }
}
