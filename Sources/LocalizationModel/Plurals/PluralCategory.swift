/// One of the six plural categories of Unicode CLDR: a class of numbers that take the same wording
/// in a language.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}
