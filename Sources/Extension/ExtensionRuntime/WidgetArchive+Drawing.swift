import Foundation
import JSON
import JSONRPC
import SwiftUICompat
import WidgetArchive
import WidgetKitCompat

extension WidgetArchive {
    /// A view laid out in a size, within margins if it sets a container's background.
    @MainActor static func drawing(
        _ view: AnyView, size: CGSize, margins: EdgeInsets = EdgeInsets(), environment: EnvironmentValues
    ) throws(RPCError) -> WidgetArchive {
        CurrentLocale.use(environment.locale)
        do {
            return try SwiftUICompat.archive(view, size: size, margins: margins, environment: environment)
        } catch let error as UnsupportedViewError {
            throw .unsupportedView(error)
        } catch {
            throw .internalError("\(error)")
        }
    }
}

extension ExtensionServer {
    /// A widget's content in each of the environments.
    func archives(
        of content: () -> AnyView, date: Date?, in surroundings: WidgetSurroundings, _ size: CGSize,
        _ environments: [EnvironmentValues], addingRedaction redaction: RedactionReasons = []
    ) throws(RPCError) -> [JSONValue] {
        var archives: [JSONValue] = []
        for environment in environments {
            CurrentLocale.use(environment.locale)
            var values = surroundings.values(in: environment)
            values.redactionReasons.formUnion(redaction)
            if let date { values.entryDate = date }
            var archive = try WidgetArchive.drawing(
                content(), size: size, margins: surroundings.margins, environment: values)
            if !values.showsWidgetContainerBackground {
                archive.isTransparent = true
                archive.background = []
            }
            archives.append(archive.json)
        }
        return archives
    }
}
