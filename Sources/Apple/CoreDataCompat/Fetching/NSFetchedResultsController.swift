public import Foundation
import FoundationCompat

public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// - Compatibility: compiles
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}

/// Is told of changes among fetched objects, of which there are none while a widget is drawn.
///
/// - Compatibility: compiles
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? {
        sectionName.first.map { $0.uppercased() }
    }
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) {}
}

/// A fetch and what it found, in sections of what has the same value.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
    private struct Section: NSFetchedResultsSectionInfo {
        let name: String
        var members: [ResultType]

        var indexTitle: String? { name.first.map { $0.uppercased() } }
        var numberOfObjects: Int { members.count }
        var objects: [Any]? { members }
    }

    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private var found: [Section]?

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
    }

    /// Without effect: nothing is kept between fetches.
    open class func deleteCache(withName name: String?) {}

    open func performFetch() throws {
        var sections: [Section] = []
        for object in try managedObjectContext.fetch(fetchRequest) {
            let value = sectionNameKeyPath.flatMap { (object as? NSManagedObject)?.value(forKeyPath: $0) }
            let name = value.map { String(describing: $0) } ?? ""
            if sections.last?.name == name {
                sections[sections.count - 1].members.append(object)
            } else {
                sections.append(Section(name: name, members: [object]))
            }
        }
        // Without sections, all objects are in one, though there be none.
        found = sections.isEmpty && sectionNameKeyPath == nil ? [Section(name: "", members: [])] : sections
    }

    open var fetchedObjects: [ResultType]? { found?.flatMap(\.members) }
    open var sections: [any NSFetchedResultsSectionInfo]? { found }
    open var sectionIndexTitles: [String] { found?.compactMap(\.indexTitle) ?? [] }

    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        found?.firstIndex { $0.indexTitle == title } ?? 0
    }

    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        sectionName.first.map { $0.uppercased() }
    }

    open func object(at indexPath: IndexPath) -> ResultType {
        let section = indexPath.count > 1 ? indexPath[0] : 0
        guard let last = indexPath.last, let found, found.indices.contains(section),
            found[section].members.indices.contains(last)
        else { preconditionFailure("Nothing was fetched at \(indexPath)") }
        return found[section].members[last]
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (section, members) in (found ?? []).map(\.members).enumerated() {
            let place = members.firstIndex { ($0 as AnyObject) === (object as AnyObject) }
            if let place { return IndexPath(indexes: [section, place]) }
        }
        return nil
    }
}
