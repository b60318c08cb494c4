import GlossKit
import LegacyFormats
import OrderedJSON
import ProjectLayout
import SourceScanner
import StringCatalog
import SwiftTypes
import TestSupport
import TextFlow
import TranslationUnits
import XLIFF

extension TrialReader {
  package static let all = [
    TrialReader(
      "swift", suffixes: [".swift"], words: ByteMutator.swiftWords, lengthLimit: 1024,
      read: readSwift),
    TrialReader("json", suffixes: [".xcstrings", ".json"], words: jsonWords, read: readJSON),
    TrialReader("catalog", suffixes: [".xcstrings"], words: jsonWords + catalogWords) {
      _ = try? StringCatalog($0, path: "A.xcstrings").serialized()
    },
    TrialReader(
      "xliff", suffixes: [".xliff"], words: markupWords + xliffWords, lengthLimit: 2048
    ) {
      _ = try? XLIFFContents($0.span)
      _ = try? XLIFFDocument($0.span)
    },
    TrialReader("pbxproj", suffixes: [".pbxproj"], words: openStepWords + projectWords) {
      _ = try? XcodeProject(path: "A.xcodeproj/project.pbxproj", bytes: $0)
    },
    TrialReader("xcproj", suffixes: [".xcproj"], words: jsonWords + xcprojWords) {
      guard let document = try? JSONDocument($0, dialect: .relaxed) else { return }
      _ = try? XcodeProject(path: "A.xcodeproj/project.xcproj", document: document)
    },
    TrialReader(
      "manifest", suffixes: ["Package.swift"], words: ByteMutator.swiftWords + manifestWords
    ) {
      _ = PackageManifest(path: "Package.swift", bytes: $0.span)
    },
    TrialReader("strings", words: openStepWords) { bytes in
      guard let file = try? StringsFile(bytes) else { return }
      _ = file.serialized()
    },
    TrialReader("stringsdict", words: markupWords + listWords) {
      _ = try? PropertyList($0)?.value.serialized()
    },
    TrialReader("info-plist", words: markupWords + listWords) { _ = InfoPropertyList($0) },
    TrialReader("stringsdata", words: jsonWords + stringsDataWords) {
      _ = try? StringsDataFile($0, path: "A.stringsdata").strings(at: "A.swift")
    },
    TrialReader("data-model", words: markupWords + modelWords, lengthLimit: 2048) {
      _ = Entity.all(inModel: $0.span)?.map(\.swift)
    },
    TrialReader("configuration", suffixes: ["gloss.json"], words: jsonWords + settingWords) {
      _ = try? ConfigurationReader($0, path: "gloss.json", workingDirectory: "/project")
        .configuration()
    },
    TrialReader("baseline", words: jsonWords + baselineWords) {
      _ = try? Baseline("baseline.json", bytes: $0)
    },
    TrialReader("objective-c", suffixes: [".m", ".mm", ".h"], words: ByteMutator.swiftWords) {
      _ = OtherSourceLiterals($0.span, path: "A.m")
    },
    TrialReader("interface", suffixes: [".xib", ".storyboard"], words: markupWords) {
      _ = OtherSourceLiterals($0.span, path: "A.xib")
    },
  ]

  /// Reads a file alone, then joined with itself as a project, with its texts followed.
  @Sendable private static func readSwift(_ source: ContiguousArray<UInt8>) {
    let path = "A.swift"
    var declarations = SourceScan.scan(source, path: path, hashingLiterals: true).declarations
    declarations.mark(in: source)
    let index = ProjectIndex(joining: [(path, declarations)])
    let facts = FlowFacts(of: source, path: path, project: index)
    let followed = FollowedTexts(following: [path: facts], in: index)
    _ = SourceScan.scan(
      source, path: path, hashingLiterals: true,
      project: ProjectContext(index, .unknown, followed: followed))
  }

  /// Reads JSON in both dialects.
  @Sendable private static func readJSON(_ bytes: ContiguousArray<UInt8>) {
    _ = try? JSONDocument(bytes)
    _ = try? JSONDocument(bytes, dialect: .relaxed)
  }

