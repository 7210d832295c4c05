public import Foundation

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

/// A button of the lock screen, which nobody presses.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    open var isEnabled = true
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
    open func removeTarget(_ target: Any?) {}
}

open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    open var preferredIntervals: [NSNumber] = []
}

open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    open var isActive = false
    open var localizedTitle = ""
    open var localizedShortTitle = ""
}

open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
    open var minimumRating: Float = 0
    open var maximumRating: Float = 0
}

open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    open var supportedPlaybackRates: [NSNumber] = []
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
    open var currentShuffleType = MPShuffleType.off
}

open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
    open var currentRepeatType = MPRepeatType.off
}

public enum MPShuffleType: Int, Sendable {
    case off, items, collections
}

public enum MPRepeatType: Int, Sendable {
    case off, one, all
}

public enum MPSeekCommandEventType: UInt, Sendable {
    case beginSeeking, endSeeking
}

public enum MPChangeLanguageOptionSetting: Int, Sendable {
    case none, nowPlayingItemOnly, permanent
}

/// That somebody has pressed a button.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    public let command: MPRemoteCommand
    public let timestamp = ProcessInfo.processInfo.systemUptime

    public override init() { command = MPRemoteCommand() }
}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var positionTime: TimeInterval { 0 }
}

open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var interval: TimeInterval { 0 }
}

open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var type: MPSeekCommandEventType { .beginSeeking }
}

open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var rating: Float { 0 }
}

open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var playbackRate: Float { 0 }
}

open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var isNegative: Bool { false }
}

open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var shuffleType: MPShuffleType { .off }
    open var preservesShuffleMode: Bool { false }
}

open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var repeatType: MPRepeatType { .off }
    open var preservesRepeatMode: Bool { false }
}

open class MPChangeLanguageOptionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var languageOption: MPNowPlayingInfoLanguageOption? { nil }
    open var setting: MPChangeLanguageOptionSetting { .none }
}

/// The lock screen's buttons, which nobody presses.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let one = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { one }
    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let enableLanguageOptionCommand = MPRemoteCommand()
    public let disableLanguageOptionCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let seekForwardCommand = MPRemoteCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let ratingCommand = MPRatingCommand()
    public let likeCommand = MPFeedbackCommand()
    public let dislikeCommand = MPFeedbackCommand()
    public let bookmarkCommand = MPFeedbackCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
    public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
}
