/// A text that a rule accepts or rejects.
///
/// In a text that it rejects, `⟦` and `⟧` stand around what each finding is about: in Swift the
/// literal with its quotes, in a catalog the value with its quotes. An example is Swift, a catalog or
/// both; a rule that compares them finds the key of one in the other.
public struct RuleExample: Hashable, Sendable {
  /// The text of a Swift file, with marks.
  public let swift: String?
  /// The text of the catalog that serves it, with marks.
  public let catalog: String?
  /// How documentation shows it if that is shorter than the texts themselves; with marks.
  public let short: String?
  /// The text of a `gloss.json`; `nil` for all defaults.
  public let configuration: String?
  /// What the fixes make of the text that has the marks; `nil` if there is none. Without marks.
  public let fixed: String?
  /// Whether the files are the only target of a package.
  public let isInPackage: Bool
  /// The catalog at the revision that it is compared with; `nil` for none. Without marks.
  public let formerCatalog: String?

  /// Another catalog of the project, whose path comes first; `nil` for none. Without marks.
  public private(set) var otherCatalog: String?

  /// The path of the catalog in the project; `nil` for one in the project's folder.
  public private(set) var catalogPath: String?
  /// Whether the files are in a target for which Xcode makes Swift symbols of keys.
  public private(set) var generatesSymbols = false
  /// The paths of empty files beside it.
  public private(set) var otherPaths: [String] = []

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

  /// Swift code.
  ///
  /// - Parameters:
  ///   - configuration: A `gloss.json` that it needs.
  ///   - fixed: The code after all fixes, unsafe ones too.
  public static func swift(
    _ code: String, configuration: String? = nil, fixed: String? = nil
  ) -> RuleExample {
    RuleExample(swift: code, configuration: configuration, fixed: fixed)
  }

  /// A whole catalog.
  public static func catalog(
    _ json: String, configuration: String? = nil, fixed: String? = nil
  ) -> RuleExample {
    RuleExample(catalog: json, configuration: configuration, fixed: fixed)
  }

  /// Swift code and the catalog that serves it.
  public static func both(
    _ code: String, _ json: String, configuration: String? = nil, fixed: String? = nil
  ) -> RuleExample {
    RuleExample(swift: code, catalog: json, configuration: configuration, fixed: fixed)
  }

  /// Swift code of a package's target, which has a catalog with these entries.
  public static func package(
    _ code: String, _ entries: String, fixed: String? = nil
  ) -> RuleExample {
    RuleExample(
      swift: code, catalog: catalog(of: entries, "en"), short: code, configuration: nil,
      fixed: fixed, isInPackage: true)
  }

  /// The same example with other texts.
  package func with(swift: String?, catalog: String?) -> RuleExample {
    var example = RuleExample(
      swift: swift, catalog: catalog, configuration: configuration, fixed: nil,
      isInPackage: isInPackage, formerCatalog: formerCatalog)
    example.otherCatalog = otherCatalog
    example.catalogPath = catalogPath
    example.generatesSymbols = generatesSymbols
    example.otherPaths = otherPaths
    return example
  }

  /// Entries of a catalog in a target for which Xcode makes Swift symbols of keys.
  ///
  /// - Parameter json: What stands between the braces of `strings`, with marks.
  public static func withSymbols(_ json: String) -> RuleExample {
    var example = entries(json)
    example.generatesSymbols = true
    return example
  }

  /// A whole catalog at a place of the project.
  ///
  /// - Parameters:
  ///   - path: A file of the table `Localizable`, or of another.
  ///   - others: Other files of the project.
  ///   - json: The catalog, with marks.
  public static func placed(
    _ path: String, beside others: [String] = [], _ json: String
  ) -> RuleExample {
    var example = RuleExample(
      catalog: json, short: ([path] + others).joined(separator: "\n"), configuration: nil,
      fixed: nil)
    example.catalogPath = path
    example.otherPaths = others
    return example
  }

  /// Entries of two catalogs.
  ///
  /// - Parameters:
  ///   - other: What stands between the braces of `strings` in the catalog that comes first.
  ///   - json: The same of the other, with marks.
  public static func beside(_ other: String, _ json: String) -> RuleExample {
    var example = RuleExample(
      catalog: catalog(of: json, "en"), short: "\(other)\n+\n\(json)", configuration: nil,
      fixed: nil)
    example.otherCatalog = catalog(of: other, "en")
    return example
  }

  /// Entries of a catalog, such as `"Save" : { … }`, separated by commas.
  ///
  /// - Parameters:
  ///   - json: What stands between the braces of `strings`.
  ///   - fixed: The same after all fixes.
  public static func entries(
    _ json: String, sourceLanguage: String = "en", configuration: String? = nil,
    fixed: String? = nil
  ) -> RuleExample {
    RuleExample(
      catalog: catalog(of: json, sourceLanguage), short: json, configuration: configuration,
      fixed: fixed.map { catalog(of: $0, sourceLanguage) })
  }

  /// Entries of a catalog that has changed.
  ///
  /// - Parameters:
  ///   - former: What stood between the braces of `strings`.
  ///   - json: What stands there now.
  ///   - fixed: The same after all fixes.
  public static func changed(
    _ former: String, _ json: String, fixed: String? = nil
  ) -> RuleExample {
    RuleExample(
      catalog: catalog(of: json, "en"), short: "\(former)\n→\n\(json)", configuration: nil,
      fixed: fixed.map { catalog(of: $0, "en") }, formerCatalog: catalog(of: former, "en"))
  }

  /// One translation. Texts are written as they are, without JSON escapes.
  ///
  /// - Parameters:
  ///   - source: The key, and the source text unless `value` is one.
  ///   - target: In `⟦…⟧` from end to end if it is rejected.
  ///   - value: The text of the source language.
  ///   - fixed: The target after all fixes.
  public static func translation(
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

  /// The text as a JSON string, in the marks that stand around it.
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
