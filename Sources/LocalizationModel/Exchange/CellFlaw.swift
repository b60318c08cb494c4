/// What is wrong with a cell of a sheet that came back.
package enum CellFlaw: Sendable, Equatable {
  /// It is not as it was exported, and nothing tells what happened.
  case changed
  /// What a program made of the text that was typed.
  case made(String)
  /// It belongs to another text than the row's id.
  case ofAnotherRow
  /// A word in the column of states that is none.
  case unknownState(String)
}
