/// Rules for expressions and calls, in the notation of ``Grammar``.
enum ExpressionRules {
  static let text = #####"""
    expression:
      x
      4× «primary»
      3× «postfix»
      «primary»␣«operator»␣«expression»
      «tight»«tightOperator»«tight»
      «prefixOperator»«tight»
      «postfix»␣?␣«expression»␣:␣«expression»
      «name» ?«string»:«number»
      «primary»␣as␣«type»
      «primary»␣as?␣«type»
      «primary» as! «type»
      «primary»␣is␣«type»
      try␣«postfix»
      try? «postfix»
      try! «postfix»
      await␣«postfix»
      try await «postfix»
      «primary» ?? «expression»
      «name» = «expression»
      _ = «postfix»
      unsafe «postfix»
      copy «name»
      consume «name»
      each «name»
      &«name»
      any «typeName»
      (any «typeName»).self
      «keyPath»
    operator:
      +
      -
      *
      /
      %
      ==
      &&
      ||
      ...
      ..<
      &+
      ??
      <
      >
      >=
      +=
      /=
      <<
      |
      ~=
      ===
      <|>
      .+
      •
      →
      √√
    tightOperator:
      +
      -
      *
      /
      ..<
      ...
      ==
      &&
      <
      •
    prefixOperator:
      -
      !
      ~
      +
      ...
      √
    tight:
      x
      «number»
      «string»
      «plainName»
      («expression»)
      «plainName»(«argument,?»)
      «richString»
      [«expression»]
    primary:
      x
      3× «literal»
      3× «name»
      2× «call»
      (·«expression»·)
      («expression»,␣«expression»)
      («plainName»: «expression», «plainName»:«expression»)
      ()
      [«expression,?»]
      [«expression»,⏎«expression»,⏎]
      [«string»: «expression»,␣«string»:«expression»]
      [:]
      [«typeName»]()
      [«typeName»: [«typeName»]]()
      «closure»
      .«memberName»
      .«plainMember»(«argument,?»)
      .init(«argument,?»)
      \.«plainMember»
      self
      Self.«memberName»
      super.«plainMember»(«argument,?»)
      «typeName».self
      «macroCall»
      {«statement;»}()
      «typeName»<«type»>.«plainMember»
      («operator»)
      (+)
    keyPath:
      \.self
      \«typeName».«memberName»
      \.«memberName».«memberName»
      \.«plainMember»[«number»]
      \.«plainMember»?.«plainMember»!
      \[«typeName»].«plainMember»
      \«typeName»?.«plainMember»
      \«typeName»<«type»>.«plainMember»
      \.[«string»]
      \.?.«plainMember»
    postfix:
      x
      2× «call»
      2× «postfix».«memberName»
      3× «postfix»«arguments»
      «postfix»?.«memberName»
      «postfix»!
      «postfix»!.«memberName»(«argument,?»)
      «postfix»[«argument,»]
      «postfix»?[«argument»]
      «postfix»?(«argument,?»)
      «postfix»⏎  .«plainMember»«arguments»
      «postfix»·.«plainMember»(·«argument»·)
      «postfix»⏎// between⏎  .«plainMember»(«argument»)⏎/* ( */.«plainMember»
      «postfix»⏎#if «condition»⏎.«plainMember»(«argument,?»)⏎#endif⏎.«plainMember»«arguments»
      «postfix»⏎#if «condition»⏎.«plainMember»(«argument»)⏎.«plainMember»⏎#elseif «condition»⏎.«plainMember»«trailing»⏎#else⏎.«plainMember»()⏎#endif⏎.«plainMember»
      «postfix»⏎#if «condition»⏎#if «condition»⏎.«plainMember»(«argument»)⏎#endif⏎#endif⏎.«plainMember»()
      «postfix».«plainMember»<«type,»>(«argument,?»)
      «postfix».init(«argument,?»)
      «postfix».self
      «postfix».0.1
      «postfix».«plainMember»(_:«plainName»:)
      «postfix»«trailing»
      «primary»
      «postfix».self.«plainMember»()()
    call:
      x()
      4× «name»«arguments»
      3× «typeName»(«argument,?»)
      2× Text(«string», comment: «string»)
      2× Text(«richString»)
      String(localized:␣«string»,␣comment:␣«string»)
      String(localized: «richString»⏎, comment: "注释")
      Button(«string»)␣{«statement»}
      Label(⏎«string»,⏎systemImage: "x"⏎)
      «typeName»<«type,»>(«argument,?»)
      «typeName»<«type»>.init(«argument»)
      [«typeName»](«argument»)
      («expression»)(«argument»)
      «closure»(«argument»)
      self(«argument»)
      self.init(«argument,?»)
      super.init(«argument,?»)
      Self(«argument»)
      type(of: «expression»)
      «quotedName»(«argument,»)
      «name»␣«trailing»
      «name»·(«argument»)
      get(«argument»)
      async(«argument»)
      «contextualName»(«argument,?»)
      foo(«operator»)
      foo(-, +)
      foo(<, by: >)
      NSLocalizedString("key", tableName: nil, value: «string», comment: «string»)
    macroCall:
      #file
      2× #stringify(«argument,?»)
      #selector(«typeName».«plainMember»)
      #keyPath(«typeName».«plainMember»)
      #selector(getter: «typeName».«plainMember»)
      #macro<«type»>(«argument»)
      #macro«trailing»
      #Predicate<«typeName»>␣{ $0.«plainMember» == «string» }
      #URL(«string»)
      #expect(«expression»)
      #externalMacro(module: "M", type: "T")
      #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    arguments:
      ()
      4× («argument,?»)
      2× (⏎  «argument»,⏎  «argument»⏎)
      («argument,»,)
      ()«trailing»
      («argument»)␣«trailing»
      («argument,»)«trailing»
      (/* none */)
      (// why⏎«argument»)
    argument:
      x
      4× «expression»
      4× «label»:␣«expression»
      «label»·:·«expression»
      &«plainName»
      «label»: «string»
      «string»
      «richString»
      "«character»", comment: "注释 «character»"
      «operator»
      «closure»
      _ : «expression»
      if «plainName» { 1 } else { 2 }
    label:
      title
      «plainName»
      «contextualName»
      «quotedName»
      for
      in
      if
      case
      default
      class
      where
      _
      repeat
      is
      as
      self
      try
      消息
      localized
      init
    trailing:
      ␣{ x }
      3× ␣{ «statement;» }
      {}
      ␣{ «closureHead» in «expression» }
      ␣{⏎«statement;»⏎} «label»: { «statement» }
      { $0 } «plainMember»:{ «closureHead» in⏎«statement»⏎} then: { }
      ⏎{ «statement» }
      ␣{ } _: { _ in }
    closure:
      {}
      3× { «expression» }
      { «closureHead» in «statement» }
      {␣«closureHead»␣in⏎«statement;»⏎}
      { $0 «operator» $1 }
      { // comment }⏎ «expression» }
      { /* } */ }
      { @MainActor in «expression» }
      { @Sendable («plainName»: «type») async throws -> «type» in «expression» }
    closureHead:
      _
      «plainName»
      «plainName», _
      («plainName», _)
      («plainName»: «type»)
      («plainName»: «type», _ y: «type») -> «type»
      [weak self] «plainName»
      [weak self, «plainName»]
      [unowned self]
      [unowned(unsafe) self] ()
      [«plainName» = «expression»] _
      («plainName») async throws
      () throws(«typeName») -> «type»
      async
      @Sendable [x] y
      (_: inout «typeName») -> Void
    """#####
}
