/// A class of numbers that take the same wording in a language: the six that Unicode CLDR knows.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}
