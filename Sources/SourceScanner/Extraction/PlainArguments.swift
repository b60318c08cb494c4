/// SDK arguments that are names, data or texts for developers and looked up in no table: a literal
/// passed to one is not used as a key. ``KeyLiterals`` asks, for `gloss rename` and `gloss why`.
enum PlainArguments {
  /// True if an SDK function never looks an argument up.
  ///
  /// - Parameter label: The argument's label; empty for an argument without.
  static func contain(_ label: String, of function: String) -> Bool {
    labels.contains(label) || functions.contains(function)
      || label.isEmpty && named.contains(function)
  }

  /// Methods of texts and collections that search for their argument.
  static let comparisons = words(
    """
    hasPrefix hasSuffix contains localizedCaseInsensitiveContains localizedStandardContains \
    caseInsensitiveCompare localizedCaseInsensitiveCompare localizedCompare \
    localizedStandardCompare compare range ranges firstRange firstIndex lastIndex \
    replacingOccurrences replacing components split trimmingPrefix starts isEqual
    """)

  /// Methods of loggers; other types may have methods of these names, too.
  static let levels = words("log debug info notice warning error trace critical fault")

  /// Labels of names, and of texts that are shown as they are.
  private static let labels = words(
    """
    comment table tableName verbatim systemImage systemName systemSymbolName image imageName named \
    forKey forResource ofType withExtension subdirectory identifier withIdentifier \
    reuseIdentifier withReuseIdentifier forCellReuseIdentifier forCellWithReuseIdentifier \
    forSupplementaryViewOfKind forHTTPHeaderField subsystem category dateFormat \
    fileURLWithPath entityName forEntityName suiteName id nibName forAuxiliaryExecutable \
    format userInfo attributes
    """)

  /// Functions that take only names, data and texts for developers.
  private static let functions = words(
    """
    print debugPrint dump NSLog os_log \
    assertionFailure assert precondition preconditionFailure fatalError accessibilityIdentifier \
    URL URLQueryItem URLComponents URLRequest Selector NSSelectorFromString \
    NSClassFromString NSPredicate NSSortDescriptor NSExpression NSRegularExpression Regex Logger \
    OSLog OSSignposter DispatchQueue Name UIStoryboard UINib Locale TimeZone UUID UTType \
    CharacterSet appendingPathComponent appendingPathExtension signpost Preview AppStorage \
    SceneStorage available Attribute objc UIFont NSFont selector keyPath colorLiteral \
    imageLiteral fileLiteral addObserver NSError
    """)

  /// Types whose initializer takes a name as first argument without a label.
  private static let named = words(
    """
    Image Color UIImage NSImage UIColor NSColor ImageResource ColorResource
    """)

  static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
