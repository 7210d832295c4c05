public import Observation

/// Reads a value from the environment of the view that holds it.
@propertyWrapper
public struct Environment<Value> {
    private let read: (EnvironmentValues) -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { environment in
            guard let object = environment.object(of: objectType) else {
                fatalError("No object of type \(objectType) found; a view above must give it with environment(_:)")
            }
            return object
        }
    }

    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        read = { $0.object(of: objectType) }
    }

    public var wrappedValue: Value { read(EnvironmentValues.current) }
}

extension Environment: DynamicProperty {}

// The closure holds a key path or a type, and both may go anywhere.
extension Environment: @unchecked Sendable {}
