public import Foundation
public import FoundationCompat
public import FoundationNetworking

/// What an app offers to put on the home screen.
public protocol SFAddToHomeScreenActivityItem: NSObjectProtocol {
    var title: String { get }
    var iconItemProvider: NSItemProvider? { get }
    func getHomeScreenWebAppInfo(completionHandler: @escaping (SFAddToHomeScreenInfo?) -> Void)
}

extension SFAddToHomeScreenActivityItem {
    public var iconItemProvider: NSItemProvider? { nil }
    public func getHomeScreenWebAppInfo(completionHandler: @escaping (SFAddToHomeScreenInfo?) -> Void) {
        completionHandler(nil)
    }
}

/// What is known of a web app for the home screen.
open class SFAddToHomeScreenInfo: NSObject, NSCopying, @unchecked Sendable {
    open var websiteCookies: [HTTPCookie] = []

    open override func copy() -> Any { copy(with: nil) }
    open func copy(with zone: NSZone?) -> Any {
        let copy = SFAddToHomeScreenInfo()
        copy.websiteCookies = websiteCookies
        return copy
    }
}
