/// Rules for literals and their content, in the notation of ``Grammar``.
enum LiteralRules {
  static let text = #####"""
    number:
      0
      1
      42
      1_000
      0xFF
      0b1010
      0o17
      1.5
      1e10
      1.5e-3
      0x1p-2
      0x1.8p3
    literal:
      1
      3× «number»
      4× «string»
      2× «richString»
      «regex»
      true
      nil
      #file
      #line
      #function
    string:
      "text"
      ""
      "«character»"
      "«character»«character»«character»"
      "«escape»«character»«escape»"
      "a // b /* c */"
      "it's (1, 2) [3] {4}"
      "#if os(x)"
      "消息数: %lld שלום 👩‍👩‍👧"
      "\\"
      "\"quoted\""
      "/regex/"
      "`tick`"
    character:
      a
      «escape»
      '
      (
      )
      )"+"(
      {
      }
      [
      #
      ##
      /
      //
      /*
      */
      ;
      中
      😀
      %@
      %05.2f
      ,
      :
      é
      ⁧שלום⁩
      `
    escape:
      \n
      \\
      \"
      \t
      \0
      \r
      \'
      \u{1F600}
      \u{0}
      \u{e9}
    interpolation:
      \(x)
      2× \(«expression»)
      \(·«expression»·)
      \(«expression», «name»: «expression»)
      \(«name», specifier: "%.2f")
      \(«richString»)
      \("«character»")
      \(«name».map { "\($0)" })
      \(«expression» ? "yes" : "no")
      \([1, 2].map { $0 })
      \(["a": ")"]["a"] ?? "\(1)")
      \({ «expression» }())
      \(/* ) */ x)
      \(verbatim: «string»)
      \("a" + "b)")
      \(«interpolationArguments»)
      \(#"\#("in")"#)
    interpolationArguments:
      x
      «argument,»
      «expression», default: «string»
      date, style: .date
      format: «string», «number»
    rawInterpolation:
      \#(x)
      2× \#(«expression»)
      \#("«character»")
      \#(«richString»)
      \#(«expression», «name»: «string»)
      \#(#"\#(1)"#)
      \#({ ")" }())
    richString:
      #"raw "quoted" \n"#
      2× "«interpolation»"
      3× "«character»«interpolation»«character»"
      "«interpolation»«interpolation»«escape»«interpolation»"
      "«character»\("«interpolation»")«character»"
      "\("\("\(«name»)")")"
      #""«character»"«rawInterpolation»«rawCharacter»"#
      #"\("not one") «rawInterpolation»"#
      #"«rawCharacter»«rawInterpolation»"#
      #"«rawCharacter»«rawCharacter»"#
      ##"«rawCharacter» "# \##(«expression») \#(no)"##
      ###"\##(no) "## «rawCharacter»"###
      #""#
      #"""#
      #"\"#
      #"""⏎"""«rawCharacter»⏎«rawInterpolation»⏎"""#
      #"""⏎\(no) \#n "" """ " \#(«name»)⏎  """⏎"""#
      ##"""⏎"""#⏎\#n \##(«expression»)⏎"""##
      """⏎«lineText»⏎"""
      """⏎«lineText»⏎⏎«lineText»⏎"""
      """⏎    «lineText»⏎    «lineText»⏎    """
      """⏎	«lineText»⏎	"""
      """⏎  «lineText»«interpolation»⏎⏎  b\⏎  c⏎  """
      """⏎"a" ""b"" \""" \"\"" "⏎«interpolation»"«interpolation»"⏎"""
      """⏎\("""⏎  inner «interpolation»⏎  """)⏎"""
      """⏎"""
      """⏎\(⏎«expression»⏎)⏎  \(«interpolationArguments»⏎)⏎"""
      #"""⏎\#(⏎"""⏎a⏎"""⏎, x: 1)⏎"""#
      #"""⏎  \#(⏎  """⏎  a⏎   b⏎  """⏎  , x: 1)⏎  """#
      """⏎a \   ⏎b⏎"""
    lineText:
      text
      «character»«character»«interpolation»«character»
      "quoted" and ""
      «interpolation»
      «escape»«character»«escape»
      // no comment
      #if no
      "«character»"
      «interpolation»«interpolation»
    rawCharacter:
      \n
      \
      "a
      \(no)
      'it'
      #b
      \u{1}
      // no
      )
      消息
      \\
      "
      /*
    regex:
      #/a+/#
      2× /«regexAtom»«regexPart»/
      /«regexAtom»«regexPart»«regexPart»/
      #/«regexPart»«regexPart»/#
      #/ / «regexPart»/#
      ##/a/#b/##
      #/⏎  a+ # comment /⏎  «regexPart»⏎/#
      /a"b/
      /\//
      /a\/b/
      /(?<name>a|b)*?/
      /\(\)/
      /«regexAtom»/.wholeMatch(in: «name»)
      #//#
      ##/"\(x)"/##
    regexAtom:
      a
      [a-z]
      \d
      (b)
      (?:x|y)
      ^
      .
      \.
      [^"]
      消
      "
      '
      {2}
      [()]
      a(?i)
      (?=b)
    regexPart:
      b
      +
      *
      \s
      [0-9]
      (c|d)
      \u{1F600}
      $
      {1,2}
      \"
      #
      x y
      (?<n>\w+)
      [\]]
    """#####
}
