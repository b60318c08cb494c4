public import Foundation
import Testing

/// The checkouts of real apps that some tests read if they are at hand.
public enum Apps {
  /// The folder that `GLOSS_APPS` names, with a checkout in each of its folders; `nil` without one.
  public static let folder: URL? = ProcessInfo.processInfo.environment["GLOSS_APPS"].flatMap {
    $0.isEmpty ? nil : URL(filePath: $0)
  }

  /// The message of a test that skips for lack of apps.
  public static let absence = "no apps: set GLOSS_APPS to a folder of checkouts"

  /// Returns the files with an extension in all checkouts, by path.
  public static func files(_ pathExtension: String) throws -> [URL] {
    try #require(folder, "\(absence)").files(pathExtension)
  }
}
