public import Foundation
import FoundationCompat
public import FoundationNetworking

// Callbacks as Swift 5 has them of Objective-C, as FoundationOverlay has Foundation's.

extension URLSession {
    @preconcurrency
    public func dataTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        _dataTask(with: request, completionHandler: completionHandler)
    }

    @preconcurrency
    public func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        _dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    @preconcurrency
    public func uploadTask(
        with request: URLRequest, fromFile fileURL: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        _uploadTask(with: request, fromFile: fileURL, completionHandler: completionHandler)
    }

    @preconcurrency
    public func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        _uploadTask(with: request, from: bodyData, completionHandler: completionHandler)
    }

    @preconcurrency
    public func downloadTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        _downloadTask(with: request, completionHandler: completionHandler)
    }

    @preconcurrency
    public func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        _downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    @preconcurrency
    public func downloadTask(
        withResumeData resumeData: Data,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        _downloadTask(withResumeData: resumeData, completionHandler: completionHandler)
    }

    @preconcurrency
    public func reset(completionHandler: @escaping @Sendable () -> Void) {
        _reset(completionHandler: completionHandler)
    }

    @preconcurrency
    public func flush(completionHandler: @escaping @Sendable () -> Void) {
        _flush(completionHandler: completionHandler)
    }

    @preconcurrency
    public func getTasksWithCompletionHandler(
        _ completionHandler:
            @escaping @Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void
    ) {
        _getTasks(completionHandler)
    }

    @preconcurrency
    public func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
        _getAllTasks(completionHandler: completionHandler)
    }
}

extension URLSessionWebSocketTask {
    @preconcurrency
    public func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
        _sendPing(pongReceiveHandler: pongReceiveHandler)
    }

    @preconcurrency
    public func send(
        _ message: URLSessionWebSocketTask.Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        _send(message, completionHandler: completionHandler)
    }

    @preconcurrency
    public func receive(
        completionHandler: @escaping @Sendable (Result<URLSessionWebSocketTask.Message, any Error>) -> Void
    ) {
        _receive(completionHandler: completionHandler)
    }
}

extension URLCache {
    @preconcurrency
    public func getCachedResponse(
        for dataTask: URLSessionDataTask, completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
    ) {
        _getCachedResponse(for: dataTask, completionHandler: completionHandler)
    }
}
