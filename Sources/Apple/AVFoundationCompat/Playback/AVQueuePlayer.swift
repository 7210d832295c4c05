public import CoreMediaCompat
public import Foundation

/// A player of one film after the other, which plays none.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var queue: [AVPlayerItem] = []

    public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
    }

    public override init(playerItem item: AVPlayerItem?) {
        queue = item.map { [$0] } ?? []
        super.init(playerItem: item)
    }

    open func items() -> [AVPlayerItem] { queue }
    open func advanceToNextItem() { change { _ = $0.isEmpty ? nil : $0.removeFirst() } }

    /// Each item is once in a queue.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !queue.contains(item) && (afterItem.map { queue.contains($0) } ?? true)
    }

    /// At the end where there is no item to be after.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        change { queue in
            let index = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.endIndex
            queue.insert(item, at: index)
        }
    }

    open func remove(_ item: AVPlayerItem) { change { $0.removeAll { $0 === item } } }
    open func removeAllItems() { change { $0 = [] } }

    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        change { queue in
            if !queue.isEmpty { queue.removeFirst() }
            if let item { queue.insert(item, at: 0) }
        }
    }

    private func change(_ edit: (inout [AVPlayerItem]) -> Void) {
        edit(&queue)
        super.replaceCurrentItem(with: queue.first)
    }
}

/// Plays an item over and over, in a player that plays nothing.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case unknown, ready, failed, cancelled
    }

    public enum ItemOrdering: Int, Sendable {
        case loopingItemsPrecedeExistingItems, loopingItemsFollowExistingItems
    }

    open private(set) var status = Status.failed
    open var error: (any Error)? { AVError(.operationNotAllowed) }
    open var loopCount: Int { 0 }
    open var loopingPlayerItems: [AVPlayerItem] { [] }

    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) {}
    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
    }
    public convenience init(
        player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange,
        existingItemsOrdering itemOrdering: ItemOrdering
    ) {
        self.init(player: player, templateItem: itemToLoop, timeRange: loopRange)
    }

    open func disableLooping() { status = .cancelled }
}
