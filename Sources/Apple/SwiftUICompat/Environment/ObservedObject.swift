public import OpenCombine

/// An object whose properties a view reads.
@MainActor @propertyWrapper @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject> {
    /// Bindings to an object's properties.
    @MainActor @dynamicMemberLookup @preconcurrency
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(get: { [object] in object[keyPath: keyPath] }, set: { [object] in object[keyPath: keyPath] = $0 })
        }
    }

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: DynamicProperty {}

/// An object that a view makes and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
    private final class Storage {
        private let make: () -> ObjectType
        lazy var object = make()

        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }

    private let storage: Storage

    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        storage = Storage(thunk)
    }

    @MainActor @preconcurrency public var wrappedValue: ObjectType { storage.object }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: storage.object)
    }
}

extension StateObject: DynamicProperty {}

/// An object that a view above gave with `environmentObject(_:)`.
@MainActor @propertyWrapper @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject> {
    public nonisolated init() {}

    public var wrappedValue: ObjectType {
        guard let object = EnvironmentValues.current.object(of: ObjectType.self) else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found; a view above must give it with environmentObject(_:)"
            )
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension EnvironmentObject: DynamicProperty {}
