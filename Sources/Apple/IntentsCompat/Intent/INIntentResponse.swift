public import Foundation
public import FoundationCompat

/// What came of handling an intent.
///
/// - Compatibility: works
open class INIntentResponse: NSObject, NSCopying, NSSecureCoding {
    open var userActivity: NSUserActivity?
    var managed = ManagedProperties()

    public override init() {}

    /// The name of the code; generated code overrides it.
    open var _codeName: String { "unspecified" }

    public required init?(coder: NSCoder) {}

    open func encode(with coder: NSCoder) {}

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
