public import StringCatalog

// Former names of public types, for one release.

/// The former name of ``BranchMerge``.
@available(*, deprecated, renamed: "BranchMerge")
public typealias CatalogMerging = BranchMerge

/// The former name of ``ExtractionMerge``.
@available(*, deprecated, renamed: "ExtractionMerge")
public typealias CatalogMerge = ExtractionMerge

/// The former name of ``RenamePolicy``.
@available(*, deprecated, renamed: "RenamePolicy")
public typealias RenameSetting = RenamePolicy

/// The former name of ``StalePolicy``.
@available(*, deprecated, renamed: "StalePolicy")
public typealias StaleSetting = StalePolicy

/// The former name of ``XLIFFRefresh``.
@available(*, deprecated, renamed: "XLIFFRefresh")
public typealias Update = XLIFFRefresh
