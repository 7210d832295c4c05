import ArgumentParser
import Bridge
import Foundation
import WidgetArchive
import WidgetProtocol

/// The values that shells offer for options.
enum Completions {
    static let families = values(of: Family.self)
    static let presentations = values(of: ActivityPresentation.self)
    static let controlSizes = values(of: ControlTile.self)
    static let colorSchemes = values(of: WidgetArchive.ColorScheme.self)
    static let layoutDirections = values(of: DrawingEnvironment.LayoutDirection.self)
    static let dynamicTypeSizes = values(of: DrawingEnvironment.DynamicTypeSize.self)
    static let renderingModes = values(of: DrawingEnvironment.RenderingMode.self)
    static let locations = values(of: DrawingEnvironment.Location.self)
    static let devices = CompletionKind.list(Device.names)
    static let systems = values(of: DrawingEnvironment.OS.self)
    static let redactions = values(of: DrawingEnvironment.Redaction.self)
    static let phases = values(of: PictureRequest.Phase.self)
    static let formats = values(of: PictureRequest.Format.self)
    static let methods = CompletionKind.list(Method.all.map(\.name).sorted())

    /// Looked up when a shell asks: there are a thousand.
    static let locales = CompletionKind.custom { _, _, _ in Locale.availableIdentifiers.sorted() }

    private static func values<Values: CaseIterable & RawRepresentable<String>>(of type: Values.Type) -> CompletionKind
    {
        .list(Values.allCases.map(\.rawValue))
    }
}
