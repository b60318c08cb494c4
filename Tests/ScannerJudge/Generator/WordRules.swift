/// Rules for words that are keywords in some places and names in others, in the notation of
/// ``Grammar``.
enum WordRules {
  static let text = #####"""
    word:
      async
      await
      actor
      any
      some
      each
      repeat1
      copy
      consume
      discard
      yield
      unsafe
      borrow
      borrowing
      consuming
      inout1
      sending
      isolated
      nonisolated
      nonisolated1
      open
      package
      lazy
      final
      weak
      unowned
      mutating
      nonmutating
      optional
      override
      required
      convenience
      dynamic
      indirect
      infix
      prefix
      postfix
      get
      set
      willSet
      didSet
      _read
      _modify
      read
      modify
      of
      then
      macro
      module
      left
      right
      none
      higherThan
      associativity
      precedencegroup1
      Type
      Protocol
      Any
      Self
      self
      distributed
      reasync
      _const
      _local
      using
      with
      where1
      rethrows1
      default1
      from
      to
      before
      swift
      iOS
      available
      file
      line
      escaping
      autoclosure
      Sendable
      convention
      _forward
      _borrow
      _move
      init1
      mutableAddressWithNativeOwner
      unsafeAddress
      addressWithOwner
      compilerInitialized
      dependsOn
      scoped
      preconcurrency
      reparented
    wordStatement:
      «word»
      «word»(«argument,?»)
      «word» («argument»)
      «word»⏎(«argument»)
      «word» { «expression» }
      «word»() { «expression» }
      «word»⏎{ «expression» }()
      «word».f(1)
      «word»?.f(1)
      «word»[1](2)
      «word» = f(1)
      «word» + f(1)
      «word»⏎f(1)
      «word»⏎let x = f(1)
      «word»⏎func f() { g(1) }
      «word»⏎class A { }
      «word»⏎«word»(1)
      «word» «word»(1)
      «word»; f(1)
      «word» f(1)
      «word» x
      «word» x = f(1)
      «word» var x = f(1)
      «word» let x = f(1)
      «word» func f() { g(1) }
      «word» class A { var x = f(1) }
      «word» init() { f(1) }
      «word» «word» var x = f(1)
      «word»(set) var x = f(1)
      «word»<A>(1)
      «word» is A
      «word» as? A
      «word» ? f(1) : g(2)
      «word»!
      «word»: for x in y { f(1) }
      f(«word»)
      f(«word»: 1)
      f(«word»: «word»(1), «word»: 2)
      f(«word» x)
      f(«word» (x))
      f(«word»(x))
      f(«word» { x })
      f(«word», 1)
      f { «word» in g(1) }
      f { «word» }
      f { «word»(1) }
      f { (a: «word» A) in g(1) }
      f { «word», b in g(1) }
      f { [«word»] in g(1) }
      f { 1 } «word»: { 2 }
      x.«word»(1)
      x.«word» { 1 }
      x.«word»
      .«word»(1)
      .«word»
      \.«word»
      \A.«word».b
      #«word»
      #«word»(1)
      #«word» { 1 }
      @«word» var x = f(1)
      @«word»(1) var x = f(1)
      @«word» func f() { g(1) }
      x as «word»
      let «word» = f(1)
      let «word»: A = f(1)
      let (a, «word») = f(1)
      var «word»: A { f(1) }
      var «word» = f(1) { didSet { g(1) } }
      var x: «word» A = f(1)
      var x: «word» { f(1) }
      var x: A { «word» }
      var x: A { «word»(1) }
      var x: A { «word» { f(1) } }
      var x: A { «word»⏎f(1) }
      var x: A { «word» = f(1) }
      var x: A { «word».f(1) }
      var x: A { @A «word» { f(1) } }
      func «word»() { f(1) }
      func f(«word»: A) { g(1) }
      func f(«word» x: A) { g(1) }
      func f(x «word»: A = g(1)) { }
      func f(x: «word» A) { g(1) }
      func f() «word» { g(1) }
      func f() -> «word» A { g(1) }
      struct «word» { var x = f(1) }
      struct A { «word» var x = f(1) }
      struct A { «word»⏎var x = f(1) }
      struct A { «word» init() { f(1) } }
      enum E { case «word» }
      enum E { case «word»(A), «word» }
      enum E { «word» case a }
      extension A { «word» func f() { g(1) } }
      protocol P { «word» func f() }
      protocol P { var x: A { «word» } }
      protocol P { var x: A { get «word» } }
      typealias «word» = A
      if «word» { f(1) }
      if «word»(1) { f(1) }
      if let «word» { f(1) }
      if let «word» = f(1) { g(2) }
      if case .«word»(let x) = y { f(1) }
      for «word» in x { f(1) }
      for x in «word» { f(1) }
      for «word» x in y { f(1) }
      while «word» { f(1) }
      switch «word» { case «word»: f(1)⏎case .«word»: g(2)⏎default: () }
      return «word»
      return «word»(1)
      throw «word»(1)
      try «word»(1)
      await «word»(1)
      defer { «word»(1) }
      do { «word»(1) } catch «word» { f(1) }
      guard «word» else { return }
      import «word»
      import struct A.«word»
      "\(«word»)"
      "\(«word»(1), «word»: 2)"
      [«word»(1)]
      [«word»: 1]
      («word»: 1, 2)
      («word»)(1)
      «word»`a`(1)
      «word» /a/
      «word»/2/3
      «word» / 2 / 3
      «word» < 2
      «word» "a"
      «word» \.a
      «word» #m(1)
      «word» [1]
      «word» -1
      «word» !x
      «word» &x
      «word» .a(1)
      -«word»
      &«word»
      !«word»(1)
      precedencegroup «word» { }
      macro «word»(x: A) = #m(1)
      actor «word» { }
      async let «word» = f(1)
    """#####
}
