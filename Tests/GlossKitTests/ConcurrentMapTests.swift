import GlossKit
import Testing

@Suite struct ConcurrentMapTests {
  @Test(arguments: 1...8)
  func keepsTheOrderOfInputs(workers: Int) async {
    let inputs = Array(0..<200)
    let outputs = await concurrentlyMap(inputs, workers: workers) { number in
      // Work of uneven size, so that workers overtake each other.
      (0..<(number % 7) * 300).reduce(number) { $0 &+ $1 &* 0 }
    }
    #expect(outputs == inputs)
  }

  @Test(arguments: [0, 1, 2])
  func takesFewInputs(count: Int) async {
    let outputs = await concurrentlyMap(Array(0..<count), workers: 8) { Optional($0) }
    #expect(outputs.count == count)
  }
}
