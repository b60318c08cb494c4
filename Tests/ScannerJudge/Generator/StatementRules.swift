/// Rules for whole texts, statements and patterns, in the notation of ``Grammar``.
enum StatementRules {
  static let text = #####"""
    text:
      x
      4× «statement;»
      4× «statement;»¶«richStatement»
      6× «richStatement»¶«statement?»
      6× «ambiguity»¶«richStatement»
      2× «ambiguity;»
      2× «richStatement»¶«ambiguity;»
      3× «richStatement»
      2× «declaration»
      2× «statement»¶«declaration»¶«richStatement»
      import Foundation¶«statement;»
      import struct Foundation.URL¶@testable import «typeName»¶«richStatement»
      #if «condition»¶«statement;»¶#elseif «condition»¶«richStatement»¶#else¶«statement»¶#endif
      #if «condition»¶«richStatement»¶#endif
      // swift-tools-version: 6.0¶«statement;»
      #!/usr/bin/env swift⏎«statement;»
      «comment»⏎«richStatement»⏎«comment»
    richStatement:
      let «declaredName» = «richString»
      2× let «declaredName» = «richString»
      2× «name»(«richString»)
      «name»(«argument», «richString»)«trailing»
      let «declaredName» = «regex»
      if «name» ~= «regex» { «richStatement» }
      print(«richString», «regex»)
      return «richString»
      return «regex»
      «name»([«regex»,␣«regex»], {«regex»})
      struct «declaredName»␣{ var «declaredName»: some View {⏎Text(«richString»)⏎.«plainMember»(«argument»)⏎} }
      func «declaredName»(_ x: String = «richString») { «richStatement» }
      switch «name» {⏎case «richString»: «statement»⏎default: «richStatement»⏎}
      @«typeName»(«richString») var «declaredName» = «richString»
      let «declaredName» = «name»␣?␣«richString»␣:␣«richString»
      throw «typeName»(«richString»)
      let «declaredName» = { «richString» }
      let «declaredName» = [«richString», «regex»]
      let «declaredName» = [«richString»: «richString»]
      #warning("a")¶let «declaredName» = «richString» + «richString»
      let «declaredName» = «macroCall»¶_ = «richString»
      var «declaredName» = «richString».«plainMember»(«richString»)
      guard «name» == «richString» else { return }
      assert(«name» / «name», «string») / «name»
    statement:
      x
      6× «expression»
      4× «call»
      3× «postfix»
      let «declaredName» = «expression»
      var «declaredName»: «type» = «expression»
      let («declaredName», _) = «expression»
      4× «declaration»
      4× «ambiguity»
      return
      return «expression»
      if «conditions» { «statement;» }
      if «conditions» {⏎«statement»⏎} else if «conditions» { «statement» } else { «statement;» }
      guard «conditions» else { return }
      while «conditions» { «statement» }
      repeat { «statement» } while «plainName»
      for «pattern» in «name» { «statement» }
      for case .«plainMember»(let «plainName»)? in «name» where «plainName» { «statement» }
      for await «plainName» in «name».«plainMember»(«argument»)␣{ break }
      for try await (a, _) in «name» { continue }
      switch «name» {⏎«case;»⏎}
      switch («plainName», «number») {⏎«case»⏎default: break⏎}
      let «declaredName» = if «conditions» { «expression» } else { «expression» }
      let «declaredName» = switch «name» {⏎case 1: «expression»⏎default: «expression»⏎}
      return if «plainName» { «string» } else { «richString» }
      do { «statement;» } catch { «statement» }
      do { try «postfix» } catch let «plainName» as «typeName» { «statement» } catch «typeName».«plainMember»(let x) where x.«plainMember» { }
      do throws(«typeName») { «statement» } catch {}
      defer { «statement» }
      throw «expression»
      label: for «plainName» in «number»...«number» { break label }
      outer: while true { continue outer }
      #if «condition»⏎«statement;»⏎#endif
      #if «condition»⏎«statement»⏎#else⏎«statement»⏎#endif
      #warning(«string»)
      #error("«character»")
      #sourceLocation(file: "a.swift", line: 1)⏎«statement»⏎#sourceLocation()
      «macroCall»
      «comment»⏎«statement»
      «statement»; «statement»
      «statement»␣«comment»
      _ = «expression»
      «name».«plainMember» = «expression»
      «name»[«expression»] «assignment» «expression»
      «name» «assignment» «expression»
      yield «name»
      «postfix»⏎#if «condition»⏎.«plainMember»(«argument»)⏎#endif
      let «declaredName» = «postfix»⏎#if «condition»⏎.«plainMember»(«argument»)⏎#else⏎.«plainMember»«trailing»⏎#if «condition»⏎.«plainMember»⏎#endif⏎#endif
      discard self
      fallthrough1(«string»)
      async let «declaredName» = «postfix»
      if #available(iOS 17, macOS 14.0, *) { «statement» }
      guard #unavailable(iOS 16.4), «conditions» else { return }
      «name»(«argument») { «statement» }
      await «postfix»
      try await «postfix»
      «name»=«tight»
      «name»/«name»/2
      «name» / «name» / 2
      x = y/z
      a/b
      foo(a / b, c/d)
      [a / b].map(/)
      «number»/(«number»)/2
      «postfix»/2 + «number»/3
      «name»! / 2 / «name»!
      (a) / (b) / c
      x[0] / y[1]/z
      «string».count / 2/1
      if «name» < «number» && «name» > («number») { }
      a<b>(c)
      a < b, c > (d)
      f(a<b, c>(d))
      f(a < b, c > d)
      «name»<«type»>(«argument»)
    assignment:
      =
      +=
      /=
      ??=
      %=
      &=
    case:
      default: break
      case «casePattern»:⏎«statement»
      case «casePattern», «casePattern»: «statement;»
      case «casePattern» where «expression»: «statement»
      #if «condition»⏎case «casePattern»:⏎«statement»⏎#endif
      @unknown default: «statement»
      case «string»: «statement»
      case «richString»:⏎break
      case «number»..<«number»: fallthrough
    casePattern:
      _
      .«plainMember»
      .«plainMember»(let «plainName»)
      let .«plainMember»(«plainName», _)
      .«plainMember»(«label»: let «plainName», «label»: .«plainMember»(var y))
      («plainName», _)
      (let a, .some(let b))
      let «plainName»?
      .some(«string»)
      is «typeName»
      let «plainName» as «typeName»
      «expression»
      «typeName».«plainMember»(1)
      var («plainName», b)
      ..<«number»
    pattern:
      i
      _
      (i, «plainName»)
      «declaredName»
      var i
      case let («plainName», j)
      case .«plainMember»(let i)
      i: «type»
    conditions:
      x
      2× «plainName»
      «postfix»
      «plainName» == «expression»
      let «plainName»
      let «plainName» = «postfix»
      let «plainName» = «postfix», «plainName».«plainMember»
      case .«plainMember»(let x) = «postfix»
      case let x? = «name», x > 1
      («expression»)
      !«plainName»
      var x = «name» as? «type»
      #available(iOS 17, *), let self
      «name» ~= «regex»
      «plainName».«plainMember»(«argument»)
      «plainName».contains(where: { «expression» })
      («plainName» as? «typeName»)?.«plainMember» ?? false
      «string» == «richString»
      if x { true } else { false }
    condition:
      DEBUG
      os(iOS)
      os(iOS) || os(macOS)
      !os(Linux) && (swift(>=5.9))
      canImport(UIKit)
      canImport(Foo, _version: 1.2)
      compiler(>=6.0) && hasFeature(X)
      targetEnvironment(simulator)
      (A || B) && !C
      hasAttribute(«plainMember»)
      arch(arm64) // os(x)
      true
      _runtime(_ObjC)
      $Feature
    comment:
      // plain
      /* block */
      /* nested /* "inner" */ ( */
      /// doc with `code("x")`
      /** doc ** " */
      // Text("no") /* no
      /* // */
      /* a⏎ " b */
      //
      /**/
      /***/
      // MARK: - 消息 "
      /* #if */
      // \(x) שלום 👨‍👩‍👧
      /*/ */
      // */
    """#####
}
