/// Rules for braces, which may belong to a statement or to a call, and for line breaks, which may
/// or may not end a statement, in the notation of ``Grammar``.
enum LayoutRules {
  static let text = #####"""
    braces:
      f { }
      f() { }
      if f { g(1) }
      if f(1) { g(2) }
      if f.g(1).h { i(2) }
      if x.map({ $0 }) == y { g(1) }
      if (f { 1 }) { g(2) }
      if [f { 1 }].g(2) { h(3) }
      if f({ 1 }) { g(2) }
      if x[f { 1 }] { g(2) }
      if "\(f { 1 })" == x { g(2) }
      if let x = f(1) { g(2) } else { h(3) }
      if let x = f(1), let y = g(2) { h(3) }
      if let x { g(x) }
      if case .a(let b) = f(1) { g(2) }
      if x is A { f(1) }
      if x as? A<B> != nil { f(1) }
      if x == .a { f(1) }
      if x == A(b: 1) { f(1) }
      if !x { f(1) } else if !y { g(2) }
      if x, y { f(1) }
      if try f(1) { g(2) }
      if await f(1) { g(2) }
      guard f(1) else { return }⏎{ g(2) }()
      guard let x = f(1) else { return g { 2 } }
      while f(1) { g(2) }
      while let x = f(1) { g(2) }
      repeat { f(1) } while g(2)
      repeat { f(1) } while x⏎{ g(2) }()
      for x in f(1) { g(2) }
      for x in y { f(1) }
      for x in y where f(1) { g(2) }
      for x in [1, 2].map({ $0 }) { f(1) }
      for x in (f { 1 }) { g(2) }
      for (i, x) in y.f(1) { g(2) }
      for case let x? in f(1) { g(2) }
      for x in 0..<f(1) { g(2) }
      switch f(1) { case 1: g(2)⏎default: h { 3 } }
      switch x {}
      switch (f { 1 }) { default: g(2) }
      switch x { case let y where f(y): g(2)⏎case .a(f(1)), .b: h(3)⏎default: () }
      do { f(1) } catch { g(2) }
      do { f(1) } catch A.b(let c) where c.f(1) { g(2) }
      do { f(1) } catch is A { g(2) } catch { }
      do { f(1) }⏎{ g(2) }()
      defer { f(1) }
      let x = f { 1 }, y = g { 2 }
      let x: A = f(1) { 2 }
      let x = f(1)⏎{ 2 }
      let x = y⏎{ 2 }()
      var x: A { f(1) }
      var x: A = f(1) { didSet { g(2) } }
      var x = f(1) { didSet { g(2) } }
      var x = y { willSet { g(2) } didSet { } }
      var x: A { get { f(1) } set { g(2) } }
      var x: A { get }
      var x: [A] { [f(1)] }
      var x: A { return f { 1 } }
      var x: A {⏎if y { f(1) } else { g(2) }⏎}
      var x: A { set { f(1) } get { g(1) } }
      lazy var x: A = { f(1) }()
      let x = if y { f(1) } else { g(2) }
      let x = switch y { case 1: f(1) default: g(2) }
      return if y { f(1) } else { g(2) }
      f(if y { 1 } else { 2 })
      return { f(1) }
      return f { 1 }
      return⏎f(1)
      throw f { 1 }
      f { 1 }.g(2) { 3 }.h
      f { 1 }⏎.g(2)⏎{ 3 }
      f { 1 } g: { 2 } h: { 3 }.i(4)
      f { 1 }[2] { 3 }
      f { 1 }(2)
      f[1] { 2 }
      f? { 2 }
      f! { 2 }
      f(1)! { 2 }
      f?.g { 2 }
      f.init { 1 }
      .init { 1 }
      .f { 1 }
      [f { 1 }, g { 2 }]
      [1: f { 1 }]
      x = y ? f { 1 } : g { 2 }
      x + f { 1 } + g { 2 }
      #m { 1 }
      #m(1) { 2 } x: { 3 }
      f {⏎}⏎g(1)
      f { a, b in g(1) }
      f { (a, b) in g(1) }
      f { (a: A, b: B) -> C in g(1) }
      f { (a, b).c(1) }
      f { (a)(b) }
      f { [a](b) in g(1) }
      f { [a] in g(1) }
      f { [a].b(1) }
      f { [a: b](1) }
      f { [a = b(1), weak c] (d) in g(1) }
      f { a⏎in g(1) }
      f { for a in b { g(1) } }
      f { _ in }
      f { a in }
      f { async in g(1) }
      f { a async in g(1) }
      f { @A in g(1) }
      f { @A a in g(1) }
      f { @A(1) (a) in g(1) }
      f { (a) throws(B) in g(1) }
      f { $0 }
      f { { { g(1) }() }() }
      f { } // x⏎g: { }
      outer: do { f(1); break outer }
    breaks:
      f⏎(1)
      f⏎[1]
      f⏎{ 1 }
      f(1)⏎(2)
      f(1)⏎[2]
      f(1)⏎.g(2)
      f(1)⏎  // «character»⏎  .g(2)
      f(1) // «character»⏎.g(2)
      f(1) /* ⏎ */ (2)
      f /* */ (1)
      f /* ⏎ */ (1)
      f/**/(1)
      f·(1)
      x⏎! g(2)
      x ⏎? f(1)⏎: g(2)
      x =⏎f(1)
      x⏎= f(1)
      x⏎+ f(1)
      x +⏎f(1)
      x⏎+f(1)
      x⏎-f(1)
      x⏎&f(1)
      x⏎as A
      x⏎is A⏎f(1)
      try⏎f(1)
      await⏎f(1)
      return⏎(1)
      return⏎[f(1)]
      return⏎.f(1)
      return; f(1)
      throw⏎f(1)
      let x⏎= f(1)
      let x =⏎f(1)⏎let y = g(2)
      let x: A⏎(1)
      let x = y⏎(1, 2)
      let x = y⏎[1].f(2)
      let (a, b)⏎= f(1)
      func f⏎(x: A)⏎-> B⏎{ g(1) }
      func f()⏎throws⏎{ g(1) }
      @A⏎var x = f(1)
      @A(1)⏎@B(2)⏎func f() { }
      #m⏎(1)
      #m (1)
      #if A⏎f(1)⏎#endif⏎(2)
      #if A⏎f(1)⏎#endif⏎.g(2)
      #if A⏎.f(1)⏎#endif
      x⏎#if A⏎.f(1)⏎#endif⏎(2)
      x⏎#if A⏎.f(1)⏎#endif⏎.g(2)⏎(3)
      x⏎#if A⏎#else⏎.f(1)⏎#endif
      x⏎#if A⏎f(1)⏎#endif
      x⏎#if A⏎.f(1) { 2 }⏎#elseif B⏎// c⏎.g(3)⏎#endif⏎.h(4)
      x.f(1)⏎#if A⏎[1]⏎#endif
      #if A // f(1)⏎f(2)⏎#endif // g(3)
      #if A /* f(1) */⏎f(2)⏎#else /* */⏎#endif
      #if os(A) && (canImport(B) ||⏎C)⏎f(1)⏎#endif
      #if f(1) > 2⏎g(3)⏎#endif
      #if compiler(>=6.1) && !$A⏎f(1)⏎#elseif swift(<5)⏎g(2)⏎#endif
      f(⏎1⏎)⏎(2)
      f(1,⏎2,⏎)
      f(⏎// )⏎1)
      f(a⏎: 1)
      f(a:⏎1)
      [⏎f(1)⏎,⏎g(2)⏎]
      a⏎.⏎b(1)
      a . b (1)
      a .b(1)
      a?⏎.b(1)
      a!⏎.b(1)
      a?.b⏎(1)
      \a⏎.b
      \a.b⏎(1)
      \a.b[f(1)].c
      \a.[f(1)]
      \.a?.b
      (\.a)(1)
      "a"⏎(1)
      "a"⏎.f(1)
      """⏎a⏎"""⏎.f(1)
      a;b;(c);[d];{ e(1) }()
      if x⏎{ f(1) }⏎else⏎{ g(2) }
      do⏎{ f(1) }⏎catch⏎{ g(2) }
      case1⏎(1)
      label:⏎for x in y { f(1) }
      import A⏎(1)
      typealias A = B⏎(1)
      typealias A = B<C>⏎(1)
      var x: A⏎{ f(1) }
      var x: A?⏎{ f(1) }
      x as A⏎(1)
      x as? A⏎{ f(1) }()
      x is A⏎[1]
      enum E { case a(A)⏎case b }
      enum E { case a = 1⏎, b(B) }
    """#####
}
