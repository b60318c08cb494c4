import Foundation
import LocalizationModel
import SourceScanner
import TestSupport
import Testing

/// Whatever the bytes, the scanner comes to an end, with places that exist.
@Suite struct RobustnessTests {
  /// The Swift files of the fixtures, in the order of their paths.
  static let sources: [ContiguousArray<UInt8>] = {
    let folder = Checkout.root.appending(path: "Fixtures")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .compactMap { try? ContiguousArray(Data(contentsOf: folder.appending(path: $0))) }
  }()

  /// The number of damaged texts; `GLOSS_MUTATIONS` sets another one, `GLOSS_SEED` other texts.
  static let mutations = number("GLOSS_MUTATIONS") ?? 300
  static let seed = UInt64(number("GLOSS_SEED") ?? 20_241_121)

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  @Test func sourcesAreFound() {
    #expect(Self.sources.count > 50)
  }

  @Test func survivesDamagedTexts() {
    var mutator = ByteMutator(
      seed: Self.seed, sources: Self.sources, words: ByteMutator.swiftWords)
    for number in 0..<Self.mutations {
      let text = mutator.next()
      let flaws = ScanInvariants(text).flaws
      if !flaws.isEmpty {
        Issue.record(
          "text \(number): \(flaws.prefix(3))\n\(String(decoding: text, as: UTF8.self))")
        return
      }
    }
  }

  /// Every construct is cut somewhere.
  static let sample = ContiguousArray(
    #"""
    @main struct A<B: C & D>: E where F == G { #if os(iOS) || DEBUG
      @State private(set) var a: [String: Int]? = ["b": 1, "c": -0x1F] { willSet { d() } }
      #endif
      init?(_ a: inout B, b: @escaping (Int) throws(E) -> Void = { [weak self] x, y in z(&x) }) {}
      func f<T>(g h: T...) async rethrows -> some View {
        if let a, case .b(let c)? = d, #available(iOS 17, *) {
          Text("x \(a, specifier: "%.2f") \(b ? "y" : #"z\#(1)"#)", comment: """
            é \
              \(r[1].s?.t!)
            """).font(.title)
        } else { Button<Text>("u") { [1, 2].map(\.v) } label: { $0 } }
        switch x { case 1...2 where y: break; @unknown default: return a<b>(c) } }
      let r = #/a(?<b>c)/#, s = (/d/, e / f), `class` = try await g as? any H // i
      /* /* */ */ #Preview { "k" } }
    """#.utf8)

  @Test func survivesTruncationAtEveryByte() {
    for end in 0...Self.sample.count {
      #expect(
        ScanInvariants(ContiguousArray(Self.sample[..<end])).flaws == [], "cut at \(end)")
    }
  }

  @Test func survivesALossAtEveryByte() {
    for place in Self.sample.indices {
      var damaged = Self.sample
      damaged[place] = [0, 0xFF, UInt8(ascii: "("), UInt8(ascii: "\"")][place % 4]
      #expect(ScanInvariants(damaged).flaws == [], "damaged at \(place)")
    }
  }

  @Test(arguments: HostileTexts.brackets, [true, false])
  func survivesDeepNesting(
    nest: (open: String, inside: String, close: String), isClosed: Bool
  ) {
    let depth = 100_000
    let text =
      String(repeating: nest.open, count: depth) + nest.inside
      + (isClosed ? String(repeating: nest.close, count: depth) : "")
    let scan = SourceScan.scan(ContiguousArray(text.utf8), path: "Deep.swift")
    #expect(scan.findings.allSatisfy { $0.rule == "swift-syntax" })
    #expect(scan.strings.count <= 256)
  }

  @Test(arguments: HostileTexts.constructs + HostileTexts.brackets, [true, false])
  func keepsItsPlacesInNests(
    nest: (open: String, inside: String, close: String), isClosed: Bool
  ) {
    let text =
      String(repeating: nest.open, count: 400) + nest.inside
      + (isClosed ? String(repeating: nest.close, count: 400) : "")
    #expect(ScanInvariants(ContiguousArray(text.utf8)).flaws == [])
  }

  @Test(arguments: HostileTexts.runs)
  func keepsItsPlacesInRuns(unit: String) {
    let text = String(repeating: unit, count: 1000 / unit.utf8.count)
    for around in [("", ""), ("f(\"", "\")"), ("switch a { case b: ", " }"), ("`", "`")] {
      #expect(ScanInvariants(ContiguousArray((around.0 + text + around.1).utf8)).flaws == [])
    }
  }
}
