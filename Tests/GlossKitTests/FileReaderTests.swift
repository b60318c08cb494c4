import Foundation
import GlossKit
import TestSupport
import Testing

@Suite struct FileReaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(_ path: String, sizeLimit: Int = FileReader.sizeLimit) -> String {
    let reader = FileReader(sizeLimit: sizeLimit, overlay: FileOverlay(within: .none))
    do throws(GlossError) {
      return String(decoding: try reader.text(of: path), as: UTF8.self)
    } catch {
      return error.description.replacing(folder(""), with: "")
    }
  }

  @Test(arguments: [0, 1, 31, 32, 33, 131_071, 131_072, 131_073, 1_500_000])
  func readsAllOfAFile(size: Int) throws {
    let text = String(repeating: "x", count: size)
    #expect(read(try folder.add("a.swift", text)) == text)
    #expect(
      try FileReader.contents(of: folder("a.swift"), within: .none).bytes.elementsEqual(text.utf8))
  }

  @Test func oneBufferHoldsOneFileAtATime() throws {
    let reader = FileReader(overlay: FileOverlay(within: .none))
    for (name, text) in [("a", "long text"), ("b", "b"), ("c", ""), ("d", "中文")] {
      let path = try folder.add(name, text)
      #expect(try reader.text(of: path).elementsEqual(text.utf8))
    }
  }

  @Test func reportsWhatCannotBeRead() throws {
    try folder.add("big.swift", "12345")
    try folder.link("dead.swift", to: "nothing")
    let hasPipe = unsafe mkfifo(folder("pipe.swift"), 0o600) == 0
    #expect(hasPipe)
    let isGone = "cannot be opened: no such file or folder: check the path"
    #expect(read(folder("gone.swift")) == "gone.swift: \(isGone)")
    #expect(
      read(folder("dead.swift"))
        == "dead.swift: a symbolic link to nothing: remove it or make its target, then run again")
    #expect(read(folder("pipe.swift")) == "pipe.swift: not a regular file: give files or folders")
    #expect(read(folder.path).hasSuffix(": not a regular file: give files or folders"))
    #expect(read(folder("big.swift"), sizeLimit: 5) == "12345")
    #expect(
      read(folder("big.swift"), sizeLimit: 4)
        == "big.swift: larger than 0 MB: split the file or exclude it")
  }

  @Test func namesThePlaceThatIsNotUTF8() throws {
    let path = folder("a.swift")
    try Data([0x61, 0x0A, 0x62, 0xFF, 0x63]).write(to: URL(filePath: path))
    #expect(
      read(path) == "a.swift:2:2: the text is not valid UTF-8 from here on: save it as UTF-8")
    try Data([0xFF, 0xFE, 0x61, 0x00]).write(to: URL(filePath: path))
    #expect(read(path) == "a.swift: the text is UTF-16: save it as UTF-8")
  }

  @Test func judgesUTF8AsTheStandardLibraryDoes() {
    let edges: [UInt8] = [
      0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC,
      0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    var valid = 0
    func check(_ bytes: ContiguousArray<UInt8>) {
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      if (bytes.span.firstInvalidUTF8 == nil) != isValid { Issue.record("\(bytes)") }
      valid += isValid ? 1 : 0
    }
    for first in edges {
      check([first])
      for second in edges {
        check([first, second])
        for third in edges {
          check([first, second, third])
          // The scalar that the fast path over ASCII runs into, and one that the text cuts off.
          check(ContiguousArray(repeating: 0x61, count: 33) + [first, second, third])
          for fourth in edges where first >= 0xE0 { check([first, second, third, fourth]) }
        }
      }
    }
    #expect(valid > 1_000)
  }
}
