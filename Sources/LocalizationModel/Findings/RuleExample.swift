/// A sample that a rule accepts or rejects. It is both a test of the rule and a part of its page.
///
/// In a rejected sample, `⟦` and `⟧` enclose the range of each finding: in Swift the literal with
/// its quotes, in a catalog the value with its quotes. A sample is Swift, a catalog or both; with
/// both, the catalog serves the Swift file.
public struct RuleExample: Hashable, Sendable {
  /// The Swift file, with marks.
  public let swift: String?
  /// The catalog that serves it, with marks.
  public let catalog: String?
  /// The text that documentation shows if that is shorter than the files; with marks.
  public let short: String?
  /// The `gloss.json`; `nil` for all defaults.
  public let configuration: String?
  /// The marked file after all fixes, unsafe ones too, without marks; `nil` if there is no fix.
  public let fixed: String?
  /// True if the files are the only target of a package.
  public let isInPackage: Bool
  /// The catalog at the base revision, without marks; `nil` if there is none.
  public let formerCatalog: String?

  /// Another catalog of the project, without marks; `nil` if there is none. Its path sorts before
  /// the path of ``catalog``, so that rules that compare catalogs read it first.
  public private(set) var otherCatalog: String?

  /// The path of the catalog in the project; `nil` for one in the project's root.
  public private(set) var catalogPath: String?
  /// True if Xcode generates Swift symbols for the target of the files.
  public private(set) var generatesSymbols = false
  /// The texts of other files by path.
  public private(set) var otherFiles: [String: String] = [:]

  private init(
    swift: String? = nil, catalog: String? = nil, short: String? = nil, configuration: String?,
    fixed: String?, isInPackage: Bool = false, formerCatalog: String? = nil
  ) {
    self.swift = swift
    self.catalog = catalog
    self.short = short
    self.configuration = configuration
    self.fixed = fixed
    self.isInPackage = isInPackage
    self.formerCatalog = formerCatalog
  }

  /// Returns a sample of Swift code.
  ///
  /// - Parameters:
  ///   - configuration: The `gloss.json` that the sample needs.
  ///   - fixed: The code after all fixes, unsafe ones too, without marks.
  package static func swift(
    _ code: String, configuration: String? = nil, fixed: String? = nil
  ) -> RuleExample {
    RuleExample(swift: code, configuration: configuration, fixed: fixed)
  }

  /// Returns a sample that is a whole catalog.
  package static func catalog(
    _ json: String, configuration: String? = nil, fixed: String? = nil
  ) -> RuleExample {
    RuleExample(catalog: json, configuration: configuration, fixed: fixed)
  }

  /// Returns a sample of Swift code and the catalog that serves it.
  package static func both(
    _ code: String, _ json: String, configuration: String? = nil, fixed: String? = nil
  ) -> RuleExample {
    RuleExample(swift: code, catalog: json, configuration: configuration, fixed: fixed)
  }

  /// Returns a sample of Swift code in a package's target, which has a catalog with these entries.
  package static func package(
    _ code: String, _ entries: String, fixed: String? = nil
  ) -> RuleExample {
    RuleExample(
      swift: code, catalog: catalog(of: entries, "en"), short: code, configuration: nil,
      fixed: fixed, isInPackage: true)
  }

  /// Returns the same sample with other texts, for tests that vary line ends or encodings.
  package func with(swift: String?, catalog: String?) -> RuleExample {
    var example = RuleExample(
      swift: swift, catalog: catalog, configuration: configuration, fixed: nil,
      isInPackage: isInPackage, formerCatalog: formerCatalog)
    example.otherCatalog = otherCatalog
    example.catalogPath = catalogPath
    example.generatesSymbols = generatesSymbols
    example.otherFiles = otherFiles
    return example
  }

  /// Returns a sample of catalog entries in a target for which Xcode generates Swift symbols.
  ///
  /// - Parameter json: The members of `strings`, with marks.
  package static func withSymbols(_ json: String) -> RuleExample {
    var example = entries(json)
    example.generatesSymbols = true
    return example
  }

  /// Returns a sample that is a whole catalog at a given path.
  ///
  /// - Parameters:
  ///   - path: The path of the catalog, which names the table.
  ///   - others: The paths of other files in the project, which are empty.
  ///   - json: The catalog, with marks.
  package static func placed(
    _ path: String, beside others: [String] = [], _ json: String
  ) -> RuleExample {
    var example = RuleExample(
      catalog: json, short: ([path] + others).joined(separator: "\n"), configuration: nil,
      fixed: nil)
    example.catalogPath = path
    example.otherFiles = Dictionary(uniqueKeysWithValues: others.map { ($0, "") })
    return example
  }

