import Foundation
import SwiftUICompat
import WidgetArchive

extension View {
    /// Makes the view's frame show up in `frames(of:width:height:)`.
    nonisolated func probe(_ name: String) -> some View {
        accessibilityElement().accessibilityIdentifier(name)
    }
}

/// What a view draws in an environment.
@MainActor func archive(
    _ view: some View, size: CGSize, environment: EnvironmentValues
) throws -> WidgetArchive {
    let archives = try archives(
        of: { view }, size: size, environment: environment, colorSchemes: [environment.colorScheme])
    return archives[0]
}

/// The runs of a text as they are drawn.
@MainActor func runs(of text: Text, in environment: EnvironmentValues) throws -> [TextRun] {
    func texts(_ items: [ArchiveItem]) -> [TextRun] {
        items.flatMap { item in
            switch item {
            case .text(let text): text.text.runs
            case .group(let group): texts(group.items)
            default: [TextRun]()
            }
        }
    }
    return texts(try archive(text, size: CGSize(width: 1000, height: 1000), environment: environment).items)
}

/// The frames of the probed views of a laid-out widget, by name, as "x y width height".
@MainActor func frames(
    of view: some View, width: CGFloat = 100, height: CGFloat = 100, environment: EnvironmentValues = .onePixel
) throws -> [String: String] {
    let archive = try archive(view, size: CGSize(width: width, height: height), environment: environment)
    return Dictionary(
        archive.accessibility.map { ($0.identifier ?? "", text($0.frame)) }, uniquingKeysWith: { "\($0) & \($1)" })
}

/// "x y width height", to a hundredth of a point.
func text(_ rect: ArchiveRect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map { value in
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }.joined(separator: " ")
}

extension EnvironmentValues {
    /// One pixel to a point, so that a hairline is a point.
    static var onePixel: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.displayScale = 1
        environment.locale = Locale(identifier: "en_US")
        return environment
    }

    static var rightToLeft: EnvironmentValues {
        var environment = onePixel
        environment.layoutDirection = .rightToLeft
        return environment
    }
}

/// A view of a fixed size.
func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
}
