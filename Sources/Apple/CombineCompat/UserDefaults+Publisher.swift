public import Foundation
public import OpenCombine

/// A class that Swift's `publisher(for:)` can be asked of.
public protocol _KeyPathPublishing: NSObject {}

extension NSObject: _KeyPathPublishing {}

extension _KeyPathPublishing {
    /// The value that is there, and none after it: without the Objective-C runtime, no change is observed.
    public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
        Just(self[keyPath: keyPath]).eraseToAnyPublisher()
    }
}
