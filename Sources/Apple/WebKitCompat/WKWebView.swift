public import Foundation
public import FoundationNetworking
public import UIKitCompat

/// A web page, which no widget shows: nothing is loaded.
@preconcurrency @MainActor
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open var scrollView = UIScrollView()
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var isInspectable = false
    open var isFindInteractionEnabled = false
    open var customUserAgent: String?
    open var pageZoom: CGFloat = 1
    open var underPageBackgroundColor: UIColor!
    open var isLoading: Bool { false }
    open var url: URL? { nil }
    open var title: String? { nil }
    open var estimatedProgress: Double { 0 }
    open var hasOnlySecureContent: Bool { false }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open var backForwardList: WKBackForwardList { WKBackForwardList() }

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    public convenience init() { self.init(frame: .zero) }

    public override init(frame: CGRect) {
        configuration = WKWebViewConfiguration()
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    /// Loads nothing.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { nil }
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { nil }
    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { nil }
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    @discardableResult
    open func goForward() -> WKNavigation? { nil }
    @discardableResult
    open func reload() -> WKNavigation? { nil }
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { nil }
    open func stopLoading() {}

    /// Runs nothing, and says so.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, WKError(.webViewInvalidated))
    }

    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
        throw WKError(.webViewInvalidated)
    }

    open func callAsyncJavaScript(
        _ functionBody: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        throw WKError(.webViewInvalidated)
    }

    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? {
        throw WKError(.webViewInvalidated)
    }

    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) {
        completionHandler(nil, WKError(.webViewInvalidated))
    }

    open func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        throw WKError(.webViewInvalidated)
    }

    open class func handlesURLScheme(_ urlScheme: String) -> Bool { false }
}

/// Why a web view did not do what it was asked for.
public struct WKError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = WKError
        case unknown = 1
        case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
        case javaScriptResultTypeIsUnsupported
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { "WKErrorDomain" }
    public static var errorDomain: String { "WKErrorDomain" }

    public static var unknown: Code { .unknown }
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    public static var webViewInvalidated: Code { .webViewInvalidated }
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
}

@preconcurrency @MainActor
open class WKNavigation: NSObject {}

@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
    open var rect = CGRect.null
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true
}

@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    open var url: URL { URL(fileURLWithPath: "/") }
    open var title: String? { nil }
    open var initialURL: URL { url }
}

@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    open var currentItem: WKBackForwardListItem? { nil }
    open var backItem: WKBackForwardListItem? { nil }
    open var forwardItem: WKBackForwardListItem? { nil }
    open var backList: [WKBackForwardListItem] { [] }
    open var forwardList: [WKBackForwardListItem] { [] }
}

@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    open var isMainFrame: Bool { true }
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open weak var webView: WKWebView? { nil }
}

@preconcurrency @MainActor
open class WKContentWorld: NSObject {
    open class var page: WKContentWorld { WKContentWorld() }
    open class var defaultClient: WKContentWorld { WKContentWorld() }
    open class func world(name: String) -> WKContentWorld { WKContentWorld() }
}

public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel, allow, download
}

public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel, allow, download
}

public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    open var sourceFrame: WKFrameInfo { WKFrameInfo() }
    open var targetFrame: WKFrameInfo? { nil }
    open var navigationType: WKNavigationType { .other }
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open var shouldPerformDownload: Bool { false }
}

@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    open var isForMainFrame: Bool { true }
    open var response: URLResponse {
        URLResponse(
            url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
    open var canShowMIMEType: Bool { false }
}

/// Decides where a web view goes, and hears how it went.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        decisionHandler(.allow)
    }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) {
        decisionHandler(.allow)
    }
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {}
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {}

/// Shows what a web page asks to be shown.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    func webViewDidClose(_ webView: WKWebView)
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void)
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void)
}

extension WKUIDelegate {
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    public func webViewDidClose(_ webView: WKWebView) {}
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void
    ) {
        completionHandler()
    }
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void
    ) {
        completionHandler(false)
    }
}
