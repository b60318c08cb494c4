import SwiftTree
import TestSupport
import Testing

@Suite struct NameSearchTests {
  private static func matches(_ names: [String], _ text: String) -> Bool {
    NameSearch(names).matches(in: ContiguousArray(text.utf8).span)
  }

  @Test(arguments: [
    "Task", "a Task", "Task {", "x.Task", "`Task`", "@Task(1)", "// Task", "1+Task", "é\nTask",
  ])
  func findsANameWhereverItStands(_ text: String) {
    #expect(Self.matches(["Task"], text))
    #expect(Self.matches(["other", "Task", "Tas", "T"], text))
  }

  @Test(arguments: [
    "", " ", "Tas", "Tasks", "aTask", "_Task", "Task1", "1Task", "Taſk", "Taské", "task", "T ask",
    "$",
    "$Task1",
  ])
  func leavesNamesThatOnlyHoldIt(_ text: String) {
    #expect(!Self.matches(["Task"], text))
  }

  @Test func findsNamesOfAnyLength() {
    for length in [1, 2, 7, 8, 9, 62, 63, 64, 65, 200] {
      let name = String(repeating: "n", count: length)
      #expect(Self.matches([name], "x \(name)"))
      #expect(!Self.matches([name], "x \(name)n"))
    }
  }

  @Test func findsANameAtAnyPlace() {
    for offset in 0..<140 {
      let before = String(repeating: " ", count: offset)
      for after in ["", " ", "(", String(repeating: "+", count: 64)] {
        #expect(Self.matches(["Task"], "\(before)Task\(after)"), "\(offset)")
        #expect(!Self.matches(["Task"], "\(before)Tasks\(after)"), "\(offset)")
        #expect(!Self.matches(["Task"], "\(before)aTask\(after)"), "\(offset)")
      }
    }
  }

  @Test func findsTheWordsOfAText() {
    // Words and what is between them, of all lengths, from a seed.
    var generator = SeededGenerator(seed: 7)
    let signs: [Character] = [
      "a", "Z", "_", "0", "9", "é", "中", "$", " ", "\n", "(", "`", "~", "@", "[",
    ]
    for _ in 0..<300 {
      let text = String((0..<200).map { _ in signs.randomElement(using: &generator)! })
      let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      for word in words { #expect(Self.matches([word], text)) }
      for word in words where !words.contains(word + "a") {
        #expect(!Self.matches([word + "a"], text))
      }
    }
  }

  @Test func findsANameOfWhichOnlyTheHashIsKnown() {
    var search = NameSearch(["Task"])
    search.insert(Name("größe"))
    for (text, isFound) in [("größe", true), ("grösse", false), ("a.Task", true), ("größ", false)] {
      #expect(search.matches(in: ContiguousArray(text.utf8).span) == isFound, "\(text)")
    }
  }

  @Test(arguments: [
    ("post(a)", true), ("center.post(name: a)", true), ("post (a)", true), ("`post`(a)", true),
    ("post<Int>(a)", true), ("post\n{ a }", true), ("post", false), ("post.a", false),
    ("let post: Post", false), ("posts(a)", false), ("(post)", false),
  ])
  func findsANameWhereItIsCalled(_ text: String, isFound: Bool) {
    var search = NameSearch()
    search.insertCall("post")
    #expect(!search.isEmpty)
    #expect(search.matches(in: ContiguousArray(text.utf8).span) == isFound)
    // As a name like others it is found as before.
    search.insert("post")
    #expect(search.matches(in: ContiguousArray(text.utf8).span) != text.contains("posts"))
  }

  @Test(arguments: [
    ("$name", true), ("_name", true), ("a.$name", true), ("$é", false), ("self._name.a", true),
    ("name", false), ("$names", false), ("_nam", false), ("a_name", false), ("__name", false),
    ("$0.name", false), ("$name.$other", true), ("$other.$name", true),
  ])
  func findsTheWrapperOfAName(_ text: String, isFound: Bool) {
    var search = NameSearch()
    search.insertWrapper(of: Name("name"))
    #expect(!search.isEmpty)
    #expect(search.matches(in: ContiguousArray(text.utf8).span) == isFound)
  }

  @Test(arguments: [
    ("$name", true), ("_name", true), ("a.$name", true), ("$é", true), ("self._name", true),
    ("$0 + $1", false), ("_ = a", false), ("a_b", false), ("$", false), ("__", true),
  ])
  func findsWrappersIfAskedTo(_ text: String, isFound: Bool) {
    var search = NameSearch()
    #expect(search.isEmpty)
    search.insertWrappers()
    #expect(!search.isEmpty)
    #expect(search.matches(in: ContiguousArray(text.utf8).span) == isFound)
    #expect(!Self.matches(["other"], text))
  }
}
