public import LegacyFormats

/// A `.strings` file, which the library reads and writes without files too.
public typealias StringsFile = LegacyFormats.StringsFile

/// Why a `.strings` or `.stringsdict` file could not be read.
public typealias StringsError = LegacyFormats.StringsError
