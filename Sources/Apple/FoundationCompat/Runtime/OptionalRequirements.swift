public import Foundation
public import FoundationNetworking

// Requirements that are optional in Objective-C, and that Linux's Foundation asks for. What a delegate does not answer is
// what Apple's documentation says for one that does not implement it.

extension URLSessionWebSocketDelegate {
    public func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
    ) {}

    public func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) {}
}

extension URLAuthenticationChallengeSender {
    public func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}

    public func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}

extension NSCacheDelegate {
    public func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {}
}

extension PortDelegate {
    public func handle(_ message: PortMessage) {}
}

extension NSKeyedArchiverDelegate {
    public func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? { object }

    public func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}

    public func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?) {}

    public func archiverWillFinish(_ archiver: NSKeyedArchiver) {}

    public func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
}

extension NSKeyedUnarchiverDelegate {
    public func unarchiver(
        _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
        originalClasses classNames: [String]
    ) -> AnyClass? {
        nil
    }

    public func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? { object }

    public func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {}

    public func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}

    public func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}

extension FileManagerDelegate {
    public func fileManager(
        _ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String
    ) -> Bool {
        true
    }

    public func fileManager(_ fileManager: FileManager, shouldCopyItemAt srcURL: URL, to dstURL: URL) -> Bool { true }

    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool {
        false
    }

    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool {
        false
    }

    public func fileManager(
        _ fileManager: FileManager, shouldMoveItemAtPath srcPath: String, toPath dstPath: String
    ) -> Bool {
        true
    }

    public func fileManager(_ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL) -> Bool { true }

    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool {
        false
    }

    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool {
        false
    }

    public func fileManager(
        _ fileManager: FileManager, shouldLinkItemAtPath srcPath: String, toPath dstPath: String
    ) -> Bool {
        true
    }

    public func fileManager(_ fileManager: FileManager, shouldLinkItemAt srcURL: URL, to dstURL: URL) -> Bool { true }

    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool {
        false
    }

    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool {
        false
    }

    public func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool { true }

    public func fileManager(_ fileManager: FileManager, shouldRemoveItemAt URL: URL) -> Bool { true }

    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAtPath path: String
    ) -> Bool {
        false
    }

    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAt URL: URL
    ) -> Bool {
        false
    }
}
