import LegacyFormats
import LocalizationModel

extension Project {
  /// The names of look-up macros in C beside Apple's, by build settings, and the configuration's
  /// functions with a key and at most a comment; sorted by bytes.
  var cRoutines: [String] {
    let names = configuration.functions.filter {
      $0.key == nil && $0.table == nil && $0.bundle == nil && $0.defaultValue == nil
    }.map(\.name).filter {
      $0.utf8.allSatisfy {
        ![UInt8(ascii: "."), UInt8(ascii: "#"), UInt8(ascii: "@")].contains($0)
      }
    }
    return Set(buildSettings.routines + names).subtracting(CLookups.routines).sortedByBytes()
  }

  /// The sources of the project in C, Objective-C and C++, tests included, sorted by path bytes.
  var cSources: [String] {
    tree.paths(of: .otherSource).filter { FileKind.isC($0) && configuration.includes($0) }
  }
}
