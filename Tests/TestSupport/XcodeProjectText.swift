/// Contents for the `project.pbxproj` of a test.
public enum XcodeProjectText {
  /// A project without targets.
  public static let empty = "{objects = {P = {isa = PBXProject; }; }; rootObject = P; }\n"
}
