import LocalizationModel
import SwiftTree

/// The counts of texts and items that ``Judge`` has compared.
package struct Tally: Equatable, Sendable {
  /// The number of texts given to the judge.
  package var offered = 0
  /// The number of texts in which the official parser finds no error. All further counts are of
  /// these texts only.
  package var accepted = 0
  /// The number of texts with a nested interpolation, a raw or multi-line string, or a regex.
  package var withRichLiterals = 0
  package var bytes = 0
  package var functions = 0
  package var macros = 0
  package var attributes = 0
  package var strings = 0
  package var regexes = 0
  package var differences = 0

  package init() {}

  mutating func add(_ outline: SyntaxOutline, bytes: Int) {
    accepted += 1
    self.bytes += bytes
    for call in outline.calls {
      switch call.kind {
      case .function: functions += 1
      case .macro: macros += 1
      case .attribute: attributes += 1
      }
    }
    strings += outline.strings.count
    regexes += outline.regexes.count
    if outline.hasRichLiterals { withRichLiterals += 1 }
  }

  package static func += (sum: inout Tally, other: Tally) {
    for field in fields { sum[keyPath: field] += other[keyPath: field] }
  }

  /// The counts on one line.
  package var summary: String {
    """
    \(offered) texts offered, \(accepted) accepted (\(bytes) bytes, \(withRichLiterals) with nested \
    interpolations, raw or multi-line strings or regexes): \(functions) calls, \(macros) macros, \
    \(attributes) attributes, \(strings) strings, \(regexes) regexes compared, \
    \(differences) differences
    """
  }

  private static var fields: [WritableKeyPath<Tally, Int>] {
    [
      \.offered, \.accepted, \.withRichLiterals, \.bytes, \.functions, \.macros, \.attributes,
      \.strings, \.regexes, \.differences,
    ]
  }
}

extension SyntaxOutline {
  /// True if there is a nested interpolation, a raw or multi-line string, or a regex.
  fileprivate var hasRichLiterals: Bool {
    if !regexes.isEmpty || strings.contains(where: { $0.pounds > 0 || $0.isMultiline }) {
      return true
    }
    let interpolations = strings.flatMap { string in
      string.segments.compactMap { segment in
        if case .interpolation(let range) = segment { range } else { nil }
      }
    }
    return interpolations.contains { outer in
      interpolations.contains { outer.start < $0.start && $0.end < outer.end }
    }
  }
}
