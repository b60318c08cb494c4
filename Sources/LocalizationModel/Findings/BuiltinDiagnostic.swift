/// A kind of finding that no rule of `check` looks for: a source that cannot be read, strings
/// without a catalog, a case that `sync`, `rename` or `convert` leaves to people. The stages make
/// such findings with ``Finding/init(_:limit:message:path:range:position:)``.
///
/// A finding is made either from one of these cases or by a rule, so that none lacks a definition.
package enum BuiltinDiagnostic: String, Sendable, CaseIterable {
  case catalogOutdated = "catalog-outdated"
  case catalogWithoutSource = "catalog-without-source"
  case changedByConversion = "changed-by-conversion"
  case commentLeftOut = "comment-left-out"
  case conventionUnset = "convention-unset"
  case deadReference = "dead-reference"
  case entryMisplaced = "entry-misplaced"
  case glossComment = "gloss-comment"
  case guideForNewerSystems = "guide-for-newer-systems"
  case keyAdopted = "key-adopted"
  case keyMoved = "key-moved"
  case keyNotLiteral = "key-not-literal"
  case keyOtherwiseEncoded = "key-otherwise-encoded"
  case keyReworded = "key-reworded"
  case keyRewordingUnclear = "key-rewording-unclear"
  case keyUnreachable = "key-unreachable"
  case keyUnrecognized = "key-unrecognized"
  case keyUntyped = "key-untyped"
  case notChecked = "not-checked"
  case notConvertible = "not-convertible"
  case sourcesIncomplete = "sources-incomplete"
  case suppressionUnused = "suppression-unused"
  case swiftSyntax = "swift-syntax"
  case tableNotLiteral = "table-not-literal"
  case tableWithoutCatalog = "table-without-catalog"
  case valueConflict = "value-conflict"

  /// The remarks whose severities a configuration can set, and that `gloss:` comments can suppress.
  package static let settable: [BuiltinDiagnostic] = [.tableNotLiteral, .tableWithoutCatalog]

  /// The severity and page. Ids that a rule of `check` uses as well are defined in
  /// `RuleSummary+Shared.swift`.
  package var definition: RuleSummary {
    switch self {
    case .catalogOutdated: Self.catalogOutdatedPage
    case .catalogWithoutSource: Self.catalogWithoutSourcePage
    case .changedByConversion: Self.changedByConversionPage
    case .commentLeftOut: Self.commentLeftOutPage
    case .conventionUnset: Self.conventionUnsetPage
    case .deadReference: Self.deadReferencePage
    case .entryMisplaced: .entryMisplaced
    case .glossComment: Self.glossCommentPage
    case .guideForNewerSystems: Self.guideForNewerSystemsPage
    case .keyAdopted: Self.keyAdoptedPage
    case .keyMoved: Self.keyMovedPage
    case .keyNotLiteral: .keyNotLiteral
    case .keyOtherwiseEncoded: Self.keyOtherwiseEncodedPage
    case .keyReworded: Self.keyRewordedPage
    case .keyRewordingUnclear: Self.keyRewordingUnclearPage
    case .keyUnreachable: Self.keyUnreachablePage
    case .keyUnrecognized: Self.keyUnrecognizedPage
    case .keyUntyped: .keyUntyped
    case .notChecked: Self.notCheckedPage
    case .notConvertible: Self.notConvertiblePage
    case .sourcesIncomplete: Self.sourcesIncompletePage
    case .suppressionUnused: Self.suppressionUnusedPage
    case .swiftSyntax: Self.swiftSyntaxPage
    case .tableNotLiteral: Self.tableNotLiteralPage
    case .tableWithoutCatalog: Self.tableWithoutCatalogPage
    case .valueConflict: .valueConflict
    }
  }
}
