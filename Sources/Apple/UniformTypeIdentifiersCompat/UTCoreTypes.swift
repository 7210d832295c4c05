public import Foundation

// What MobileCoreServices had before there was `UTType`.

public var kUTTagClassFilenameExtension: NSString { "public.filename-extension" }
public var kUTTagClassMIMEType: NSString { "public.mime-type" }

public var kUTTypeItem: NSString { "public.item" }
public var kUTTypeContent: NSString { "public.content" }
public var kUTTypeCompositeContent: NSString { "public.composite-content" }
public var kUTTypeData: NSString { "public.data" }
public var kUTTypeDirectory: NSString { "public.directory" }
public var kUTTypeFolder: NSString { "public.folder" }
public var kUTTypeURL: NSString { "public.url" }
public var kUTTypeFileURL: NSString { "public.file-url" }
public var kUTTypeText: NSString { "public.text" }
public var kUTTypePlainText: NSString { "public.plain-text" }
public var kUTTypeUTF8PlainText: NSString { "public.utf8-plain-text" }
public var kUTTypeUTF16PlainText: NSString { "public.utf16-plain-text" }
public var kUTTypeRTF: NSString { "public.rtf" }
public var kUTTypeHTML: NSString { "public.html" }
public var kUTTypeXML: NSString { "public.xml" }
public var kUTTypeJSON: NSString { "public.json" }
public var kUTTypeCommaSeparatedText: NSString { "public.comma-separated-values-text" }
public var kUTTypeSourceCode: NSString { "public.source-code" }
public var kUTTypePDF: NSString { "com.adobe.pdf" }
public var kUTTypeRTFD: NSString { "com.apple.rtfd" }
public var kUTTypeFlatRTFD: NSString { "com.apple.flat-rtfd" }
public var kUTTypeImage: NSString { "public.image" }
public var kUTTypeJPEG: NSString { "public.jpeg" }
public var kUTTypePNG: NSString { "public.png" }
public var kUTTypeGIF: NSString { "com.compuserve.gif" }
public var kUTTypeTIFF: NSString { "public.tiff" }
public var kUTTypeBMP: NSString { "com.microsoft.bmp" }
public var kUTTypeICO: NSString { "com.microsoft.ico" }
public var kUTTypeRawImage: NSString { "public.camera-raw-image" }
public var kUTTypeScalableVectorGraphics: NSString { "public.svg-image" }
public var kUTTypeLivePhoto: NSString { "com.apple.live-photo" }
public var kUTTypeAudiovisualContent: NSString { "public.audiovisual-content" }
public var kUTTypeMovie: NSString { "public.movie" }
public var kUTTypeVideo: NSString { "public.video" }
public var kUTTypeAudio: NSString { "public.audio" }
public var kUTTypeQuickTimeMovie: NSString { "com.apple.quicktime-movie" }
public var kUTTypeMPEG: NSString { "public.mpeg" }
public var kUTTypeMPEG4: NSString { "public.mpeg-4" }
public var kUTTypeMPEG4Audio: NSString { "public.mpeg-4-audio" }
public var kUTTypeMP3: NSString { "public.mp3" }
public var kUTTypeWaveformAudio: NSString { "com.microsoft.waveform-audio" }
public var kUTTypeArchive: NSString { "public.archive" }
public var kUTTypeZipArchive: NSString { "public.zip-archive" }
public var kUTTypeGNUZipArchive: NSString { "org.gnu.gnu-zip-archive" }
public var kUTTypeVCard: NSString { "public.vcard" }
public var kUTTypeContact: NSString { "public.contact" }
public var kUTTypeCalendarEvent: NSString { "public.calendar-event" }
public var kUTTypeToDoItem: NSString { "public.to-do-item" }
public var kUTTypeEmailMessage: NSString { "public.email-message" }

/// The type with a tag, one that was made up for it where there is none.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: NSString, _ inTag: NSString, _ inConformingToUTI: NSString?
) -> Unmanaged<NSString>? {
    let tagClass = UTTagClass(rawValue: inTagClass as String)
    let parent = inConformingToUTI.flatMap { UTType($0 as String) }
    return UTType(tag: inTag as String, tagClass: tagClass, conformingTo: parent).map {
        .passRetained($0.identifier as NSString)
    }
}

public func UTTypeCopyPreferredTagWithClass(
    _ inUTI: NSString, _ inTagClass: NSString
) -> Unmanaged<NSString>? {
    guard let type = UTType(inUTI as String) else { return nil }
    let tag = inTagClass == kUTTagClassMIMEType ? type.preferredMIMEType : type.preferredFilenameExtension
    return tag.map { .passRetained($0 as NSString) }
}

public func UTTypeCopyDescription(_ inUTI: NSString) -> Unmanaged<NSString>? {
    UTType(inUTI as String)?.localizedDescription.map { .passRetained($0 as NSString) }
}

public func UTTypeConformsTo(_ inUTI: NSString, _ inConformsToUTI: NSString) -> Bool {
    guard let type = UTType(inUTI as String), let other = UTType(inConformsToUTI as String) else {
        return inUTI == inConformsToUTI
    }
    return type.conforms(to: other)
}

public func UTTypeEqual(_ inUTI1: NSString, _ inUTI2: NSString) -> Bool { inUTI1 == inUTI2 }
