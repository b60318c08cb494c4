/// Rules for places where one token decides how everything after it is read, in the notation of
/// ``Grammar``.
enum AmbiguityRules {
  static let text = #####"""
    ambiguity:
      2× «slashes»
      3× «angles»
      2× «braces»
      2× «breaks»
      3× «wordStatement»
    slashes:
      x/y/z
      f(/)
      f(/, /)
      f(/, 1) / 2
      f(+, /, 1)
      [1, 2].reduce(1, /) / 3
      (/)(1, 2)
      x(a / b, c / d)
      f(a/b, c/d)
      f(/a/, /b/)
      f(/a, b/)
      f(x: /«regexAtom»/, «expression»)
      [/«regexAtom»/, /b/]
      { /«regexAtom»/ }
      x ? /«regexAtom»/ : /b/
      x ?? /«regexAtom»/
      x && /a/ ~= «string»
      !/«regexAtom»/.isEmpty(1)
      try /a/.wholeMatch(in: «string»)
      await /a/.f()
      return /a/
      throw /a/
      case1 = /a/
      x = /«regexAtom»«regexPart»/
      x == /a/
      x ~= /«regexAtom»/ // «character»
      let r = /a/; let q = /b/
      let r = /a/ /* «character» */
      x! / 2 / y
      x? / 2 / y
      x[0]/2/y[1]
      f(1)/2/g(2)
      {1}()/2/3
      "a".b/2/3
      «string» / 2 / x
      $0 / $1 / 2
      self / 2 / x
      nil / 2 / x
      x /= y / z
      x /= f(1) / g(2)
      x += /a/
      .a/2/3
      #/a/# / #/b/#
      #/a/#.f(1) / 2
      1/2/3
      0x1/2.5/3
      `a`/2/`b`
      x / /a/
      x ... /a/
      /a/ ... /b/
      x is A / 2 / b
      x as A / 2 / b
      x /* a */ / /* b */ y / z
      x //a/
      a/*b*// c / d
      a */*b*/ c
      a +/*b*/+b
      (x)/2/(y)
      x/2 /* / */
      x./2/3
      A<B>/2/3
      switch x { case /a/: f(/b/) default: /c/ }
      if /a/ ~= x { f(1) }
      if x / 2 == y / 3 { f(1) }
      guard let x = y / 2, z / 3 > 1 else { return }
      func /(a: A, b: A) { f(1) }
      static func / (a: A, b: A) -> A { a / b / c }
      infix operator /^
      let f: (Int, Int) -> Int = (/)
      x.f(/a/) { /b/ }
      x { /a/ } y: { /b/ }
      x /^ y
      x ^/ y
      f(/.self/)
      f(^/) / 2
      f(/^) / 2
    angles:
      a<b>(c)
      a<b>.c(d)
      a<«type»>(«argument,?»)
      a<«type,»>.b(«argument»)
      a<«type»> { f(1) }
      a<b>[c](d)
      a<b>?.c(d)
      a<b>!.c(d)
      a<b>.self.f(1)
      a<b>()()
      a<b>
      f(a<b>, c)
      f(a<b, c>(d))
      f(a<b, c>d)
      f(a<b, c> (d))
      f(a < b, c > d)
      f(a<b, c > (d))
      f(a<b, c>.d)
      f(a<b, c>)
      [a<b, c>(d)]
      [a<b>: c<d>]
      (a<b, c>(d))
      a<(b)>(c)
      a<(b, c)>(d)
      a<[b]>(c)
      a<[b: c]>(d)
      a<b?>(c)
      a<b!>(c)
      a<b??>(c)
      a<b & c>(d)
      a<any b>(c)
      a<some b>(c)
      a<any b & c>(d)
      a<b.c>(d)
      a<b.Type>(c)
      a<(b) -> c>(d)
      a<() -> ()>(d)
      a<(b) async throws -> c>(d)
      a<@c () -> b>(d)
      a<@c(d) () -> b>(e)
      a<inout b>(c)
      a<_>(c)
      a<1>(c)
      a<-1>(c)
      a<1, b>(c)
      a<each b>(c)
      a<repeat each b>(c)
      a<~b>(c)
      a<b<c>>(d)
      a<b<c<d>>>(e)
      a<b<c>, d>(e)
      a<b<c>?>(d)
      a<b<c>>.d(e)
      a<b>>(c)
      a<b >> c(d)
      a<b>=c(d)
      a<b>==c(d)
      a<b> == c(d)
      a<b>+c(d)
      a<b> + c(d)
      a<b>-c(d)
      a<b>&&c(d)
      a<b>...c(d)
      a<b> ? c(d) : e
      a < b ? c(d) : e
      a < b > (c)
      a <b> (c)
      a< b >(c)
      a<b >(c)
      a< b>(c)
      a<⏎b⏎>(c)
      a<b>⏎(c)
      a<b>⏎.c(d)
      a<b>⏎{ c(d) }
      a<b/* > */>(c)
      a<b // >⏎>(c)
      a < b(c) && d > (e)
      a<b(c)
      a<b(c)>d
      a<b.c(d)>(e)
      a<"b">(c)
      a<b, >(c)
      a<b,c,>(d)
      x is a<b>
      x as? a<b> ?? c(d)
      x as! a<b>.c
      x is a<b> && c(d)
      x as [a<b>]
      a.b<c>.d(e)
      a.b<c>.d<e>(f)
      a?.b<c>(d)
      .a<b>(c)
      \a<b>.c
      #a<b>(c)
      #a<b, c<d>>(e)
      @a<b>(c) var d = e<f>(g)
      @a<b<c>> var d = e
      @a<b>.c(d) var e = f
      if a<b>(c) { d(e) }
      if a < b { c(d) }
      if a<b { c(d) }
      if a<b>.c { d(e) }
      while a < b, c > (d) { e(f) }
      guard a<b, c>(d) else { return }
      for a in b<c>(d) { e(f) }
      switch a<b>(c) { case d<e>(f): g(h) default: i(j) }
      let a: b<c>? = d(e)
      var a: b<c>{ d(e) }
      let a = b<c>(d), e = f<g>(h)
      func a<b>(c: d<e> = f<g>(h)) -> i<j> { k(l) }
      func <(a: b, c: d) { e(f) }
      func <<b>(a: b) { e(f) }
      func ><b>(a: b) { e(f) }
      init<a>(b: c<d>) { self.init(e) }
      subscript<a>(b: c<d>) -> e<f> { g(h) }
      case1<a>(b)
      a<b>(c) { d(e) }
      a<b>(c)<d>(e)
      a[b<c>(d)]
      a[b < c](d)
      "\(a<b>(c))"
      "\(a < b, c > (d))"
      self<a>(b)
      Self<a>(b)
      super<a>(b)
      a.self<b>(c)
      a.init<b>(c)
      `a`<b>(c)
      $0<$1>($2)
      $0 < $1
      a<$0>(b)
    """#####
}
