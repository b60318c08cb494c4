import TestSupport

/// An endless numbered list of short texts of random words, each inside some construct.
///
/// One in twenty is valid Swift. No person would think of these texts, so that they show where a
/// rule of the scanner only resembles the official rule.
package struct RandomWords: Sendable {
  private let seed: UInt64

  /// Makes a list. The same seed makes the same texts.
  package init(seed: UInt64) { self.seed = seed }

  /// Returns one text.
  package func text(number: Int) -> SourceText {
    var random = SeededGenerator(seed: seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    var text = ""
    for _ in 0...(1 + random.below(6)) {
      text += Self.words[random.below(Self.words.count)]
      switch random.below(10) {
      case 0..<4: break
      case 4..<9: text += " "
      default: text += "\n"
      }
    }
    for _ in 0...(random.oneIn(8) ? 1 : 0) {
      let (opening, closing) = Self.surroundings[random.below(Self.surroundings.count)]
      text = opening + text + closing
    }
    return SourceText(
      origin: "random words", path: "random words, seed \(seed), number \(number)",
      bytes: ContiguousArray(text.utf8))
  }

  /// The words, separated by spaces; `⏎` is a line break and `␣` a space within a word.
  private static let words: [String] = #"""
    a b c A B f( ( ) [ ] { } < > , : ; . .. ... -> = == + - * / & && | ! ? ?? ~ @a @a( @ # #m #m(
    #if⏎A #else #endif #elseif⏎B \ \. "s" "\(x)" #"r"# /r/ #/r/# 1 1.5 $0 _ `a` as is as? as! in
    inout let var func init deinit subscript class struct enum extension protocol actor macro import
    typealias associatedtype operator case default switch if else guard while repeat for do catch
    throw throws rethrows async await try try? try! return break continue fallthrough defer where
    some any each self Self super Any true false nil static private public open package final lazy
    weak unowned mutating nonisolated nonisolated(nonsending) nonisolated(unsafe) nonsending isolated
    sending borrowing consuming consume copy borrow unsafe discard yield then get set willSet didSet
    _read _modify of indirect convenience required override optional dynamic prefix postfix infix
    precedencegroup distributed using () (x) (x:) [x] {x} <T> :: @escaping @autoclosure @Sendable
    @convention(c) @MainActor @available(*,␣deprecated) #available(iOS␣1,*) #selector(a)
    #sourceLocation() (set) (unsafe) ⏎ ⏎ ⏎ ⏎ f(1) .b(2) a: x: <b>(c) // /**/ /*⏎*/
    """#.split { $0 == " " || $0 == "\n" }.map(spelled)

  /// The constructs around the words, one on each line; `…` is replaced by the words.
  private static let surroundings: [(String, String)] = #"""
    …
    …
    …⏎f(9)
    x … y
    f { … }
    f(…)
    f(a: …, b: c(1))
    f() { } … { y(1) }
    f { … in y(1) }
    (…)
    […]
    "\(…)"
    \…
    \A…
    a<…>(b)
    x as …
    x ? … : y(1)
    x = … { y(1) }
    return …
    let x = …
    let x: … = y(1)
    var x: A { … }
    var x: … { y(1) }
    func f(a: …) { y(1) }
    func f() … { y(1) }
    func f() -> … { y(1) }
    func f<T>() where … { y(1) }
    struct A { … }
    struct A<…> { }
    class A: … { }
    extension … { }
    protocol P { … }
    enum E { … }
    enum E { case … }
    @a(…) var x = 1
    @a … var x = y(1)
    #m(…)
    if … { y(1) }
    if let … { y(1) }
    if case … = y(1) { }
    guard … else { y(1) }
    while … { y(1) }
    for … in y { z(1) }
    for x in … { z(1) }
    switch x { case …: y(1) }
    switch x { case 1: … }
    do { } catch … { y(1) }
    #if A⏎…⏎#endif
    x⏎#if A⏎…⏎#endif⏎.y(1)
    ⏎#if …⏎.a(1)⏎#endif
    """#.split(separator: "\n").map { line in
      let parts = line.split(separator: "…", omittingEmptySubsequences: false).map(spelled)
      return (parts[0], parts[1])
    }

  private static func spelled(_ text: Substring) -> String {
    String(text.map { $0 == "⏎" ? "\n" : $0 == "␣" ? " " : $0 })
  }
}
