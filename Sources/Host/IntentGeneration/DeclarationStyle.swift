/// In whose manner declarations are written.
package enum DeclarationStyle: Sendable {
    /// As Xcode writes them into an app.
    case app
    /// As a framework has them: classes to inherit from, parameters that only it sets, and enumerations to send.
    case framework

    /// What stands before `class`: an app's settings may isolate its classes by default, and Apple's are not.
    var classAccess: String { self == .app ? "nonisolated \(access)" : access }

    /// The access of classes and of what subclasses may override.
    var access: String {
        switch self {
        case .app: "public"
        case .framework: "open"
        }
    }

    /// What stands before a parameter of an intent.
    var parameter: String {
        switch self {
        case .app: "public var"
        case .framework: "open internal(set) var"
        }
    }

    /// What an enumeration is besides its name.
    var enumeration: String {
        switch self {
        case .app: "Int"
        case .framework: "Int, Sendable"
        }
    }
}
