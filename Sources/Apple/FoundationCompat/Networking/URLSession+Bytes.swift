public import Foundation
public import FoundationNetworking

extension URLSession {
    /// The bytes of an answer, one after the other.
    ///
    /// They are read whole before the first is given: there is no streaming here.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        public let task: URLSessionDataTask
        private let data: Data

        init(task: URLSessionDataTask, data: Data) {
            self.task = task
            self.data = data
        }

        public struct AsyncIterator: AsyncIteratorProtocol {
            var bytes: Data.Iterator

            public mutating func next() async throws -> UInt8? { bytes.next() }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }
    }

    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await data(for: request, delegate: delegate)
        return (AsyncBytes(task: dataTask(with: request), data: data), response)
    }
}

extension URLSession {
    /// The tasks of the session that have not ended, by what they do.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            await withCheckedContinuation { continuation in
                getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) }
            }
        }
    }

    /// The tasks of the session that have not ended.
    public var allTasks: [URLSessionTask] {
        get async {
            await withCheckedContinuation { continuation in getAllTasks { continuation.resume(returning: $0) } }
        }
    }
}

extension URLSessionConfiguration {
    /// The default configuration: what is loaded in the background on a phone is loaded at once here.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }

    // Without effect: this machine has one network, which is neither expensive nor constrained.

    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
    }
    /// Settable, where Foundation for Linux can only be asked for it.
    public var sharedContainerIdentifier: String? {
        get { nil }
        set {}
    }
    public var requiresDNSSECValidation: Bool {
        get { false }
        set {}
    }
}

extension URLRequest {
    public enum Attribution: UInt, Sendable {
        case developer, user
    }

    // Without effect: this machine has one network, which is neither expensive nor constrained.

    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    public var assumesHTTP3Capable: Bool {
        get { false }
        set {}
    }
    public var requiresDNSSECValidation: Bool {
        get { false }
        set {}
    }
    public var attribution: Attribution {
        get { .developer }
        set {}
    }
}
