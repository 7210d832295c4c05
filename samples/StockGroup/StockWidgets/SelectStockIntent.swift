import AppIntents

struct StockEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Stock"
    static var defaultQuery = StockQuery()

    let id: String
    let name: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(id)", subtitle: "\(name)")
    }

    init(_ stock: Stock) {
        id = stock.symbol
        name = stock.name
    }
}

struct StockQuery: EntityStringQuery {
    func entities(for identifiers: [StockEntity.ID]) async throws -> [StockEntity] {
        Stock.all.filter { identifiers.contains($0.symbol) }.map(StockEntity.init)
    }

    func entities(matching string: String) async throws -> [StockEntity] {
        Stock.all.filter { $0.name.localizedCaseInsensitiveContains(string) || $0.symbol == string.uppercased() }
            .map(StockEntity.init)
    }

    func suggestedEntities() async throws -> [StockEntity] {
        Stock.all.map(StockEntity.init)
    }

    func defaultResult() async -> StockEntity? {
        try? await suggestedEntities().first
    }
}

enum ChangeStyle: String, AppEnum {
    case percent, amount

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Change"
    static var caseDisplayRepresentations: [ChangeStyle: DisplayRepresentation] = [
        .percent: "In percent", .amount: "In dollars",
    ]
}

struct SelectStockIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Stock"
    static var description = IntentDescription("Which stock to show, and how.")

    @Parameter(title: "Stock")
    var stock: StockEntity?

    @Parameter(title: "Change", default: .percent)
    var style: ChangeStyle

    static var parameterSummary: some ParameterSummary {
        Summary("Show \(\.$stock)") { \.$style }
    }
}
