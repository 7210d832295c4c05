import SymbolShapes
import WidgetProtocol

extension Warning {
    /// What is to be said of a symbol's picture; nil for one that is drawn as what it shows.
    static func ofSymbol(_ name: String) -> Warning? {
        let outline = SymbolLibrary.shared.outline(of: name)
        if outline.isMissing {
            return Warning(
                .unknownSymbol,
                "There is no picture of the symbol \(BridgeError.quoted(name)): a mark is drawn instead",
                hint: "Check the name; a phone draws it if it is one of SF Symbols'.", subject: name)
        }
        return outline.standIn.map { standIn in
            Warning(
                .symbolStandIn,
                "The symbol \(BridgeError.quoted(name)) is drawn as \(BridgeError.quoted(standIn)), which is only like it",
                hint: "A phone draws the symbol itself.", subject: name)
        }
    }
}
