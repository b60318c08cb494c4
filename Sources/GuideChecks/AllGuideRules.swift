import LocalizationModel

/// All rules of the guides, in the order of their type names; a test compares the list with the
/// folder.
package let allGuideRules: [any GuideRule] = [
  AppStorageInModelRule(),
  AppStorageKeyRule(),
  AppearSubscribesRule(),
  AsyncInAppearRule(),
  BindableUnneededRule(),
  BindingToObservableRule(),
  CombineUnneededRule(),
  EnvironmentNotInjectedRule(),
  EnvironmentObjectRule(),
  MessageNotSendableRule(),
  NotificationNameRepeatedRule(),
  NotificationNameRule(),
  NotificationObserverLeakedRule(),
  NotificationOffMainRule(),
  NotificationUserinfoRule(),
  ObjectWillChangeRule(),
  ObservableMixedRule(),
  ObservableNotFinalRule(),
  ObservableNotIsolatedRule(),
  ObservableObjectRule(),
  ObservableTakenApartRule(),
  ObservedObjectRule(),
  PublishedInObservableRule(),
  PublishedOffMainRule(),
  SinkDroppedRule(),
  StateFromParentRule(),
  StateObjectRule(),
  StateUnownedRule(),
  TaskDroppedRule(),
  TaskIDMissingRule(),
  TaskInAppearRule(),
  TaskInInitRule(),
  TaskNotCancelledRule(),
]

/// The id of the rule whose fix migrates a class with all its uses; its notes say what stops the
/// migration.
package let modelMigrationRule = ObservableObjectRule.summary.id
