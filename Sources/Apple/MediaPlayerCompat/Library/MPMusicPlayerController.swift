public import Foundation

public enum MPMusicPlaybackState: Int, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

public enum MPMusicRepeatMode: Int, Sendable {
    case `default`, none, one, all
}

public enum MPMusicShuffleMode: Int, Sendable {
    case `default`, off, songs, albums
}

extension NSNotification.Name {
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}

/// The device's music player, which stands still.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
    private static let system = MPMusicPlayerSystem()
    private static let application = MPMusicPlayerApplicationController()
    open class var systemMusicPlayer: any MPMusicPlayerController & MPSystemMusicPlayerController { system }
    open class var applicationMusicPlayer: MPMusicPlayerController { application }
    open class var applicationQueuePlayer: MPMusicPlayerApplicationController { application }
    open class var iPodMusicPlayer: MPMusicPlayerController { system }
    open var nowPlayingItem: MPMediaItem?
    open var playbackState: MPMusicPlaybackState { .stopped }
    open var currentPlaybackTime: TimeInterval = 0
    open var currentPlaybackRate: Float = 0
    open var repeatMode = MPMusicRepeatMode.default
    open var shuffleMode = MPMusicShuffleMode.default
    open var indexOfNowPlayingItem: Int { NSNotFound }
    open func setQueue(with query: MPMediaQuery) {}
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    open func setQueue(with storeIDs: [String]) {}
    open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
    open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    open var isPreparedToPlay: Bool { false }
    open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(MPError(.permissionDenied))
    }
    open func beginSeekingForward() {}
    open func beginSeekingBackward() {}
    open func endSeeking() {}
    open func prepareToPlay() {}
    open func play() {}
    open func pause() {}
    open func stop() {}
    open func skipToNextItem() {}
    open func skipToPreviousItem() {}
    open func skipToBeginning() {}
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}
}

/// The Music app's player.
public protocol MPSystemMusicPlayerController: NSObjectProtocol {
    func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor)
}

final class MPMusicPlayerSystem: MPMusicPlayerController, MPSystemMusicPlayerController, @unchecked Sendable {
    func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor) {}
}

open class MPMusicPlayerControllerQueue: NSObject, @unchecked Sendable {
    open var items: [MPMediaItem] { [] }
    public static let didChangeNotification = NSNotification.Name("MPMusicPlayerControllerQueueDidChange")
}

open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue, @unchecked Sendable {
    open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after item: MPMediaItem?) {}
    open func remove(_ item: MPMediaItem) {}
}

/// The app's own player.
open class MPMusicPlayerApplicationController: MPMusicPlayerController, @unchecked Sendable {
    open func perform(
        queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void,
        completionHandler: @escaping (MPMusicPlayerControllerQueue, (any Error)?) -> Void
    ) {
        completionHandler(MPMusicPlayerControllerQueue(), MPError(.permissionDenied))
    }
}

/// What is to be played.
open class MPMusicPlayerQueueDescriptor: NSObject, @unchecked Sendable {}

open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
    public let query: MPMediaQuery
    public let itemCollection: MPMediaItemCollection
    open var startItem: MPMediaItem?

    public init(query: MPMediaQuery) {
        self.query = query
        itemCollection = MPMediaItemCollection(items: query.items ?? [])
    }
    public init(itemCollection: MPMediaItemCollection) {
        query = MPMediaQuery()
        self.itemCollection = itemCollection
    }
    open func setStartTime(_ startTime: TimeInterval, for mediaItem: MPMediaItem) {}
    open func setEndTime(_ endTime: TimeInterval, for mediaItem: MPMediaItem) {}
}

open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
    open var storeIDs: [String]?
    open var startItemID: String?
    public init(storeIDs: [String]) { self.storeIDs = storeIDs }
    open func setStartTime(_ startTime: TimeInterval, forItemWithStoreID storeID: String) {}
    open func setEndTime(_ endTime: TimeInterval, forItemWithStoreID storeID: String) {}
}