  /// Returns a sample that is a whole catalog at a given path, with other files.
  ///
  /// - Parameters:
  ///   - path: The path of the catalog, which names the table.
  ///   - others: The texts of other files in the project by path.
  ///   - json: The catalog, with marks.
  package static func placed(
    _ path: String, beside others: [String: String], _ json: String
  ) -> RuleExample {
    var example = RuleExample(catalog: json, configuration: nil, fixed: nil)
    example.catalogPath = path
    example.otherFiles = others
    return example
  }

  /// Returns a sample of two catalogs.
  ///
  /// - Parameters:
  ///   - other: The members of `strings` in the catalog that sorts first.
  ///   - json: The members of `strings` in the other one, with marks.
  package static func beside(_ other: String, _ json: String) -> RuleExample {
    var example = RuleExample(
      catalog: catalog(of: json, "en"), short: "\(other)\n+\n\(json)", configuration: nil,
      fixed: nil)
    example.otherCatalog = catalog(of: other, "en")
    return example
  }

  /// Returns a sample of catalog entries, such as `"Save" : { … }`, separated by commas.
  ///
  /// - Parameters:
  ///   - json: The members of `strings`, with marks.
  ///   - fixed: The same members after all fixes.
  package static func entries(
    _ json: String, sourceLanguage: String = "en", configuration: String? = nil,
    fixed: String? = nil
  ) -> RuleExample {
    RuleExample(
      catalog: catalog(of: json, sourceLanguage), short: json, configuration: configuration,
      fixed: fixed.map { catalog(of: $0, sourceLanguage) })
  }

  /// Returns a sample of a catalog that has changed since the base revision.
  ///
  /// - Parameters:
  ///   - former: The members of `strings` at the base revision.
  ///   - json: The members of `strings` now, with marks.
  ///   - fixed: The same members after all fixes.
  package static func changed(
    _ former: String, _ json: String, fixed: String? = nil
  ) -> RuleExample {
    RuleExample(
      catalog: catalog(of: json, "en"), short: "\(former)\n→\n\(json)", configuration: nil,
      fixed: fixed.map { catalog(of: $0, "en") }, formerCatalog: catalog(of: former, "en"))
  }

  /// Returns a sample of one translation. Texts are written without JSON escapes.
  ///
  /// - Parameters:
  ///   - source: The key, which is also the source text unless `value` is given.
  ///   - target: The translation; enclosed in `⟦…⟧` as a whole if it is rejected.
  ///   - value: The text of the source language.
  ///   - fixed: The translation after all fixes.
  package static func translation(
    _ source: String, to language: String, _ target: String, value: String? = nil,
    state: String = "translated", sourceLanguage: String = "en", configuration: String? = nil,
    fixed: String? = nil
  ) -> RuleExample {
    func text(_ target: String) -> String {
      var localizations = [unit(language, state, target)]
      if let value { localizations.insert(unit(sourceLanguage, "translated", value), at: 0) }
      return catalog(
        of: """
              \(literal(source)) : {
                "localizations" : {
          \(localizations.joined(separator: ",\n"))
                }
              }
          """, sourceLanguage)
    }
    let shownState = state == "translated" ? "" : " (\(state))"
    let values = value.map { "\(source) = \($0)" } ?? source
    return RuleExample(
      catalog: text(target),
      short: "\(sourceLanguage): \(values)\n\(language)\(shownState): \(target)",
      configuration: configuration, fixed: fixed.map(text))
  }

  private static func catalog(of entries: String, _ sourceLanguage: String) -> String {
    """
    {
      "sourceLanguage" : "\(sourceLanguage)",
      "strings" : {
    \(entries)
      },
      "version" : "1.0"
    }

    """
  }

  private static func unit(_ language: String, _ state: String, _ value: String) -> String {
    """
              "\(language)" : {
                "stringUnit" : {
                  "state" : "\(state)",
                  "value" : \(literal(value))
                }
              }
    """
  }

  /// Returns the text as a JSON string; marks around it stay outside of the quotes.
  private static func literal(_ text: String) -> String {
    let isMarked = text.hasPrefix("⟦") && text.hasSuffix("⟧")
    let body = isMarked ? String(text.dropFirst().dropLast()) : text
    var literal = ""
    for scalar in body.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\r": literal += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return isMarked ? "⟦\"\(literal)\"⟧" : "\"\(literal)\""
  }
}
