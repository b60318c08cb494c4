import SwiftUI

struct Numbers: View {
  let int: Int
  let long: Int64
  let unsigned: UInt
  let small: Int32
  let byte: UInt8
  let float: Float
  let double: Double
  let optional: Int?
  let letter: Character

  var body: some View {
    Text("int \(int)")
    Text("long \(long)")
    Text("unsigned \(unsigned)")
    Text("small \(small)")
    Text("byte \(byte)")
    Text("float \(float)")
    Text("double \(double)")
    Text("optional \(optional)")
    Text("letter \(letter)")
    Text("literals \(1) \("x")")
  }
}