  // MARK: Words

  private static let jsonWords = #"""
    { } [ ] , : " "" \ \" \n \u \ud800 \udc00 \uFEFF null true false 0 -1 1e9 1e999 // /* */ ⏎ 1.0
    """#
  private static let catalogWords = #"""
    ,"strings":{ "sourceLanguage":"en" "version":"1.0" "localizations":{ "stringUnit":{ "state": "value":
    "variations":{ "plural":{ "device":{ "other":{ "one":{ "substitutions":{ "argNum":1
    "formatSpecifier":"lld" "extractionState":"stale" "comment": "shouldTranslate":false %lld %#@a@
    """#
  private static let markupWords = #"""
    < > </ /> " = & ; &amp; &#0; &#x10FFFF; &a; <!-- --> <![CDATA[ ]]> <!DOCTYPE <!ENTITY <? ?> xmlns= xml:
    <?xml␣version="1.0"␣encoding="UTF-16"?> ⏎ [ ]
    """#
  private static let xliffWords = #"""
    <xliff␣version="1.2"␣xmlns="urn:oasis:names:tc:xliff:document:1.2"> <file␣original="A"␣source-language="en">
    <body> <trans-unit␣id="a"> <source> </source> <target␣state="translated"> </target> <note> <group> <g␣id="1">
    <x␣id="1"/> <mrk> </trans-unit> </body> </file> </xliff> version="2.0" <unit␣id="a"> <segment> <ph␣id="1"/>
    """#
  private static let openStepWords = #"""
    { } ( ) ; = , " ' \ \U0041 \101 // /* */ <00> < > ⏎ $ @ 1
    """#
  private static let projectWords = #"""
    isa␣=␣PBXProject; objects␣=␣{ rootObject␣=␣ children␣=␣( files␣=␣( path␣=␣ name␣=␣ sourceTree␣=␣"<group>";
    buildPhases␣=␣( targets␣=␣( mainGroup␣=␣ PBXGroup PBXVariantGroup PBXNativeTarget fileRef␣=␣
    """#
  private static let xcprojWords = #"""
    "files":[ "targets":[ "children":[ "path": "name": "id": "kind":"folder" "kind":"group" null /* */ // <PROJECT>/
    "target-membership":[ "A/compile-sources" "id:A" "build-phase": "membership-exceptions":[ "target": "exclusions":[
    "build-settings":{ "A[config=Debug]": "configurations":[ "localizations":{ "development": "required-capabilities":[
    """#
  private static let manifestWords = #"""
    let␣package␣=␣Package( name:␣ targets:␣[ .target( path:␣ exclude:␣[ sources:␣[ + dependencies:␣[
    """#
  private static let listWords = #"""
    <plist␣version="1.0"> <dict> </dict> <key> </key> <string> </string> <array> <integer> 0x1F <real>
    bplist00 NSStringLocalizedFormatKey NSStringFormatSpecTypeKey
    """#
  private static let stringsDataWords = #"""
    "source": "tables":{ "Localizable":[ "key": "comment": "value": "location":{ "startingLine": -9e99
    "startingColumn": "version":1 "confidence":[ %@ %lld %1$ %*d
    """#
  private static let modelWords = #"""
    <model> <entity␣name="A" representedClassName="A" codeGenerationType="class" <attribute␣name="b"
    attributeType="String" usesScalarValueType="YES" <relationship destinationEntity="A" toMany="YES" ordered=
    """#
  private static let settingWords = #"""
    "sources":[ "exclude":[ "catalogs":[ "rules":{ "patterns":[ "pattern": "overrides":[ "functions":[ "name":
    "**/ {a,b} *? ( )* [a- (?: \\1 "maxLength": 99999999999999999999 "glossary":[ "term": "languages":[
    """#
  private static let baselineWords = #"""
    "schemaVersion":1 "findings":[ "fingerprint": "file": "rule": "key": "locale":
    """#
}
