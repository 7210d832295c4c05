import AppIntentsCompat
import SwiftUICompat

enum Roast: String, AppEnum {
    case light, dark
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Roast"
    static let caseDisplayRepresentations: [Roast: DisplayRepresentation] = [
        .light: "Light", .dark: DisplayRepresentation(title: "Dark", subtitle: "Strong"),
    ]
}

enum Strength: Int, AppEnum {
    case weak = 1
    case strong = 5
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Strength"
    static let caseDisplayRepresentations: [Strength: DisplayRepresentation] = [.weak: "Weak", .strong: "Strong"]
}

/// An entity that its query finds by identifier and by text.
struct Bean: AppEntity {
    struct Query: EntityStringQuery {
        static let all = (1...3).map { Bean(id: $0) }
        func entities(for identifiers: [Int]) async throws -> [Bean] {
            // In an order of its own, as databases have it.
            Self.all.reversed().filter { identifiers.contains($0.id) }
        }
        func entities(matching string: String) async throws -> [Bean] { [Bean(id: 2)] }
        func suggestedEntities() async throws -> [Bean] { Self.all }
        func defaultResult() async -> Bean? { Bean(id: 3) }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bean"
    static let defaultQuery = Query()
    let id: Int
    var displayRepresentation: DisplayRepresentation { "Bean \(id)" }
}

/// An entity with so few of its kind that all are listed.
struct Cup: AppEntity {
    struct Query: EnumerableEntityQuery {
        typealias Entity = Cup
        func allEntities() async throws -> [Cup] { ["small", "large"].map { Cup(id: $0) } }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
    static let defaultQuery = Query()
    let id: String
    var displayRepresentation: DisplayRepresentation { "The \(id) cup" }
}

/// An entity whose query fails.
struct Broken: AppEntity {
    struct Failure: Error {}
    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Broken] { throw Failure() }
        func suggestedEntities() async throws -> [Broken] { throw Failure() }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Broken"
    static let defaultQuery = Query()
    let id: String
    var displayRepresentation: DisplayRepresentation { "Broken" }
}

/// An entity whose query goes by another parameter of the intent.
struct Blend: AppEntity {
    struct Query: EntityQuery {
        @IntentParameterDependency<Mix>(\.$roast) var mix

        func entities(for identifiers: [String]) async throws -> [Blend] {
            guard let mix else { throw Broken.Failure() }
            return identifiers.filter { $0.hasPrefix(mix.roast.rawValue) }.map { Blend(id: $0) }
        }
        func suggestedEntities() async throws -> [Blend] { [] }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Blend"
    static let defaultQuery = Query()
    let id: String
    var displayRepresentation: DisplayRepresentation { "The blend \(id)" }
}

/// An intent whose parameters depend on each other and have limits.
struct Mix: AppIntent {
    static let title: LocalizedStringResource = "Mix"

    @Parameter(title: "Roast") var roast: Roast
    @Parameter(title: "Blend") var blend: Blend?
    @Parameter(title: "Cups", inclusiveRange: (1, 4), size: 2) var cups: [Int]

    func perform() async throws -> some IntentResult { .result() }
}
