#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The default number of workers in a run: one for each processor.
package let processorCount: Int = max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1)

/// Applies `transform` to all inputs, several at a time.
///
/// The next input is taken when another is done, so that one large file does not hold up the
/// others. The result does not depend on the number of workers.
///
/// - Parameters:
///   - inputs: The inputs, started in this order.
///   - workers: The greatest number of inputs to work on at a time.
/// - Returns: One output for each input, in the order of the inputs.
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
