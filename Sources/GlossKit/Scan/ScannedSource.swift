import LocalizationModel
import SourceScanner
import SwiftTree

/// What a scan says about one Swift source.
struct ScannedSource: Sendable {
  let path: String
  /// Ascending by place.
  private(set) var strings: [ExtractedString] = []
  /// What ``LiteralHash`` makes of its literals, in no order; empty unless asked for.
  private(set) var literalHashes: ContiguousArray<LiteralHash> = []
  /// What checks look at beside the strings, ascending by place; empty unless asked for.
  private(set) var facts: [CodeFact] = []
  /// The places that use symbols of keys, ascending by place; empty unless asked for.
  private(set) var symbolUses: [SymbolUse] = []
  /// Names of symbols that it declares itself.
  private(set) var declaredSymbols: Set<String> = []
  /// Why it could not be read; all else is empty then.
  let failure: GlossError?
  private var findings: [Finding] = []
  /// The same for copies of one scan.
  let identity = Identity()

  init(_ path: String, _ scan: SourceScan) {
    self.path = path
    strings = scan.strings
    literalHashes = scan.literalHashes
    facts = scan.facts
    symbolUses = scan.symbolUses
    declaredSymbols = scan.declaredSymbols
    findings = scan.findings
    failure = nil
  }

  init(_ path: String, failure: GlossError) {
    self.path = path
    self.failure = failure
  }

  /// Whether its literals are all known: it was read and nothing in it was unreadable as Swift.
  var isComplete: Bool { failure == nil && !findings.contains(where: \.isSyntax) }

  /// What stands in the way of reading it whole. One quote that is not closed can break every
  /// literal after it, so only the first few places are listed and the others counted.
  var flaws: [Finding] {
    let flaws = findings.filter(\.isSyntax)
    let rest = flaws.count - Self.listedFlaws
    return flaws.prefix(Self.listedFlaws).enumerated().map { index, flaw in
      var flaw = flaw
      if index == Self.listedFlaws - 1, rest > 0 {
        flaw.message = Message(
          "\(flaw.message); more such places in this file: \(rest)",
          comment: "发现：文件中同类问题只列出前几处。%1$@：这一处的说明；%2$lld：其余处数")
      }
      return flaw
    }
  }

  /// What it says beside ``flaws``.
  var remarks: [Finding] { findings.filter { !$0.isSyntax } }

  private static let listedFlaws = 3

  /// The same source with the literals that it has where it is whole.
  func replacingLiterals(by elsewhere: SourceElsewhere) -> ScannedSource {
    var source = self
    source.literalHashes = elsewhere.literals
    return source
  }

  /// The same source with the strings that a build found in it.
  func replacingStrings(_ strings: [ExtractedString]) -> ScannedSource {
    var source = self
    source.strings = strings
    // The build read it, whatever was thought of it here.
    source.findings = []
    return source
  }
}

extension Finding {
  var isSyntax: Bool { rule == Remark.swiftSyntax.rawValue }
}
