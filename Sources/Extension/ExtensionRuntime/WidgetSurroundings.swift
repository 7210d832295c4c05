import Foundation
import SwiftUICompat
import WidgetKitCompat
import WidgetProtocol

/// What surrounds a widget's content: margins, and what the content is told of where it stands.
@MainActor struct WidgetSurroundings {
    let family: WidgetFamily
    /// What is drawn, as warnings name it.
    let kind: String
    private let hasMargins: Bool
    private let isBackgroundRemovable: Bool

    /// Those of a widget, or of one that states nothing.
    init(_ definition: WidgetDefinition?, family: WidgetFamily) {
        self.family = family
        kind = definition?.kind ?? "The preview"
        hasMargins = !(definition?.contentMarginsDisabled ?? false)
        isBackgroundRemovable = definition?.isContainerBackgroundRemovable ?? true
    }

    /// The margins of what the family shows, which the widget may disable.
    private var familyMargins: EdgeInsets {
        let length = family.family?.contentMargin ?? 16
        return EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    }

    /// The margins that the content stands within.
    var margins: EdgeInsets { hasMargins ? familyMargins : EdgeInsets() }

    /// The shape that the system gives a widget of a size.
    private func containerShape(of size: CGSize) -> ContainerShape {
        let radius: CGFloat
        switch family {
        case .accessoryRectangular, .accessoryInline: radius = 10
        case _ where family.isAccessory: radius = min(size.width, size.height) / 2
        default: radius = family.family?.cornerRadius ?? 22
        }
        return ContainerShape(bounds: CGRect(origin: .zero, size: size), cornerRadius: radius)
    }

    /// The environment that the content is evaluated in, in a widget of a size.
    func values(in environment: EnvironmentValues, _ size: CGSize) -> EnvironmentValues {
        var values = environment
        values.isAccessory = family.isAccessory
        values.containerShape = containerShape(of: size)
        values.widgetFamily = family
        values.widgetContentMargins = familyMargins
        values.showsWidgetContainerBackground = showsBackground(in: environment)
        return values
    }

    /// False where the system leaves it out, unless the widget does not let it.
    func showsBackground(in environment: EnvironmentValues) -> Bool {
        !family.isAccessory && !(environment.removesWidgetBackground && isBackgroundRemovable)
    }
}
