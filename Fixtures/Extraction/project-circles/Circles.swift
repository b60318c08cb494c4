import SwiftUI

typealias A = B
typealias B = A
class C: D { var a = b; var b = a }
class D: C { let next: D; let count: A }
func f(_ a: A) -> A { f(a) }
let x = y
let y = x

struct Uses {
  let c: C
  func all() {
    Text("\(c.a) \(c.next.next.next.missing) \(c.count) \(x) \(f(x))")
    Text("\(c.b")
    c.next(.init("
