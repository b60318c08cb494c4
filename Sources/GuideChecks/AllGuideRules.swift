import LocalizationModel

/// The rules of the guides, in the order of their names.
package let allGuideRules: [any GuideRule] = [
  AppStorageInModel(),
  AppStorageKey(),
  AppearSubscribes(),
  AsyncInAppear(),
  BindableUnneeded(),
  BindingToObservable(),
  CombineUnneeded(),
  EnvironmentObject(),
  NotificationName(),
  NotificationNameRepeated(),
  NotificationObserverLeaked(),
  NotificationUserinfo(),
  ObjectWillChange(),
  ObservableMixed(),
  ObservableObject(),
  ObservedObject(),
  PublishedInObservable(),
  StateFromParent(),
  StateObject(),
  StateUnowned(),
  TaskInAppear(),
  TaskInInit(),
]

/// The id of the rule whose fix migrates a class with all its uses, and whose notes say what is in the
/// way.
package let modelMigrationRule = ObservableObject.summary.id
