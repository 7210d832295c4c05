import Foundation
package import WidgetArchive
package import WidgetProtocol

/// Looks for what nobody can read or hit, though the picture is as it was recorded.
package struct ContentChecks {
    private let checks: Set<TestCheck>

    package init(_ checks: Set<TestCheck>) { self.checks = checks }

    /// What the checks have against a picture, a sentence each.
    ///
    /// - Parameters:
    ///   - warnings: what was told with the picture.
    ///   - backgrounds: what is behind each of the archive's texts, where the checks need it.
    package func failures(
        of archive: WidgetArchive, warnings: [Warning], backgrounds: [ArchiveColor?]
    ) -> [String] {
        var failures: [String] = []
        for warning in warnings {
            guard let check = warning.kind.check, checks.contains(check) else { continue }
            failures.append("\(check.rawValue): \(warning)")
        }
        if checks.contains(.unnamedTaps) { failures += unnamedTaps(archive) }
        if checks.contains(.tapAreas) { failures += tapAreas(archive) }
        if checks.contains(.contrast) { failures += contrast(archive, backgrounds) }
        return failures
    }

    private func unnamedTaps(_ archive: WidgetArchive) -> [String] {
        archive.tapRegions.compactMap { region in
            let isNamed = archive.accessibility.contains { element in
                let center = ArchivePoint(
                    x: element.frame.x + element.frame.width / 2, y: element.frame.y + element.frame.height / 2)
                return !element.label.isEmpty && region.frame.contains(center)
            }
            return isNamed
                ? nil
                : "unnamedTaps: what answers taps at \(Self.place(region.frame)) says nothing to VoiceOver. "
                    + "Give it an accessibilityLabel."
        }
    }

    /// Apple's Human Interface Guidelines, Accessibility: the default size of a control.
    private static let leastSide = 44.0

    private func tapAreas(_ archive: WidgetArchive) -> [String] {
        archive.tapRegions.compactMap { region in
            let frame = region.frame
            guard min(frame.width, frame.height) < Self.leastSide - 0.5 else { return nil }
            return "tapAreas: what answers taps at \(Self.place(frame)) is smaller than 44 x 44 points. "
                + "Give it a larger frame or padding."
        }
    }

    private func contrast(_ archive: WidgetArchive, _ backgrounds: [ArchiveColor?]) -> [String] {
        zip(archive.texts, backgrounds).compactMap { text, background in
            guard let color = text.color, let background else { return nil }
            let ratio = color.over(background).contrast(with: background)
            // Apple's Human Interface Guidelines, Accessibility: 18 points and larger, or bold.
            let least = text.size >= 18 || text.weight >= 700 ? 3 : 4.5
            guard ratio < least else { return nil }
            let rounded = (ratio * 100).rounded(.down) / 100
            return "contrast: \(BridgeError.quoted(text.string)) has \(rounded):1 with what is behind it, and needs "
                + "\(least):1. Make it darker, or what is behind it lighter, or the other way round."
        }
    }

    private static func place(_ frame: ArchiveRect) -> String {
        let numbers = [frame.x, frame.y, frame.width, frame.height].map { Int($0.rounded()) }
        return "\(numbers[0]),\(numbers[1]) (\(numbers[2]) x \(numbers[3]))"
    }
}

extension WarningKind {
    /// The check that it fails, if any.
    fileprivate var check: TestCheck? {
        switch self {
        case .contentOutside, .contentInMargins: .overflow
        case .textCut: .cutText
        case .missingImage, .missingColor, .missingData, .missingFont, .missingStringTable, .unknownSymbol,
            .imageRefused, .imageTooSlow:
            .missingAssets
        default: nil
        }
    }
}

extension ArchiveColor {
    /// This over an opaque colour.
    func over(_ other: ArchiveColor) -> ArchiveColor {
        func mixed(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
        return ArchiveColor(
            red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
    }

    /// The contrast ratio of two opaque colours, 1 to 21 (<https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>).
    func contrast(with other: ArchiveColor) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>
    private var luminance: Double {
        func linear(_ channel: Double) -> Double {
            let channel = min(1, max(0, channel))
            return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
