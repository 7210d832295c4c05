public import Foundation

public let SFErrorDomain = "SFErrorDomain"
public let SFContentBlockerErrorDomain = "SFContentBlockerErrorDomain"

public enum SFErrorCode: Int, Sendable {
    case noExtensionFound = 1
    case noAttachmentFound, loadingInterrupted
}

public enum SFContentBlockerErrorCode: Int, Sendable {
    case noExtensionFound = 1
    case noAttachmentFound, loadingInterrupted
}

/// The key of what a web page tells its extension.
public let SFExtensionMessageKey = "message"
/// The key of the profile that a web page's extension runs in.
public let SFExtensionProfileKey = "profile"

/// The error of Safari's manager of extensions, of which it knows none.
private var noExtension: NSError {
    NSError(domain: SFErrorDomain, code: SFErrorCode.noExtensionFound.rawValue)
}

/// Blocks what Safari would load; there is no Safari.
open class SFContentBlockerManager: NSObject, @unchecked Sendable {
    open class func reloadContentBlocker(
        withIdentifier identifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)?
    ) {
        completionHandler?(noExtension)
    }
    public class func reloadContentBlocker(withIdentifier identifier: String) {}
    open class func reloadContentBlocker(withIdentifier identifier: String) async throws { throw noExtension }

    open class func getStateOfContentBlocker(
        withIdentifier identifier: String,
        completionHandler: @escaping @Sendable (SFContentBlockerState?, (any Error)?) -> Void
    ) {
        completionHandler(nil, noExtension)
    }
    open class func stateOfContentBlocker(withIdentifier identifier: String) async throws -> SFContentBlockerState {
        throw noExtension
    }
}

open class SFContentBlockerState: NSObject, @unchecked Sendable {
    open var isEnabled: Bool { false }
}

/// Tells whether Safari's extensions are switched on; there is no Safari.
open class SFSafariExtensionManager: NSObject, @unchecked Sendable {
    open class func getStateOfSafariExtension(
        withIdentifier identifier: String,
        completionHandler: @escaping @Sendable (SFSafariExtensionState?, (any Error)?) -> Void
    ) {
        completionHandler(nil, noExtension)
    }
    open class func stateOfSafariExtension(
        withIdentifier identifier: String
    ) async throws -> SFSafariExtensionState {
        throw noExtension
    }
}

open class SFSafariExtensionState: NSObject, @unchecked Sendable {
    open var isEnabled: Bool { false }
}

/// Opens Safari's settings; there are none.
open class SFSafariSettings: NSObject, @unchecked Sendable {
    open class func openExtensionsSettings(
        forIdentifiers extensionIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)?
    ) {
        completionHandler?(noExtension)
    }
    public class func openExtensionsSettings(forIdentifiers extensionIdentifiers: [String]) {}
    open class func openExtensionsSettings(forIdentifiers extensionIdentifiers: [String]) async throws {
        throw noExtension
    }

    open class func openExportBrowsingDataSettings(completionHandler: (@Sendable ((any Error)?) -> Void)?) {
        completionHandler?(CocoaError(.featureUnsupported))
    }
    public class func openExportBrowsingDataSettings() {}
    open class func openExportBrowsingDataSettings() async throws { throw CocoaError(.featureUnsupported) }
}
