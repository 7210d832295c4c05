public import Foundation

/// A record that shares others with people.
open class CKShare: CKRecord, @unchecked Sendable {
    public enum ParticipantAcceptanceStatus: Int, Sendable {
        case unknown, pending, accepted, removed
    }

    public enum ParticipantPermission: Int, Sendable {
        case unknown, none, readOnly, readWrite
    }

    public enum ParticipantRole: Int, Sendable {
        case unknown
        case owner
        case privateUser = 3
        case publicUser
        case administrator
    }

    public enum SystemFieldKey {
        public static let title = "cloudkit.title"
        public static let shareType = "cloudkit.type"
        public static let thumbnailImageData = "cloudkit.thumbnailImageData"
    }

    /// Somebody who shares.
    open class Participant: NSObject, @unchecked Sendable {
        public let userIdentity = CKUserIdentity()
        open var role = ParticipantRole.privateUser
        open var permission = ParticipantPermission.readOnly
        open var acceptanceStatus: ParticipantAcceptanceStatus { .unknown }
    }

    /// An invitation to share.
    open class Metadata: NSObject, @unchecked Sendable {
        public let share: CKShare
        open var containerIdentifier: String { "" }
        open var rootRecordID: CKRecord.ID { share.recordID }
        open var hierarchicalRootRecordID: CKRecord.ID? { nil }
        open var rootRecord: CKRecord? { nil }
        open var ownerIdentity: CKUserIdentity { CKUserIdentity() }
        open var participantStatus: ParticipantAcceptanceStatus { .unknown }
        open var participantPermission: ParticipantPermission { .unknown }
        open var participantRole: ParticipantRole { .unknown }

        init(share: CKShare) {
            self.share = share
        }
    }

    open var publicPermission = ParticipantPermission.none
    /// Nil: the share was never saved.
    open var url: URL? { nil }
    open private(set) var participants: [Participant] = []
    open var owner: Participant { Participant() }
    open var currentUserParticipant: Participant? { nil }

    public init(rootRecord: CKRecord, shareID: CKRecord.ID = CKRecord.ID()) {
        super.init(recordType: CKRecord.SystemType.share, recordID: shareID)
    }

    public init(recordZoneID: CKRecordZone.ID) {
        super.init(recordType: CKRecord.SystemType.share, recordID: CKRecord.ID(zoneID: recordZoneID))
    }

    public override init?(coder: NSCoder) { nil }

    open func addParticipant(_ participant: Participant) { participants.append(participant) }
    open func removeParticipant(_ participant: Participant) { participants.removeAll { $0 === participant } }
}

public let CKRecordTypeShare = "cloudkit.share"
public let CKShareTitleKey = "cloudkit.title"
public let CKShareTypeKey = "cloudkit.type"
public let CKShareThumbnailImageDataKey = "cloudkit.thumbnailImageData"

/// Somebody with an iCloud account.
open class CKUserIdentity: NSObject, @unchecked Sendable {
    open class LookupInfo: NSObject, @unchecked Sendable {
        public let emailAddress: String?
        public let phoneNumber: String?
        public let userRecordID: CKRecord.ID?

        public init(emailAddress: String) {
            self.emailAddress = emailAddress
            phoneNumber = nil
            userRecordID = nil
        }

        public init(phoneNumber: String) {
            self.phoneNumber = phoneNumber
            emailAddress = nil
            userRecordID = nil
        }

        public init(userRecordID: CKRecord.ID) {
            self.userRecordID = userRecordID
            emailAddress = nil
            phoneNumber = nil
        }
    }

    open var hasiCloudAccount: Bool { false }
    open var userRecordID: CKRecord.ID? { nil }
    open var lookupInfo: LookupInfo? { nil }
    open var nameComponents: PersonNameComponents? { nil }
    open var contactIdentifiers: [String] { [] }
}
