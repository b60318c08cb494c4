public import Foundation

/// The real catalogs and XLIFF files that some tests read when they are at hand.
public enum Corpus {
  /// The folder named by `GLOSS_CORPUS`, else the one beside the checkout; `nil` where there is
  /// none, as in a user's clone.
  public static let folder: URL? = {
    let named = ProcessInfo.processInfo.environment["GLOSS_CORPUS"].map { URL(filePath: $0) }
    let beside = Checkout.root.appending(path: "../shared/corpus").standardizedFileURL
    let folder = named ?? beside
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// What a test says when it skips.
  public static let absence = "no corpus: set GLOSS_CORPUS to a folder with xcstrings/ and xliff/"
}

/// The checkout that the tests were built from.
public enum Checkout {
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
