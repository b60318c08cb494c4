import LocalizationModel
import SourceScanner

func listStrings(of source: ContiguousArray<UInt8>) {
  let scan = SourceScan.scan(source, path: "App/Editor.swift")
  for string in scan.strings {
    print(string.position.line, string.key, string.comment ?? "no comment")
  }
}
