import ArgumentParser
import WidgetHome
import WidgetProtocol

/// What commands ask of the extension that they are about.
extension WidgetHome {
    func kinds() throws -> [String] {
        let (widgets, failures) = descriptions()
        if let failure = failures.first { throw failure.error }
        return widgets.map(\.kind)
    }

    /// The extension's kind, where it has one alone.
    func onlyKind() throws -> String {
        let kinds = try kinds()
        guard kinds.count == 1, let kind = kinds.first else {
            throw ValidationError("Name one of the extension's kinds after --kind: \(kinds.joined(separator: ", ")).")
        }
        return kind
    }

    /// The families that a kind supports.
    func families(of kind: String) throws -> [String] {
        let widgets = descriptions().widgets
        guard let widget = widgets.first(where: { $0.kind == kind }) else {
            throw BridgeError.unknownKind(kind, known: widgets.map(\.kind))
        }
        return widget.families
    }
}
