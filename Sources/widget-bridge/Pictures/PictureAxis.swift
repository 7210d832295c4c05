import ArgumentParser
import WidgetArchive
import WidgetProtocol

/// What the pictures of a command may differ in.
enum PictureAxis: String, CaseIterable {
    case kind, family, preview, locale, colorScheme, dynamicTypeSize, layoutDirection, device, renderingMode, os

    /// What is drawn, rather than how.
    static let subjects: Set<PictureAxis> = [.kind, .family, .preview]

    /// How it is drawn. The locale comes first: an extension is started in it, and draws all of its pictures then.
    static let surroundings: [PictureAxis] = [
        .locale, .colorScheme, .dynamicTypeSize, .layoutDirection, .device, .renderingMode, .os,
    ]

    /// The values that there are, where they are few.
    var allValues: [String] {
        switch self {
        case .colorScheme: WidgetArchive.ColorScheme.allCases.map(\.rawValue)
        case .dynamicTypeSize: DrawingEnvironment.DynamicTypeSize.allCases.map(\.rawValue)
        case .layoutDirection: DrawingEnvironment.LayoutDirection.allCases.map(\.rawValue)
        case .renderingMode: DrawingEnvironment.RenderingMode.allCases.map(\.rawValue)
        case .os: DrawingEnvironment.OS.allCases.map(\.rawValue)
        case .kind, .family, .preview, .locale, .device: []
        }
    }

    /// The option that its values are given by.
    var option: String {
        switch self {
        case .colorScheme: "--color-scheme"
        case .dynamicTypeSize: "--dynamic-type-size"
        case .layoutDirection: "--layout-direction"
        case .renderingMode: "--rendering-mode"
        case .kind, .family, .preview, .locale, .device, .os: "--\(rawValue)"
        }
    }
}

/// The axes of a contact sheet: `family,colorScheme,dynamicTypeSize`.
struct PictureMatrix {
    let axes: [PictureAxis]

    init(_ text: String) throws(ValidationError) {
        var axes: [PictureAxis] = []
        for name in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let axis = PictureAxis(rawValue: String(name)) else {
                throw ValidationError(
                    "There is no \(BridgeError.quoted(String(name))) in --matrix; there are "
                        + "\(BridgeError.list(PictureAxis.allCases.map(\.rawValue))), with commas between them.")
            }
            guard !axes.contains(axis) else { throw ValidationError("--matrix names \(axis.rawValue) twice.") }
            axes.append(axis)
        }
        self.axes = axes
    }
}
