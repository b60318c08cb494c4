import StringCatalog

func commented(_ file: ContiguousArray<UInt8>) throws -> ContiguousArray<UInt8> {
  var catalog = try StringCatalog(file, path: "App/Localizable.xcstrings")
  for key in catalog.keys where catalog.entry(key)?.comment == nil {
    catalog.setComment("待写：这条文案出现在哪里", of: key)
  }
  return try catalog.serialized()
}
