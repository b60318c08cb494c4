/// Texts for the `project.pbxproj` of a test.
public enum XcodeProjectText {
  /// A project without targets.
  public static let empty = "{objects = {P = {isa = PBXProject; }; }; rootObject = P; }\n"

  /// A project with one target that has `Localizable.xcstrings` and generates symbols for its keys.
  public static let makingSymbols = """
    {objects = {
    P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T); };
    G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
    F = {isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>"; };
    T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
      buildPhases = (R); };
    R = {isa = PBXResourcesBuildPhase; files = (B); };
    B = {isa = PBXBuildFile; fileRef = F; };
    L = {isa = XCConfigurationList; buildConfigurations = (C); };
    C = {isa = XCBuildConfiguration; buildSettings = {STRING_CATALOG_GENERATE_SYMBOLS = YES; }; };
    }; rootObject = P; }

    """
}
