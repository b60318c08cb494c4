public import LegacyFormats

/// A `.strings` file in memory, public so that users of the library can read and write its text.
public typealias StringsFile = LegacyFormats.StringsFile

/// The error of a `.strings` or `.stringsdict` file that cannot be parsed.
public typealias StringsError = LegacyFormats.StringsError
