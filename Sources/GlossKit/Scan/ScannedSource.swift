import LocalizationModel
import SourceScanner
import SwiftTree

/// The strings, facts and problems that a scan found in one Swift source: the value that all stages
/// after the scan take.
struct ScannedSource: Sendable {
  let path: String
  /// The localizable strings, ascending by place.
  private(set) var strings: [ExtractedString] = []
  /// A ``LiteralHash`` of each literal in no particular order; empty unless asked for.
  private(set) var literalHashes: ContiguousArray<LiteralHash> = []
  /// Observations on the code for checks, ascending by place; empty unless asked for.
  private(set) var facts: [CodeFact] = []
  /// The uses of generated symbols, ascending by place; empty unless asked for.
  private(set) var symbolUses: [SymbolUse] = []
  /// The calls whose literals may be keys; `nil` unless asked for.
  private(set) var lookupCalls: LookupCalls?
  /// Names of symbols that the source declares itself.
  private(set) var declaredSymbols: Set<String> = []
  /// The error that kept the source from being read, in which case all else is empty.
  let failure: GlossError?
  private var findings: [Finding] = []
  /// An object shared by all copies of one scan's result.
  let identity = Identity()

  init(_ path: String, _ scan: SourceScan) {
    self.path = path
    strings = scan.strings
    literalHashes = scan.literalHashes
    facts = scan.facts
    symbolUses = scan.symbolUses
    declaredSymbols = scan.declaredSymbols
    lookupCalls = scan.lookupCalls
    findings = scan.findings
    failure = nil
  }

  init(_ path: String, failure: GlossError) {
    self.path = path
    self.failure = failure
  }

  /// True if all literals of the source are known: it was read and has no syntax error.
  var isComplete: Bool { failure == nil && !findings.contains(where: \.isSyntax) }

  /// The syntax errors. One unclosed quote can break all literals after it, so only the first few
  /// errors are listed, the last of them with the number of the rest.
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

  /// The findings of the scan other than syntax errors.
  var remarks: [Finding] { findings.filter { !$0.isSyntax } }

  private static let listedFlaws = 3

  /// Returns the source with the literal hashes of the whole file. This checkout lacks the file, so
  /// only its declarations were scanned.
  func replacingLiterals(by elsewhere: RemoteSource) -> ScannedSource {
    var source = self
    source.literalHashes = elsewhere.literals
    return source
  }

  /// Returns the source with the strings that a build extracted from it.
  func replacingStrings(_ strings: [ExtractedString]) -> ScannedSource {
    var source = self
    source.strings = strings
    // The compiler could read the file, so syntax errors found here do not matter.
    source.findings = []
    return source
  }
}

extension Finding {
  var isSyntax: Bool { rule == BuiltinDiagnostic.swiftSyntax.rawValue }
}
