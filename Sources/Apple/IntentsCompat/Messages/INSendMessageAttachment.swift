public import Foundation

public enum INOutgoingMessageType: Int, Sendable {
    case unknown
    case outgoingMessageText
    case outgoingMessageAudio
}

/// A recording that is sent.
open class INSendMessageAttachment: NSObject {
    public let audioMessageFile: INFile?

    public init(audioMessageFile: INFile) {
        self.audioMessageFile = audioMessageFile
    }
}
