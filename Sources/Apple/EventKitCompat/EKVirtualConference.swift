public import Foundation
public import FoundationCompat

public typealias EKVirtualConferenceRoomTypeIdentifier = String

/// A kind of room for meetings that an app has.
open class EKVirtualConferenceRoomTypeDescriptor: NSObject, @unchecked Sendable {
    public let title: String
    public let identifier: EKVirtualConferenceRoomTypeIdentifier

    public init(title: String, identifier: EKVirtualConferenceRoomTypeIdentifier) {
        self.title = title
        self.identifier = identifier
    }
}

/// A way to join a meeting.
open class EKVirtualConferenceURLDescriptor: NSObject, @unchecked Sendable {
    public let title: String?
    public let url: URL

    public init(title: String?, url: URL) {
        self.title = title
        self.url = url
    }
}

/// A meeting, and the ways to join it.
open class EKVirtualConferenceDescriptor: NSObject, @unchecked Sendable {
    public let title: String?
    public let urlDescriptors: [EKVirtualConferenceURLDescriptor]
    public let conferenceDetails: String?

    public init(title: String?, urlDescriptors: [EKVirtualConferenceURLDescriptor], conferenceDetails: String?) {
        self.title = title
        self.urlDescriptors = urlDescriptors
        self.conferenceDetails = conferenceDetails
    }
}

/// Gives an app's rooms to the calendar, which asks for none.
open class EKVirtualConferenceProvider: NSObject, NSExtensionRequestHandling, @unchecked Sendable {
    open func beginRequest(with context: NSExtensionContext) {}

    open func fetchAvailableRoomTypes(
        completionHandler: @escaping ([EKVirtualConferenceRoomTypeDescriptor]?, (any Error)?) -> Void
    ) {
        completionHandler([], nil)
    }

    open func fetchAvailableRoomTypes() async throws -> [EKVirtualConferenceRoomTypeDescriptor] { [] }

    open func fetchVirtualConference(
        identifier: EKVirtualConferenceRoomTypeIdentifier,
        completionHandler: @escaping (EKVirtualConferenceDescriptor?, (any Error)?) -> Void
    ) {
        completionHandler(nil, EKError(.internalFailure))
    }

    open func fetchVirtualConference(
        identifier: EKVirtualConferenceRoomTypeIdentifier
    ) async throws -> EKVirtualConferenceDescriptor {
        throw EKError(.internalFailure)
    }
}
