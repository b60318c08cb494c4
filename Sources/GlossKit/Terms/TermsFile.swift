import ConventionChecks
import LocalizationModel
import ProjectLayout
import StringCatalog

/// A file named under `terms`, with words that translations are to use or avoid: a table, or the
/// catalog of another product. Each ``Project`` adds its terms to the configuration's glossary,
/// which `gloss check` and `gloss translate` use.
struct TermsFile {
  let terms: [GlossaryTerm]

  /// - Throws: ``GlossError`` with the place of the first invalid row.
  init(_ path: String, within boundary: ProjectBoundary) throws(GlossError) {
    let bytes = try FileReader.text(of: path, within: boundary)
    guard FileKind(path: path) == .catalog else {
      terms = try TermsTable(bytes, path: path).terms
      return
    }
    do throws(CatalogError) {
      terms = Self.terms(of: try StringCatalog(bytes, path: path))
    } catch {
      throw GlossError(error.path, at: error.position, .badCatalog(error.wording))
    }
  }

  /// The most words of a catalog's text that counts as a term.
  private static let wordLimit = 4

  /// Returns the short texts of a catalog as terms, with all their translations.
  private static func terms(of catalog: StringCatalog) -> [GlossaryTerm] {
    var terms: [GlossaryTerm] = []
    var indices: [String: Int] = [:]
    for text in PlainTranslations(catalog) {
      let words = text.source.split(whereSeparator: \.isWhitespace)
      guard words.count <= Self.wordLimit, !text.source.utf8.contains(UInt8(ascii: "%")),
        text.source.unicodeScalars.contains(where: \.properties.isAlphabetic)
      else { continue }
      let index = indices[text.source] ?? terms.count
      if index == terms.count {
        indices[text.source] = index
        var term = GlossaryTerm(term: text.source)
        term.isWholeText = true
        terms.append(term)
      }
      if terms[index].translations[text.language]?.contains(text.target.text) != true {
        terms[index].translations[text.language, default: []].append(text.target.text)
      }
    }
    return terms
  }
}

extension Configuration {
  /// Returns the configuration with the terms of its files.
  ///
  /// - Parameter failures: Receives the errors in the files.
  func readingTerms(
    within boundary: ProjectBoundary, _ failures: inout [GlossError]
  ) -> Configuration {
    if terms.isEmpty { return self }
    var configuration = self
    var all = checks.base.terms.all
    for path in terms {
      do throws(GlossError) {
        all += try TermsFile(path, within: boundary).terms
      } catch {
        failures.append(error)
      }
    }
    configuration.checks.base.terms = Terms(all)
    return configuration
  }
}
