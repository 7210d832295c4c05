package import Foundation
package import FoundationNetworking

// FoundationNetworking's functions by other names, as in Callbacks.swift.

extension URLSession {
    package func _dataTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        dataTask(with: request, completionHandler: completionHandler)
    }

    package func _uploadTask(
        with request: URLRequest, fromFile fileURL: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        uploadTask(with: request, fromFile: fileURL, completionHandler: completionHandler)
    }

    package func _uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        uploadTask(with: request, from: bodyData, completionHandler: completionHandler)
    }

    package func _downloadTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        downloadTask(with: request, completionHandler: completionHandler)
    }

    package func _downloadTask(
        withResumeData resumeData: Data,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        downloadTask(withResumeData: resumeData, completionHandler: completionHandler)
    }

    package func _reset(completionHandler: @escaping @Sendable () -> Void) {
        reset(completionHandler: completionHandler)
    }

    package func _flush(completionHandler: @escaping @Sendable () -> Void) {
        flush(completionHandler: completionHandler)
    }

    package func _getTasks(
        _ completionHandler:
            @escaping @Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void
    ) {
        getTasksWithCompletionHandler(completionHandler)
    }

    package func _getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
        getAllTasks(completionHandler: completionHandler)
    }
}

extension URLSessionWebSocketTask {
    package func _sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
        sendPing(pongReceiveHandler: pongReceiveHandler)
    }

    package func _send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        send(message, completionHandler: completionHandler)
    }

    package func _receive(completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void) {
        receive(completionHandler: completionHandler)
    }
}

extension URLCache {
    package func _getCachedResponse(
        for dataTask: URLSessionDataTask, completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
    ) {
        getCachedResponse(for: dataTask, completionHandler: completionHandler)
    }
}
