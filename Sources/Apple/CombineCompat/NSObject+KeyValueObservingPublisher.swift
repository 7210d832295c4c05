public import Foundation
public import FoundationCompat
public import OpenCombine

extension NSObject {
    /// What an object's property is; without the Objective-C runtime, no change is observed.
    ///
    /// - Compatibility: compiles
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        public typealias Output = Value
        public typealias Failure = Never

        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        /// A publisher of an object's property, of what it is at first where `options` contain `initial`.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            Unavailable.note("key-value observing")
            let first = options.contains(.initial) ? [object[keyPath: keyPath]] : []
            first.publisher.append(Empty(completeImmediately: false)).receive(subscriber: subscriber)
        }

        public static func == (left: Self, right: Self) -> Bool {
            left.object === right.object && left.keyPath == right.keyPath && left.options == right.options
        }
    }
}

extension NSObject.KeyValueObservingPublisher {
    /// Tells that the property changes, and not what it is then.
    public func didChange() -> Publishers.Map<Self, Void> {
        map { _ in }
    }
}

/// A class that Swift's `publisher(for:)` can be asked of.
public protocol _KeyValueCodingAndObservingPublishing {}

extension NSObject: _KeyValueCodingAndObservingPublishing {}

extension _KeyValueCodingAndObservingPublishing where Self: NSObject {
    /// A publisher of a property, which tells what it is at first and does not finish.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}
