import StringCatalog

/// Writes the `contents.json` of an `.xcloc` bundle in Xcode's form: sorted keys, ` : ` between key
/// and value, no line feed at the end. ``DocumentMaker`` puts it into each bundle.
struct BundleDescription {
  let bytes: ContiguousArray<UInt8>

  /// - Parameter container: The name of the Xcode project or workspace;
  ///   `nil` leaves the member out.
  init(container: String?, source: String, target: String) {
    var members = [("developmentRegion", Self.quoted(source))]
    let isWorkspace = container?.hasSuffix(".xcworkspace") ?? false
    if let container, !isWorkspace { members.append(("project", Self.quoted(container))) }
    members.append(("targetLocale", Self.quoted(target)))
    let tool = [
      ("toolBuildNumber", glossVersion), ("toolID", "gloss"), ("toolName", "gloss"),
      ("toolVersion", glossVersion),
    ]
    members.append(("toolInfo", Self.object(tool.map { ($0, Self.quoted($1)) }, indent: "  ")))
    members.append(("version", Self.quoted("1.0")))
    if let container, isWorkspace { members.append(("workspace", Self.quoted(container))) }
    bytes = ContiguousArray(Self.object(members, indent: "").utf8)
  }

  private static func object(_ members: [(String, String)], indent: String) -> String {
    let lines = members.map { "\(indent)  \"\($0)\" : \($1)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
  }

  private static func quoted(_ text: String) -> String { StringCatalog.literal(text) }
}
