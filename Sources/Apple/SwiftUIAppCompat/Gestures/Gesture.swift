public import SwiftUICompat

/// What a user does on a screen, over time. A widget takes only taps on its links, buttons and toggles.
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Body { get }
}

/// Gestures that the framework knows by itself.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
    public var body: Never { fatalError("\(Self.self) is known to the framework and has no body") }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Optional: Gesture, _PrimitiveGesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never
}

/// A gesture whose type is forgotten.
public struct AnyGesture<Value> {
    public nonisolated init<T: Gesture>(_ gesture: T) where Value == T.Value {}
}

extension AnyGesture: _PrimitiveGesture {
    public typealias Body = Never
}

/// A gesture with something to do when it ends.
public struct _EndedGesture<Content: Gesture> {}

extension _EndedGesture: _PrimitiveGesture {
    public typealias Value = Content.Value
    public typealias Body = Never
}

/// A gesture with something to do when it changes.
public struct _ChangedGesture<Content: Gesture> {}

extension _ChangedGesture: _PrimitiveGesture {
    public typealias Value = Content.Value
    public typealias Body = Never
}

/// A gesture whose value is another's, changed.
public struct _MapGesture<Content: Gesture, Value> {}

extension _MapGesture: _PrimitiveGesture {
    public typealias Body = Never
}

/// A gesture that writes a view's state while it lasts.
public struct GestureStateGesture<Base: Gesture, State> {
    public var base: Base
    public var state: GestureState<State>

    public nonisolated init(
        base: Base, state: GestureState<State>,
        body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
    }
}

extension GestureStateGesture: _PrimitiveGesture {
    public typealias Value = Base.Value
    public typealias Body = Never
}

/// Two gestures of which both may happen.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SimultaneousGesture: _PrimitiveGesture {
    public typealias Body = Never
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures, the second after the first.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SequenceGesture: _PrimitiveGesture {
    public typealias Body = Never
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures of which one may happen.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension ExclusiveGesture: _PrimitiveGesture {
    public typealias Body = Never
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { _EndedGesture() }

    public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture() }

    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }

    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

extension Gesture where Value: Equatable {
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture()
    }
}

extension Gesture {
    public nonisolated func modifiers(_ modifiers: EventModifiers) -> _EndedGesture<Self> { _EndedGesture() }
}
