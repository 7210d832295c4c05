public enum INPlaybackRepeatMode: Int, Sendable {
    case unknown
    case none
    case all
    case one
}

public enum INPlaybackQueueLocation: Int, Sendable {
    case unknown
    case now
    case next
    case later
}

public enum INMediaAffinityType: Int, Sendable {
    case unknown
    case like
    case dislike
}
