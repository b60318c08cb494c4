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
  await withTaskGroup(of: (index: Int, output: Output).self) { group in
    var indices = inputs.indices.makeIterator()
    func startNext() {
      guard let index = indices.next() else { return }
      group.addTask { (index, transform(inputs[index])) }
    }
    for _ in 0..<max(workers, 1) { startNext() }
    var outputs = [Output?](repeating: nil, count: inputs.count)
    for await (index, output) in group {
      outputs[index] = output
      startNext()
    }
    return outputs.compactMap(\.self)
  }
}
