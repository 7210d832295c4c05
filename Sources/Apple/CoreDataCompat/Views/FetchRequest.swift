public import Foundation
import FoundationCompat
public import SwiftUICompat

/// What was fetched.
public struct FetchedResults<Result>: RandomAccessCollection {
    private let results: [Result]
    public var sortDescriptors: [SortDescriptor<Result>] = []
    public var nsSortDescriptors: [NSSortDescriptor] = []
    public var nsPredicate: NSPredicate?

    init(_ results: [Result]) {
        self.results = results
    }

    public var startIndex: Int { results.startIndex }
    public var endIndex: Int { results.endIndex }
    public subscript(position: Int) -> Result { results[position] }
}

/// Fetches objects from the environment's context.
@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result>: DynamicProperty where Result: NSFetchRequestResult {
    private let request: NSFetchRequest<Result>

    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        request = NSFetchRequest()
        request.entityName = entity.name
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
    }

    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        request = fetchRequest
    }

    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        request = fetchRequest
    }

    public var wrappedValue: FetchedResults<Result> {
        let context = EnvironmentValues.current.managedObjectContext
        return FetchedResults((try? context.fetch(request)) ?? [])
    }
}

extension FetchRequest where Result: NSManagedObject {
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(
            entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    }

    @_disfavoredOverload
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            entity: Result.entity(), sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) },
            predicate: predicate, animation: animation)
    }
}

private struct ContextKey: EnvironmentKey {
    static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueue)
}

extension EnvironmentValues {
    /// The context that `@FetchRequest` asks.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}
