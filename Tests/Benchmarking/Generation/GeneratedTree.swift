package import Foundation
import TestSupport

/// Generates an Xcode project for benchmarks: an app of views, models and values, and its tests.
///
/// The sizes are those of the 12,125 sources of 35 public apps, 64 MB: half of the files below 2.5
/// KB, a mean of 5.3 KB, one in a hundred over 42 KB. ``SourceDensity`` has the figures of their
/// content.
package enum GeneratedTree {
  /// The number of files whose folders have the same name: eight of the app and two tests, in two
  /// folders, so that a folder holds five files on average.
  private static let filesOfFolder = 10
  /// The median size of a file, in bytes.
  private static let medianBytes = 2_512.0
  /// The standard deviation of the logarithm of the sizes, which makes the mean 2.1 times the
  /// median.
  private static let deviation = 1.22
  private static let largestBytes = 150_000.0

  /// Writes the project.
  ///
  /// - Parameters:
  ///   - fileCount: The number of files.
  ///   - meanBytes: The mean size of the files in bytes; `nil` for the mean of real apps.
  package static func write(
    fileCount: Int, meanBytes: Double? = nil, phrases: [Phrase], to root: URL
  ) throws {
    try write(xcodeProject, to: root.appending(path: "App.xcodeproj/project.pbxproj"))
    try writeSources(
      sizes: sizes(fileCount: fileCount, meanBytes: meanBytes), from: 0, phrases: phrases
    ) { root.appending(path: $0 ? "AppTests" : "App") }
  }

  /// Writes Swift files.
  ///
  /// - Parameters:
  ///   - sizes: The approximate sizes of the files, in bytes.
  ///   - start: The number of the first file in the project.
  ///   - target: Returns the folder of the files of the app (`false`) or of its tests (`true`).
  package static func writeSources(
    sizes: some Sequence<Int>, from start: Int, phrases: [Phrase], to target: (Bool) -> URL
  ) throws {
    var usedPhrases = 0
    for (offset, size) in sizes.enumerated() {
      let number = start + offset
      let source = GeneratedSource(
        number: number, phrases: phrases, usedPhrases: usedPhrases, size: size)
      usedPhrases = source.usedPhrases
      let folder = target(GeneratedSource.isTest(number))
        .appending(path: folderName(number / filesOfFolder))
      try write(source.text, to: folder.appending(path: "File\(number).swift"))
    }
  }

  /// Writes a file and makes its folder.
  package static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Returns the approximate sizes of the files, in bytes.
  package static func sizes(fileCount: Int, meanBytes: Double? = nil) -> [Int] {
    var numbers = SeededGenerator(seed: 40)
    let sizes = (0..<fileCount).map { _ in
      min(medianBytes * exp(deviation * numbers.normal()), largestBytes)
    }
    guard let meanBytes else { return sizes.map { Int($0) } }
    let factor = meanBytes * Double(fileCount) / sizes.reduce(0, +)
    return sizes.map { Int($0 * factor) }
  }

  /// Returns a folder for a feature, or one inside it.
  private static func folderName(_ number: Int) -> String {
    let feature = Vocabulary.nouns[number / 3 % Vocabulary.nouns.count].capitalized
    return "Features/\(feature)\(number / 3)" + ["", "/Views", "/Shared"][number % 3]
  }

  /// The project file, with two targets that take all files of their folders.
  private static let xcodeProject = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        A00000000000000000000001 = {isa = PBXProject; mainGroup = A00000000000000000000002;
          developmentRegion = en; knownRegions = (en, Base);
          targets = (A00000000000000000000005, A00000000000000000000006); };
        A00000000000000000000002 = {isa = PBXGroup; sourceTree = "<group>";
          children = (A00000000000000000000003, A00000000000000000000004); };
        A00000000000000000000003 = {isa = PBXFileSystemSynchronizedRootGroup;
          path = App; sourceTree = "<group>"; };
        A00000000000000000000004 = {isa = PBXFileSystemSynchronizedRootGroup;
          path = AppTests; sourceTree = "<group>"; };
        A00000000000000000000005 = {isa = PBXNativeTarget; name = App; buildPhases = ();
          fileSystemSynchronizedGroups = (A00000000000000000000003);
          productType = "com.apple.product-type.application"; };
        A00000000000000000000006 = {isa = PBXNativeTarget; name = AppTests; buildPhases = ();
          fileSystemSynchronizedGroups = (A00000000000000000000004);
          productType = "com.apple.product-type.bundle.unit-test"; };
      };
      rootObject = A00000000000000000000001;
    }

    """
}
