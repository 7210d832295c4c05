import CPango
import Glibc
import ImageLoading
import POSIXSupport
import Synchronization
import WidgetArchive

/// Decoded images by their content's name, shared by all renders; the ones used longest ago make room.
///
/// The name is the archive's word: only archives that may read the same folders share what goes by it.
final class ImageStore: Sendable {
    enum Picture: Sendable {
        case bitmap(Bitmap)
        /// The file's bytes, which librsvg draws at the size that is needed.
        case vector([UInt8])
    }

    /// An image reduced to the pixels that it takes up in a picture.
    struct Scaled: Hashable {
        let image: ImageID
        let folders: AllowedFolders
        let width: Int
        let height: Int
        let isSmooth: Bool
    }

    /// A gradient's pixels in a box, whose place in the picture the matrix takes into account.
    struct Gradient: Hashable {
        let paint: Paint
        let matrix: ArchiveTransform
        let width: Int
        let height: Int
    }

    private struct Name: Hashable {
        let image: ImageID
        let folders: AllowedFolders
    }

    private struct State {
        var pictures = RecentlyUsed<Name, Picture>(limit: 96 << 20)
        var scaled = RecentlyUsed<Scaled, Bitmap>(limit: 48 << 20)
        var gradients = RecentlyUsed<Gradient, Bitmap>(limit: 24 << 20)
    }

    private let state = Mutex(State())

    /// Decodes the image unless it is known.
    func picture(_ id: ImageID, _ resource: ImageResource, in folders: AllowedFolders) throws -> Picture {
        let name = Name(image: id, folders: folders)
        if let known = state.withLock({ $0.pictures[name] }) { return known }
        let bytes = try ImageStore.bytes(of: resource, in: folders)
        let picture: Picture =
            try ImageHeader(bytes: bytes).format == .svg ? .vector(bytes) : .bitmap(Bitmap(decoding: bytes))
        state.withLock { $0.pictures.insert(picture, for: name, cost: picture.cost) }
        return picture
    }

    func scaled(_ key: Scaled, make: () -> Bitmap?) -> Bitmap? { kept(\.scaled, key, make) }

    func gradient(_ key: Gradient, make: () -> Bitmap?) -> Bitmap? { kept(\.gradients, key, make) }

    private func kept<Key: Hashable & Sendable>(
        _ bitmaps: any WritableKeyPath<State, RecentlyUsed<Key, Bitmap>> & Sendable, _ key: Key, _ make: () -> Bitmap?
    ) -> Bitmap? {
        if let known = state.withLock({ $0[keyPath: bitmaps][key] }) { return known }
        guard let made = make() else { return nil }
        state.withLock { $0[keyPath: bitmaps].insert(made, for: key, cost: made.pixels.count * 4) }
        return made
    }

    /// Lets a document hold a photo's file as it is, smaller than its pixels would be and without the work.
    func attachFile(of resource: ImageResource, in folders: AllowedFolders, to surface: OpaquePointer) {
        guard let bytes = try? ImageStore.bytes(of: resource, in: folders), let header = try? ImageHeader(bytes: bytes),
            header.format == .jpeg
        else { return }
        // A file that says how it is to be turned is not turned by all who show documents.
        guard bytes.prefix(65_536).firstRange(of: Array("Exif".utf8)) == nil else { return }
        guard let copy = malloc(bytes.count) else { return }
        copy.copyMemory(from: bytes, byteCount: bytes.count)
        let status = cairo_surface_set_mime_data(
            surface, "image/jpeg", copy.assumingMemoryBound(to: UInt8.self), gulong(bytes.count), { free($0) }, copy)
        if status != CAIRO_STATUS_SUCCESS { free(copy) }
    }

    private static func bytes(
        of resource: ImageResource, in folders: AllowedFolders
    ) throws(AllowedFolders.Refusal) -> [UInt8] {
        switch resource {
        case .data(let bytes): bytes
        case .file(let path): try folders.contents(of: path, limit: ImageAccess.largestFile)
        }
    }
}

extension ImageStore.Picture {
    fileprivate var cost: Int {
        switch self {
        case .bitmap(let bitmap): bitmap.pixels.count * 4
        case .vector(let bytes): bytes.count
        }
    }
}

/// Values up to a total cost; beyond it, those used longest ago are dropped.
struct RecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry {
        let value: Value
        let cost: Int
        var lastUse: Int
    }

    private let limit: Int
    private var entries: [Key: Entry] = [:]
    private var total = 0
    private var uses = 0

    init(limit: Int) { self.limit = limit }

    subscript(key: Key) -> Value? {
        mutating get {
            uses += 1
            entries[key]?.lastUse = uses
            return entries[key]?.value
        }
    }

    /// A value that costs more than the limit by itself is not kept.
    mutating func insert(_ value: Value, for key: Key, cost: Int) {
        if let replaced = entries.removeValue(forKey: key) { total -= replaced.cost }
        guard cost <= limit else { return }
        while total + cost > limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            entries.removeValue(forKey: oldest.key)
            total -= oldest.value.cost
        }
        uses += 1
        entries[key] = Entry(value: value, cost: cost, lastUse: uses)
        total += cost
    }
}
