public import Foundation

extension SortDescriptor where Compared: NSObject {
    /// Sorts objects by a property that is true or false, false ones first.
    public init(_ keyPath: KeyPath<Compared, Bool>, order: SortOrder = .forward) {
        self.init(\Compared[rankOf: Flag(keyPath: keyPath)], order: order)
    }

    /// Sorts objects by a property that may be nil, such first, then false ones.
    public init(_ keyPath: KeyPath<Compared, Bool?>, order: SortOrder = .forward) {
        self.init(\Compared[rankOf: Flag(keyPath: keyPath)], order: order)
    }
}

/// A property that has no order of its own.
///
/// `@unchecked Sendable`: a key path of properties holds nothing that changes.
private struct Flag: Hashable, @unchecked Sendable {
    let keyPath: AnyKeyPath
}

extension NSObject {
    fileprivate subscript(rankOf flag: Flag) -> Int {
        switch self[keyPath: flag.keyPath] as? Bool? {
        case .some(.some(true)): 2
        case .some(.some(false)): 1
        default: 0
        }
    }
}
