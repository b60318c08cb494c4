/// Rules for declarations, attributes and types, in the notation of ``Grammar``.
enum DeclarationRules {
  static let text = #####"""
    declaration:
      let «declaredName»: Int
      2× «attributed?»let «declaredName» = «expression»
      «attributed?»«modifier?»var «declaredName»: «type» = «expression»
      2× «modifier?»var «declaredName»: «type» { «expression» }
      var «declaredName»: «type» {⏎get { «statement» }⏎set(«plainName») { «statement» }⏎}
      var «declaredName» = «expression» {⏎willSet { «statement» }⏎didSet(old) { «statement» }⏎}
      var «declaredName»: «type» {⏎get async throws { «statement» }⏎}
      var «declaredName»: «type» {⏎@inlinable _read { yield «name» }⏎_modify { yield &«name» }⏎}
      lazy var «declaredName»: «type» = { «statement;» }()
      2× «attributed?»«modifier?»func «functionName»«generics?»(«parameter,?»)«effects?» {⏎«statement;»⏎}
      func «functionName»(«parameter,?»)«effects?» -> «type» { «statement» }
      func «functionName»«generics»(«parameter») -> «type» where «requirement,» { «statement» }
      static func «operator»(«parameter», «parameter») -> «type» { «expression» }
      «attributed?»«modifier?»struct «declaredName»«generics?»«inherits?» {⏎«member;»⏎}
      «attributed?»final class «declaredName»«inherits?» {⏎«member;»⏎}
      actor «declaredName» {⏎«member;»⏎}
      enum «declaredName»«inherits?» {⏎«enumCase;»⏎«member?»⏎}
      indirect enum «declaredName» { «enumCase» }
      protocol «declaredName»«inherits?» {⏎«protocolMember;»⏎}
      protocol «declaredName»<«plainName»>: AnyObject { associatedtype «declaredName»: «type» = «type» where «requirement» }
      «attributed?»extension «typeName»«inherits?» {⏎«member;»⏎}
      extension «typeName» where «requirement» { «member» }
      typealias «declaredName»«generics?» = «type»
      infix operator «customOperator»: AdditionPrecedence
      prefix operator √
      postfix operator §
      precedencegroup «declaredName» {⏎higherThan: «typeName»⏎associativity: left⏎assignment: true⏎}
      infix operator •
      import «plainName»
      @_exported import class «typeName».«plainMember»
      macro «declaredName»(«parameter») -> «type» = #externalMacro(module: "M", type: "T")
      @freestanding(expression) macro «declaredName»<T>(_ x: T) -> (T, String) = #m(«string»)
      #if «condition»⏎«declaration»⏎#endif
      #if «condition»⏎«declaration»⏎#else⏎«declaration»⏎#endif
      «comment»⏎«declaration»
      #if «condition»⏎@«attribute»⏎#endif⏎func «functionName»() { }
      extension «typeName»: @retroactive «typeName», @unchecked Sendable {}
      let «declaredName» = «expression», «declaredName» = «expression»
      static let «declaredName»: «type» = «expression»
    attributed:
      @objc⏎
      2× @«attribute»␣
      @«attribute»⏎
      @«attribute» @«attribute»⏎
      @«attribute» // why⏎
    attribute:
      objc
      objc(name)
      objc(foo:bar:)
      available(iOS 17, *)
      available(*, deprecated, message: «simpleString»)
      available(*, unavailable, renamed: "f(x:)")
      available(swift, introduced: 5.0)
      available(iOS, introduced: 13.0, deprecated: 15.1, message: "(use) «character»")
      discardableResult
      inlinable
      MainActor
      Parameter(title: «string», description: «string»)
      Environment(\.«plainMember»)
      Environment(«typeName».self)
      State
      AppStorage(«string»)
      Wrapper<«type»>(«argument,?»)
      «typeName»(«argument,?»)
      Outer.Inner(«argument»)
      Outer.Inner
      Published
      Test(«string», .tags(.«plainMember»), arguments: [«expression»])
      Suite(.serialized)
      attached(member, names: named(init), arbitrary)
      attached(peer)
      resultBuilder
      _silgen_name("c_name")
      _cdecl("c_name")
      inline(__always)
      inline(never)
      _spi(Private)
      _documentation(visibility: internal)
      _specialize(where T == Int)
      _specialize(exported: true, where T: «typeName»)
      _effects(readonly)
      _semantics("array")
      _originallyDefinedIn(module: "M", macOS 10.15, iOS 13)
      backDeployed(before: macOS 13, iOS 16)
      _implements(P, foo(_:))
      _dynamicReplacement(for: foo(x:))
      differentiable(reverse, wrt: x)
      derivative(of: foo)
      _disfavoredOverload
      storageRestrictions(initializes: _x, accesses: y)
      preconcurrency
      nonobjc
      unsafe
      _alignment(16)
      _projectedValueProperty(x)
      _expose(Cxx, "n")
      _swift_native_objc_runtime_base(X)
      export(c)
      globalActor
      propertyWrapper
      abi(func f(x: Int))
      _optimize(none)
      exclusivity(unchecked)
      section("__DATA,__x")
      _section("s")
      lifetime(borrow x)
      _lifetime(copy self)
      _unavailableFromAsync(message: "no")
      _typeEraser(AnyThing)
      _private(sourceFile: "a.swift")
      _nonSendable(_assumed)
      specialized(where T == Int)
    simpleString:
      "use x(y)"
      "«character»"
      ""
      """⏎a⏎"""
    modifier:
      public␣
      private(set)␣
      public private(set)␣
      static␣
      nonisolated␣
      nonisolated(unsafe)␣
      package␣
      open␣
      internal⏎
      fileprivate␣
      unowned(safe)␣
      weak␣
      final␣
      override␣
      mutating␣
      consuming␣
      borrowing␣
      distributed␣
      dynamic␣
      isolated␣
      required␣
      class␣
    functionName:
      run
      «declaredName»
      «plainMember»
      «operator»
      ==
      callAsFunction
    customOperator:
      <+>
      •
      ^^
      =~
      ⊕
    generics:
      <T>
      <T: «typeName»>
      <T, U: «typeName» & «typeName»>
      <each T>
      <let N: Int>
      <T: ~Copyable>
      <T>
    inherits:
      : Codable
      : «typeName», «typeName»
      : «typeName»<«type»>
      : @unchecked Sendable
      : ~Copyable
      : «typeName» & «typeName»
      : @preconcurrency «typeName»
    effects:
      ␣throws
      ␣async throws
      ␣throws(«typeName»)
      ␣async
      ␣rethrows
    requirement:
      T: «typeName»
      T == «type»
      T.«plainMember»: «typeName»
      repeat each T: «typeName»
      T: ~Copyable
    parameter:
      x: Int
      2× «label» «declaredName»: «type»
      _ «declaredName»: «type» = «expression»
      «declaredName»: «type» = «string»
      for «declaredName»: inout «type»
      «declaredName»: «type»...
      @«typeName» content: () -> «type»
      @ViewBuilder _ x: @escaping («type») -> «type»
      «declaredName»: borrowing «typeName»
      isolated «declaredName»: isolated «typeName»
      «declaredName»: sending «typeName»
      «declaredName»: @autoclosure () -> «type» = «expression»
      «declaredName»: some «typeName»
      _: «type»
    member:
      var a = 1
      4× «declaration»
      2× init(«parameter,?»)«effects?» { «statement;» }
      init?(«parameter,?») { «statement» }
      convenience init<T>(_ x: T) where T: «typeName» { self.init(«argument») }
      deinit { «statement» }
      subscript(«parameter») -> «type» { «expression» }
      static subscript<T>(dynamicMember k: KeyPath<Self, T>) -> T { get { self[keyPath: k] } set {} }
      isolated deinit { }
      «attributed»var «declaredName»: «type»
      «attributed»var «declaredName» = «expression»
      var body: some View {⏎VStack(alignment: .leading) {⏎Text(«richString»)⏎.font(.title)⏎«statement;»⏎}⏎.navigationTitle(«string»)⏎}
      #if «condition»⏎«member»⏎#elseif «condition»⏎«member»⏎#endif
      #macro(«argument»)
      «comment»⏎«member»
      @«attribute» init() {}
      static func == (a: Self, b: Self) -> Bool { a.«plainMember» == b.«plainMember» }
      var «declaredName»: (x: «type», y: «type») = («expression», «expression»)
    enumCase:
      case a
      case «declaredName», «declaredName»
      case «declaredName» = «string»
      case «declaredName»(«type»)
      case «declaredName»(«plainName»: «type», «type» = «expression»)
      indirect case «declaredName»(«type»)
      @«attribute» case «declaredName»
      case «quotedName» = «number»
      #if «condition»⏎case «declaredName»⏎#endif
      «member»
      case «declaredName»(_ x: «type»)
      case b = -1, c
    protocolMember:
      var a: Int { get }
      var «declaredName»: «type» { get set }
      func «functionName»(«parameter,?»)«effects?»
      init(«parameter»)
      associatedtype «declaredName»
      static func «operator»(a: Self, b: Self) -> Bool
      subscript(i: Int) -> «type» { get }
      @«attribute» func «declaredName»(«parameter»)
      mutating func «declaredName»() async throws -> «type»
      var «declaredName»: «type» { get async throws }
      #if «condition»⏎func «declaredName»()⏎#endif
    type:
      Int
      4× «typeName»
      [«type»]
      [«type»: «type»]
      «typeName»?
      «typeName»!
      («type», «type»)
      («type») -> «type»
      (_ x: «type», «type»...) async throws -> «type»
      @escaping («type») -> Void
      @Sendable () -> «type»
      @convention(c) («type») -> Void
      @MainActor @Sendable («type») async -> Void
      @isolated(any) () -> Void
      any «typeName»
      some «typeName»
      any «typeName» & «typeName»
      «typeName»<«type,»>
      «typeName».«plainName»
      «typeName».Type
      «typeName».Protocol
      (any «typeName»)?
      () throws(«typeName») -> «type»
      [3 of «type»]
      InlineArray<3, «type»>
      (repeat each «plainName»)
      ~Copyable
      Self
      Any
      [«typeName»<«type»>?]
      («plainName»: «type», «plainName»: «type»)
      nonisolated(nonsending) () async -> Void
      inout «typeName»
      sending «typeName»
      _
      @convention(block, cType: "void (^)(int)") () -> Void
    """#####
}
