public import Foundation

public enum INMessageType: Int, Sendable {
    case unspecified
    case text
    case audio
    case digitalTouch
    case handwriting
    case sticker
    case tapbackLiked
    case tapbackDisliked
    case tapbackEmphasized
    case tapbackLoved
    case tapbackQuestioned
    case tapbackLaughed
    case mediaCalendar
    case mediaLocation
    case mediaAddressCard
    case mediaImage
    case mediaVideo
    case mediaPass
    case mediaAudio
    case paymentSent
    case paymentRequest
    case paymentNote
    case animoji
    case activitySnippet
    case file
    case link
    case reaction
    case mediaAnimatedImage
    case thirdPartyAttachment
}

/// A message that was sent or received.
open class INMessage: NSObject {
    public let identifier: String
    public let conversationIdentifier: String?
    public let content: String?
    public let dateSent: Date?
    public let sender: INPerson?
    public let recipients: [INPerson]?
    public let groupName: INSpeakableString?
    public let serviceName: String?
    public let messageType: INMessageType

    public init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?
    ) {
        self.identifier = identifier
        self.conversationIdentifier = conversationIdentifier
        self.content = content
        self.dateSent = dateSent
        self.sender = sender
        self.recipients = recipients
        self.groupName = groupName
        self.messageType = messageType
        self.serviceName = serviceName
    }

    public convenience init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType
    ) {
        self.init(
            identifier: identifier, conversationIdentifier: conversationIdentifier, content: content,
            dateSent: dateSent, sender: sender, recipients: recipients, groupName: groupName,
            messageType: messageType, serviceName: nil)
    }

    public convenience init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, messageType: INMessageType
    ) {
        self.init(
            identifier: identifier, conversationIdentifier: conversationIdentifier, content: content,
            dateSent: dateSent, sender: sender, recipients: recipients, groupName: nil, messageType: messageType,
            serviceName: nil)
    }

    public convenience init(
        identifier: String, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?
    ) {
        self.init(
            identifier: identifier, conversationIdentifier: nil, content: content, dateSent: dateSent,
            sender: sender, recipients: recipients, groupName: nil, messageType: .text, serviceName: nil)
    }
}
