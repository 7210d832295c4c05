import AppIntents
import CoreLocation
import CoreSpotlight
import SwiftUI

// Intents, entities and enumerations of schemas that Siri knows.

@AssistantIntent(schema: .photos.createAlbum)
struct CreateAlbumIntent: AppIntent {
    var name: String

    @Dependency
    var library: AlbumLibrary

    func perform() async throws -> some ReturnsValue<AlbumEntity> {
        let album = AlbumEntity(id: "1", albumType: .custom)
        album.name = name
        return .result(value: album)
    }
}

@AppIntent(schema: .photos.openAlbum)
struct OpenAlbumIntent: OpenIntent {
    var target: AlbumEntity

    @MainActor
    func perform() async throws -> some IntentResult { .result() }
}

@available(iOS 18.0, *)
@AssistantIntent(schema: .system.search)
struct SearchAlbumsIntent {
    static let searchScopes: [StringSearchScope] = [.general]

    @Parameter(title: "Criteria")
    var criteria: StringSearchCriteria

    func perform() async throws -> some IntentResult { .result() }
}

@AssistantIntent(schema: .mail.deleteMail)
struct DeleteAlbums {
    static let openAppWhenRun = false
    @Parameter var entities: [AlbumEntity]
    @Parameter var sendLater: Date?
    func perform() async throws -> some IntentResult { .result() }
}

final class AlbumLibrary: Sendable {}

@AssistantEntity(schema: .photos.album)
struct AlbumEntity: IndexedEntity {
    static let defaultQuery = AlbumQuery()

    let id: String
    var name: String
    var creationDate: Date?
    var albumType: AlbumType

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: albumType.localizedStringResource)
    }

    var attributeSet: CSSearchableItemAttributeSet {
        let set = defaultAttributeSet
        set.keywords = [name]
        return set
    }
}

struct AlbumQuery: EntityQuery {
    @Dependency var library: AlbumLibrary
    func entities(for identifiers: [AlbumEntity.ID]) async throws -> [AlbumEntity] { [] }
}

@AppEnum(schema: .photos.albumType)
enum AlbumType: String {
    case custom
    case favorites
    static let caseDisplayRepresentations: [AlbumType: DisplayRepresentation] = [
        .custom: "Custom", .favorites: "Favorites",
    ]
}

@AppEntity(schema: .journal.entry)
public struct JournalEntryEntity {
    public struct Query: EntityStringQuery {
        public init() {}
        public func entities(for identifiers: [JournalEntryEntity.ID]) async throws -> [JournalEntryEntity] { [] }
        public func entities(matching string: String) async throws -> [JournalEntryEntity] { [] }
    }
    public static var defaultQuery: Query { Query() }
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Entry"
    public var displayRepresentation: DisplayRepresentation { "Entry" }
    public let id = UUID()
    var title: String?
    var message: AttributedString?
    var mediaItems: [IntentFile]
    var entryDate: Date?
    var location: CLPlacemark?
    @Property(title: "Mood", indexingKey: \.keywords) var mood: String
    @ComputedProperty(indexingKey: \.displayName) var shown: String { title ?? "" }
}

@UnionValue
enum Found {
    case album(AlbumEntity)
    case entry(JournalEntryEntity)

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Found" }
    static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [.album: "Album", .entry: "Entry"]
}

struct ShowFound: AppIntent {
    static let title: LocalizedStringResource = "Show"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    @Parameter(title: "What") var found: Found
    static var parameterSummary: some ParameterSummary { Summary("Show \(\.$found)") }
    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "ok") }
}

struct FoundQuery: IntentValueQuery {
    func values(for input: String) async throws -> [Found] { [] }
}

struct LinkRow: View {
    @State private var shows = true
    var body: some View {
        VStack {
            ShortcutsLink().shortcutsLinkStyle(.darkOutline)
            SiriTipView(intent: ShowFound(), isVisible: $shows).siriTipViewStyle(.dark)
        }
    }
}

struct ShowNote: URLRepresentableIntent, OpenIntent {
    static let title: LocalizedStringResource = "Note"
    @Parameter(title: "Note") var target: Note
}

struct Note: AppEntity, URLRepresentableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
    static var urlRepresentation: URLRepresentation { "https://example.com/note/\(.id)" }
    static let defaultQuery = NoteQuery()
    var id: UUID
    @Property(title: "Title") var title: String
    var displayRepresentation: DisplayRepresentation { .init(title: "\(title)", image: .init(systemName: "note")) }
    init(id: UUID, title: String) { self.id = id; self.title = title }
}

struct NoteQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [Note] { [] }
}
