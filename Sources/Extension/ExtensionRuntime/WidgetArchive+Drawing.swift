import Foundation
import JSON
import SwiftUICompat
import WidgetArchive
import WidgetKitCompat
import WidgetProtocol

extension WidgetArchive {
    /// A view laid out in a size, within margins if it sets a container's background, in each of the environments.
    ///
    /// Those in a row that differ in their colour schemes alone share a layout where the view allows it. `adapting`
    /// completes an environment for the view.
    @MainActor static func drawings(
        of view: () -> AnyView, size: CGSize, margins: EdgeInsets = EdgeInsets(), in environments: [EnvironmentValues],
        adapting: (EnvironmentValues) -> EnvironmentValues = { $0 }
    ) throws(BridgeError) -> [WidgetArchive] {
        var drawings: [WidgetArchive] = []
        var rest = environments[...]
        while let environment = rest.first {
            let alike = rest.prefix { $0.differsOnlyInColorScheme(from: environment) }
            rest = rest.dropFirst(alike.count)
            CurrentLocale.use(environment.locale)
            do {
                drawings += try archives(
                    of: view, size: size, margins: margins, environment: adapting(environment),
                    colorSchemes: alike.map(\.colorScheme))
            } catch let error as UnsupportedViewError {
                throw .unsupportedView(error)
            } catch {
                throw .internalError("\(error)")
            }
        }
        return drawings
    }
}

extension ExtensionServer {
    /// A widget's content in each of the environments.
    ///
    /// - Parameter change: what else the content's environment has.
    func archives(
        of content: () -> AnyView, in surroundings: WidgetSurroundings, _ size: CGSize,
        _ environments: [EnvironmentValues], changing change: (inout EnvironmentValues) -> Void = { _ in }
    ) throws(BridgeError) -> [RawJSON] {
        let drawings = try WidgetArchive.drawings(
            of: content, size: size, margins: surroundings.margins, in: environments
        ) { environment in
            var values = surroundings.values(in: environment, size)
            change(&values)
            return values
        }
        return zip(drawings, environments).map { drawing, environment in
            var archive = drawing
            if !surroundings.showsBackground(in: environment) {
                archive.isTransparent = true
                archive.background = []
            }
            if surroundings.family.ignoresLinks { archive.tapRegions.removeAll { $0.action.isURL } }
            let name = surroundings.family.family?.rawValue ?? "\(surroundings.family)"
            if let warning = Warning.ofContent(archive, kind: surroundings.kind, family: name) {
                Diagnostics.report(warning)
            }
            return archive.json
        }
    }
}

extension WidgetFamily {
    /// Whether taps reach `widgetURL` and controls alone (Apple's "Linking to specific app scenes from your widget or
    /// Live Activity").
    fileprivate var ignoresLinks: Bool { self == .systemSmall || isAccessory }
}

extension TapRegion.Action {
    fileprivate var isURL: Bool { if case .url = self { true } else { false } }
}
