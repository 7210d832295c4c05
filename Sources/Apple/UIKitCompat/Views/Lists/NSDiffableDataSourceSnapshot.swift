import Foundation

/// Which items are in which sections, by their identifiers.
///
/// - Compatibility: compiles
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    public var numberOfSections: Int { sectionIdentifiers.count }
    public var numberOfItems: Int { itemIdentifiers.count }
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        place(identifier)?.section
    }
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    private func place(_ item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int)? {
        for section in sectionIdentifiers {
            if let index = items[section]?.firstIndex(of: item) { return (section, index) }
        }
        return nil
    }

    // MARK: - Items

    /// Adds to the last section where none is stated; without a section, nothing.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else { return }
        items[section, default: []] += identifiers
    }
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let (section, index) = place(beforeIdentifier) else { return }
        items[section]?.insert(contentsOf: identifiers, at: index)
    }
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let (section, index) = place(afterIdentifier) else { return }
        items[section]?.insert(contentsOf: identifiers, at: index + 1)
    }
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let deleted = Set(identifiers)
        for section in sectionIdentifiers { items[section]?.removeAll(where: deleted.contains) }
    }
    /// Deletes the sections too.
    public mutating func deleteAllItems() {
        items = [:]
        sectionIdentifiers = []
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier, place(toIdentifier) != nil else { return }
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier, place(toIdentifier) != nil else { return }
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: - Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { sectionIdentifiers += identifiers }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = indexOfSection(toIdentifier) else { return }
        sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = indexOfSection(toIdentifier) else { return }
        sectionIdentifiers.insert(contentsOf: identifiers, at: index + 1)
    }
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let deleted = Set(identifiers)
        sectionIdentifiers.removeAll(where: deleted.contains)
        for section in identifiers { items[section] = nil }
    }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard identifier != toIdentifier, indexOfSection(toIdentifier) != nil else { return }
        sectionIdentifiers.removeAll { $0 == identifier }
        insertSections([identifier], beforeSection: toIdentifier)
    }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        guard identifier != toIdentifier, indexOfSection(toIdentifier) != nil else { return }
        sectionIdentifiers.removeAll { $0 == identifier }
        insertSections([identifier], afterSection: toIdentifier)
    }
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    func item(at indexPath: IndexPath) -> ItemIdentifierType? {
        guard sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
        let items = itemIdentifiers(inSection: sectionIdentifiers[indexPath.section])
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    func indexPath(of item: ItemIdentifierType) -> IndexPath? {
        guard let (section, index) = place(item), let number = indexOfSection(section) else { return nil }
        return IndexPath(item: index, section: number)
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// The items of one section, some below others.
///
/// - Compatibility: compiles
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// Each item before those below it.
    public private(set) var items: [ItemIdentifierType] = []
    private var levels: [ItemIdentifierType: Int] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}

    public var rootItems: [ItemIdentifierType] { items.filter { levels[$0] == 0 } }
    public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

    public func contains(_ item: ItemIdentifierType) -> Bool { levels[item] != nil }
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public func level(of item: ItemIdentifierType) -> Int { levels[item] ?? 0 }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let parent = parent(of: item) else { return contains(item) }
        return isExpanded(parent) && isVisible(parent)
    }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let index = index(of: child) else { return nil }
        return items[..<index].last { level(of: $0) < level(of: child) }
    }

    /// Where the item and those below it are.
    private func range(of item: ItemIdentifierType) -> Range<Int>? {
        guard let start = index(of: item) else { return nil }
        let end = items[(start + 1)...].firstIndex { level(of: $0) <= level(of: item) }
        return start..<(end ?? items.count)
    }

    private mutating func insert(_ new: [ItemIdentifierType], at index: Int, level: Int) {
        items.insert(contentsOf: new, at: index)
        for item in new { levels[item] = level }
    }

    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else { return insert(items, at: self.items.count, level: 0) }
        if let range = range(of: parent) { insert(items, at: range.upperBound, level: level(of: parent) + 1) }
    }
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        if let range = range(of: item) { insert(items, at: range.lowerBound, level: level(of: item)) }
    }
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        if let range = range(of: item) { insert(items, at: range.upperBound, level: level(of: item)) }
    }
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let range = range(of: item) else { continue }
            for deleted in self.items[range] { levels[deleted] = nil }
            expanded.subtract(self.items[range])
            self.items.removeSubrange(range)
        }
    }
    public mutating func deleteAll() { self = Self() }
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        guard let range = range(of: parent) else { return }
        delete(Array(items[range].dropFirst()))
        let level = level(of: parent) + 1
        items.insert(contentsOf: snapshot.items, at: range.lowerBound + 1)
        for item in snapshot.items { levels[item] = level + snapshot.level(of: item) }
        expanded.formUnion(snapshot.expanded)
    }

    public func snapshot(of parent: ItemIdentifierType) -> Self { snapshot(of: parent, includingParent: false) }

    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool) -> Self {
        var part = Self()
        guard let range = range(of: parent) else { return part }
        part.items = Array(includingParent ? items[range] : items[range].dropFirst())
        let top = level(of: parent) + (includingParent ? 0 : 1)
        for item in part.items { part.levels[item] = level(of: item) - top }
        part.expanded = expanded.intersection(part.items)
        return part
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
