public import Foundation

/// What a note holds.
open class INNoteContent: NSObject {}

/// Text in a note.
open class INTextNoteContent: INNoteContent {
    public let text: String?

    public init(text: String) {
        self.text = text
    }
}

/// A picture in a note.
open class INImageNoteContent: INNoteContent {
    public let image: INImage?

    public init(image: INImage) {
        self.image = image
    }
}

/// Some text with pictures, under a title.
open class INNote: NSObject {
    public let title: INSpeakableString
    public let contents: [INNoteContent]
    public let groupName: INSpeakableString?
    public let createdDateComponents: DateComponents?
    public let modifiedDateComponents: DateComponents?
    public let identifier: String?

    public init(
        title: INSpeakableString, contents: [INNoteContent], groupName: INSpeakableString?,
        createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?
    ) {
        self.title = title
        self.contents = contents
        self.groupName = groupName
        self.createdDateComponents = createdDateComponents
        self.modifiedDateComponents = modifiedDateComponents
        self.identifier = identifier
    }
}
