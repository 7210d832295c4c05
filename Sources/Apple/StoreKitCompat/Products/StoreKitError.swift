public import Foundation

/// Why a purchase or a question to the App Store failed.
public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
    case networkError(URLError)
    case systemError(any Error)
}

extension StoreKitError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .networkError(let error): error.localizedDescription
        case .systemError(let error): error.localizedDescription
        default: "The App Store is not available on this device."
        }
    }
}
