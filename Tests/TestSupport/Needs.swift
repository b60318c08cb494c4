public import Testing

/// What a test cannot do without: it says so where it skips.
extension Trait where Self == ConditionTrait {
  /// Real files, which a user's clone has none of.
  public static var needsCorpus: Self {
    .enabled(if: Corpus.folder != nil, Comment(rawValue: Corpus.absence))
  }

  /// The schemas of the corpus, and the program that reads them.
  public static var needsSchemas: Self {
    .enabled(if: SchemaCheck.isPossible, Comment(rawValue: SchemaCheck.absence))
  }

  /// A program of the machine at hand.
  public static func needs(_ program: String) -> Self {
    .enabled(if: Subprocess(named: program) != nil, "there is no '\(program)' on the PATH")
  }

  /// A build with minizip and libxlsxwriter.
  public static var needsWorkbooks: Self {
    .enabled(if: Build.hasWorkbooks, "this build has no zip archives and workbooks")
  }
}

/// What the manifest says of the build at hand.
public enum Build {
  /// Whether it has zip archives and workbooks.
  #if GLOSS_WORKBOOKS
    public static let hasWorkbooks = true
  #else
    public static let hasWorkbooks = false
  #endif
}
