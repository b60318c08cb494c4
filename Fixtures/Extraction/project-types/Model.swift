import Foundation

struct Album {
  let name: String
  var photos: [Photo]
  var rating: Double?
  var owner: Person { Person(age: 3) }
  var size: UInt64 { 0 }
  static let limit = 20
}

struct Photo { let width: Int32; var tags: Set<String>; var taken: Date }
class Person: Being { let age: Int; init(age: Int) { self.age = age } }
class Being { var legs = 4 }
enum State { case loading(Int, of: Int), failed(code: Int32, String), idle }
enum Level: Int { case low = 1, high }
typealias Count = Int
struct Box<Value> { var value: Value; var count: Count }

extension Album {
  func index(of photo: Photo) -> Int? { nil }
  func best() -> Photo { photos[0] }
}
