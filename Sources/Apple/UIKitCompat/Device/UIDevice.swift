public import Foundation

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

/// The device, which here is always the phone that widgets are measured on.
@preconcurrency @MainActor
public final class UIDevice {
    public static let current = UIDevice()

    public let name = "iPhone"
    public let model = "iPhone"
    public let localizedModel = "iPhone"
    public let systemName = "iOS"
    public let systemVersion = "17.0"
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public var identifierForVendor: UUID? { nil }

    private init() {}
}
