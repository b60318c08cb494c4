import LocalizationModel

/// All rules of the guides, in the order of their type names; a test compares the list with the
/// folder.
package let allGuideRules: [any GuideRule] = [
  AppStorageInModel(),
  AppStorageKey(),
  AppearSubscribes(),
  AsyncInAppear(),
  BindableUnneeded(),
  BindingToObservable(),
  CombineUnneeded(),
  EnvironmentNotInjected(),
  EnvironmentObject(),
  MessageNotSendable(),
  NotificationName(),
  NotificationNameRepeated(),
  NotificationObserverLeaked(),
  NotificationOffMain(),
  NotificationUserinfo(),
  ObjectWillChange(),
  ObservableMixed(),
  ObservableNotFinal(),
  ObservableNotIsolated(),
  ObservableObject(),
  ObservableTakenApart(),
  ObservedObject(),
  PublishedInObservable(),
  PublishedOffMain(),
  SinkDropped(),
  StateFromParent(),
  StateObject(),
  StateUnowned(),
  TaskDropped(),
  TaskIDMissing(),
  TaskInAppear(),
  TaskInInit(),
  TaskNotCancelled(),
]

/// The id of the rule whose fix migrates a class with all its uses; its notes say what stops the
/// migration.
package let modelMigrationRule = ObservableObject.summary.id
