public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// A way to a host, which is taken to be open.
public final class SCNetworkReachability: Sendable {}

public func SCNetworkReachabilityCreateWithName(
    _ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
    SCNetworkReachability()
}

public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: AnyObject?, _ address: UnsafeRawPointer
) -> SCNetworkReachability? {
    SCNetworkReachability()
}

public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = .reachable
    return true
}
