/// Carries a view or closure to the main actor.
///
/// `@unchecked Sendable`: views are values that are made, evaluated and let go on the main actor; Apple declares
/// their initialisers free of it, and only the type system takes them to be elsewhere there.
struct MainActorBox<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
