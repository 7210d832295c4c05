import CPango

/// The layouts of a text that were made last: a stack asks for the same few widths over and over.
struct KeptLayouts<Key: Equatable>: ~Copyable {
    private var kept: [(key: Key, layout: OpaquePointer)] = []
    private static var limit: Int { 4 }

    deinit {
        for (_, layout) in kept { g_object_unref(UnsafeMutableRawPointer(layout)) }
    }

    /// The layout for a key, made when there is none; valid until the next call.
    mutating func layout(for key: Key, make: () -> OpaquePointer) -> OpaquePointer {
        if let known = kept.first(where: { $0.key == key }) { return known.layout }
        if kept.count == Self.limit { g_object_unref(UnsafeMutableRawPointer(kept.removeFirst().layout)) }
        let made = make()
        kept.append((key, made))
        return made
    }
}
