/// Gives bindings to the properties of an observable object.
///
/// ```swift
/// @Observable final class Settings {
///   var isLoud = false
/// }
///
/// struct Volume: View {
///   @Bindable var settings: Settings
///   var body: some View { Toggle("Loud", isOn: $settings.isLoud) }
/// }
/// ```
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectBinding(wrappedValue, keyPath))
  }
}
