public import Testing

/// Conditions of tests: a test whose condition does not hold is skipped, and reports the reason.
extension Trait where Self == ConditionTrait {
  /// Real files, which a user's clone does not have.
  public static var needsCorpus: Self {
    .enabled(if: Corpus.folder != nil, Comment(rawValue: Corpus.absence))
  }

  /// Checkouts of real apps.
  public static var needsApps: Self {
    .enabled(if: Apps.folder != nil, Comment(rawValue: Apps.absence))
  }

  /// The schemas of the corpus, and the program that reads them.
  public static var needsSchemas: Self {
    .enabled(if: SchemaCheck.isPossible, Comment(rawValue: SchemaCheck.absence))
  }

  /// A program on the PATH.
  public static func needs(_ program: String) -> Self {
    .enabled(if: Subprocess(named: program) != nil, "there is no '\(program)' on the PATH")
  }

  /// A build with minizip and libxlsxwriter.
  public static var needsWorkbooks: Self {
    .enabled(if: Build.hasWorkbooks, "this build has no zip archives and workbooks")
  }
}

/// The features of this build, as the manifest decided them.
public enum Build {
  /// True if the build has zip archives and workbooks.
  #if GLOSS_WORKBOOKS
    public static let hasWorkbooks = true
  #else
    public static let hasWorkbooks = false
  #endif
}
