public import Foundation

/// The app or device that saved something in the health store.
open class HKSource: NSObject, @unchecked Sendable {
    open var name: String { Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "" }
    open var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }

    open class func `default`() -> HKSource { HKSource() }
}

open class HKSourceRevision: NSObject, @unchecked Sendable {
    public let source: HKSource
    public let version: String?
    open var productType: String? { nil }
    open var operatingSystemVersion: OperatingSystemVersion { ProcessInfo.processInfo.operatingSystemVersion }

    public init(source: HKSource, version: String?) {
        self.source = source
        self.version = version
    }
}

open class HKDevice: NSObject, @unchecked Sendable {
    open var name: String? { nil }
    open var manufacturer: String? { nil }
    open var model: String? { nil }
    open var hardwareVersion: String? { nil }
    open var softwareVersion: String? { nil }

    open class func local() -> HKDevice { HKDevice() }
}
