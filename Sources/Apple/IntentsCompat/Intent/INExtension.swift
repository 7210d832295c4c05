public import Foundation

/// Names the object that handles an intent.
///
/// - Compatibility: works
public protocol INIntentHandlerProviding: NSObjectProtocol {
    func handler(for intent: INIntent) -> Any?
}

/// The principal class of an Intents extension.
///
/// - Compatibility: works
open class INExtension: NSObject, INIntentHandlerProviding {
    public override init() {}

    open func handler(for intent: INIntent) -> Any? { self }
}
