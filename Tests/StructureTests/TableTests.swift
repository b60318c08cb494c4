import Structure
import Testing

struct TableTests {
  @Test func findsLinesThatAreNoRows() {
    let table = """
      # A comment

      A :
      A : B
      C: D
      """
    #expect(
      PlantedProject().violations(ImportCheck.self, table).filter { !$0.contains("no target") } == [
        "table:4: 'A' has a row already", "table:5: write a row as 'key : value'",
      ])
  }

  @Test func continuesARowOnIndentedLines() {
    var project = PlantedProject()
    project.add("A")
    project.add("B", uses: ["A"], ["B.swift": "import A\nimport Foundation\n"])
    #expect(project.violations(ImportCheck.self, "A :\nB\n : A\n  Foundation\n") == [])
  }
}
