public import Foundation
public import FoundationNetworking

/// The cookies of web pages: none.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
    open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) { completionHandler([]) }
    open func allCookies() async -> [HTTPCookie] { [] }
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        completionHandler?()
    }
    open func setCookie(_ cookie: HTTPCookie) async {}
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) { completionHandler?() }
    open func deleteCookie(_ cookie: HTTPCookie) async {}
    open func add(_ observer: any WKHTTPCookieStoreObserver) {}
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {}
}

@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
