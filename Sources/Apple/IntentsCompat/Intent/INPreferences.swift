public import Foundation

public enum INSiriAuthorizationStatus: Int, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
}

/// What the user allows of Siri, which is nothing here: there is none.
open class INPreferences: NSObject {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }

    @preconcurrency
    open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
        handler(.denied)
    }

    open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus { .denied }

    open class func siriLanguageCode() -> String { Locale.current.identifier }
}

public enum INVocabularyStringType: Int, Sendable {
    case contactName = 1
    case contactGroupName
    case photoTag = 100
    case photoAlbumName
    case workoutActivityName = 200
    case carProfileName = 300
    case carName
    case paymentsOrganizationName = 400
    case paymentsAccountNickname
    case notebookItemTitle = 500
    case notebookItemGroupName
    case mediaPlaylistTitle = 700
    case mediaMusicArtistName
    case mediaAudiobookTitle
    case mediaAudiobookAuthorName
    case mediaShowTitle
}

/// Words that Siri should know, which nobody asks for here.
open class INVocabulary: NSObject, @unchecked Sendable {
    private static let vocabulary = INVocabulary()

    open class func shared() -> INVocabulary { vocabulary }

    open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
    open func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
    open func removeAllVocabularyStrings() {}
}

public enum INFocusStatusAuthorizationStatus: Int, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
}

/// Whether the user wants to be left alone.
open class INFocusStatus: NSObject {
    /// Nil where the app may not know.
    public let isFocused: Bool?

    public init(isFocused: Bool?) {
        self.isFocused = isFocused
    }
}

/// Tells of the user's focus, which is not to be known here.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
    public static let `default` = INFocusStatusCenter()

    open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
    open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }

    @preconcurrency
    open func requestAuthorization(
        completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
    ) { completionHandler?(.denied) }

    open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .denied }
}
