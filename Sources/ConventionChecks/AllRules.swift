/// The rules there are, in the order of their names.
package let allRules: [any Rule] = [
  CommentMissing(),
  JSONDuplicateKey(),
  KeyNotLiteral(),
  KeyValueSpecifiers(),
  PercentLiteral(),
  PlaceholderMalformed(),
  PlaceholderMissing(),
  PlaceholderOrder(),
  PlaceholderType(),
  PlaceholderWidth(),
  SubstitutionArg(),
  SubstitutionUndefined(),
  SubstitutionUnused(),
  UnnamedMultiple(),
]
