public import Foundation

public enum INCallCapability: Int, Sendable {
    case unknown
    case audioCall
    case videoCall
}

public enum INCallDestinationType: Int, Sendable {
    case unknown
    case normal
    case emergency
    case voicemail
    case redial
    case callBack
}

public enum INCallAudioRoute: Int, Sendable {
    case unknown
    case speakerphoneAudioRoute
    case bluetoothAudioRoute
}

public enum INCallRecordType: Int, Sendable {
    case unknown
    case outgoing
    case missed
    case received
    case latest
    case voicemail
    case ringing
    case inProgress
    case onHold
}

/// A call that was made.
open class INCallRecord: NSObject {
    public let identifier: String
    public let dateCreated: Date?
    public let callRecordType: INCallRecordType
    public let callCapability: INCallCapability
    public let callDuration: Double?
    public let unseen: Bool?

    public init(
        identifier: String, dateCreated: Date?, callRecordType: INCallRecordType, callCapability: INCallCapability,
        callDuration: Double?, unseen: Bool?
    ) {
        self.identifier = identifier
        self.dateCreated = dateCreated
        self.callRecordType = callRecordType
        self.callCapability = callCapability
        self.callDuration = callDuration
        self.unseen = unseen
    }
}
