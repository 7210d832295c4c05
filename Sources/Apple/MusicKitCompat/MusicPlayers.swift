public import Foundation
public import OpenCombine

/// Plays music: it has none, and stands still.
open class MusicPlayer: @unchecked Sendable {
    public enum PlaybackStatus: Hashable, Sendable {
        case stopped, playing, paused, interrupted, seekingForward, seekingBackward
    }

    public enum RepeatMode: Hashable, Sendable {
        case none, one, all
    }

    public enum ShuffleMode: Hashable, Sendable {
        case off, songs
    }

    /// How a player plays.
    public final class State: ObservableObject, @unchecked Sendable {
        public var playbackStatus: PlaybackStatus { .stopped }
        @Published public var playbackRate: Float = 1
        @Published public var repeatMode: RepeatMode?
        @Published public var shuffleMode: ShuffleMode?
    }

    /// What a player plays one after the other.
    open class Queue: ObservableObject, @unchecked Sendable, ExpressibleByArrayLiteral {
        /// One of it.
        public struct Entry: Hashable, Identifiable, Sendable {
            public enum Item: Hashable, Sendable {
                case song(Song)
                case musicVideo(MusicVideo)
            }

            public let id: String
            public let title: String
            public let subtitle: String?
            public let artwork: Artwork?
            public let item: Item?
            public let startTime: TimeInterval?
            public let endTime: TimeInterval?
            public let isTransient: Bool
        }

        public enum EntryInsertionPosition: Hashable, Sendable {
            case afterCurrentEntry, tail
        }

        open var currentEntry: Entry? { nil }
        open var entries: [Entry] { [] }

        public required init(arrayLiteral elements: any PlayableMusicItem...) {}
        public init<S: Sequence>(for playableItems: S, startingAt startPlayableItem: S.Element? = nil)
        where S.Element: PlayableMusicItem {}
        public init(album: Album, startingAt startTrack: Track) {}
        public init(playlist: Playlist, startingAt startEntry: Track) {}
        init() {}

        open func insert(
            _ item: any PlayableMusicItem, position: EntryInsertionPosition
        ) async throws {
            throw MusicTokenRequestError.permissionDenied
        }
    }

    public let state = State()
    open var playbackTime: TimeInterval = 0
    open var isPreparedToPlay: Bool { false }

    init() {}

    open func prepareToPlay() async throws { throw MusicTokenRequestError.permissionDenied }
    open func play() async throws { throw MusicTokenRequestError.permissionDenied }
    open func pause() {}
    open func stop() {}
    open func beginSeekingForward() {}
    open func beginSeekingBackward() {}
    open func endSeeking() {}
    open func skipToNextEntry() async throws { throw MusicTokenRequestError.permissionDenied }
    open func skipToPreviousEntry() async throws { throw MusicTokenRequestError.permissionDenied }
    open func restartCurrentEntry() {}
}

/// The app's own player.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
    public typealias Queue = MusicPlayer.Queue

    public static let shared = ApplicationMusicPlayer()
    public var queue = Queue()
}

/// The system's player.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
    public typealias Queue = MusicPlayer.Queue

    public static let shared = SystemMusicPlayer()
    public var queue = Queue()
}
