public import Foundation

/// Why no tag was read: there is no reader.
public struct NFCReaderError: CustomNSError, Hashable, Sendable {
    public static var errorDomain: String { "NFCError" }
    public var errorCode: Int { 1 }
}

public enum NFCTypeNameFormat: UInt8, Sendable {
    case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

open class NFCNDEFPayload: NSObject, @unchecked Sendable {
    open var typeNameFormat: NFCTypeNameFormat
    open var type: Data
    open var identifier: Data
    open var payload: Data

    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        typeNameFormat = format
        self.type = type
        self.identifier = identifier
        self.payload = payload
    }

    /// A well-known record of type "U", without abbreviation of the URL.
    open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
        NFCNDEFPayload(
            format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
            payload: Data([0] + url.absoluteString.utf8))
    }
}

open class NFCNDEFMessage: NSObject, @unchecked Sendable {
    open var records: [NFCNDEFPayload]

    public init(records: [NFCNDEFPayload]) {
        self.records = records
    }
}

open class NFCReaderSession: NSObject, @unchecked Sendable {
    open class var readingAvailable: Bool { false }
    open var alertMessage = ""
    open var isReady: Bool { false }
    open func begin() {}
    open func invalidate() {}
    open func invalidate(errorMessage: String) {}
}

public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// Reads tags; it ends in an error when it begins.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
    open weak var delegate: (any NFCNDEFReaderSessionDelegate)?

    public init(
        delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool
    ) {
        self.delegate = delegate
    }

    open override func begin() { delegate?.readerSession(self, didInvalidateWithError: NFCReaderError()) }
}
