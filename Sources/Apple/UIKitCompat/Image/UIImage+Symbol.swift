import CPango
import Foundation
import SwiftUICompat
import SymbolShapes
import Typesetting
import WidgetArchive

extension UIImage {
    /// A symbol with what its configuration and its tint say of it.
    package struct Symbol: Hashable {
        let name: String
        var settings = SymbolConfiguration.Settings()
        var tint: UIColor?

        /// The symbol as SwiftUI draws it; its own colours show where it is no template, or where it has several.
        func image(isOriginal: Bool) -> SwiftUICompat.Image {
            var font = settings.font
            if let weight = settings.weight { font = (font ?? .body).weight(weight.fontWeight().font) }
            let tint = isOriginal ? tint.map { [$0.color] } : nil
            let appearance = SymbolAppearance(
                font: font, scale: settings.scale?.scale, colors: settings.colors?.map(\.color) ?? tint ?? [])
            return SwiftUICompat.Image(systemName: name, appearance: appearance).symbolRenderingMode(settings.mode)
        }

        fileprivate var font: ArchiveFont {
            let font = settings.font ?? .body
            return (settings.weight.map { font.weight($0.fontWeight().font) } ?? font).archived(in: EnvironmentValues())
        }

        var size: CGSize {
            let scale: SymbolMetrics.Scale =
                switch settings.scale?.scale {
                case .small: .small
                case .large: .large
                default: .medium
                }
            let size = SymbolMetrics.size(of: name, font: font, scale: scale)
            return CGSize(width: size.width, height: size.height)
        }
    }

    /// The picture itself, or what a symbol looks like on its own.
    var drawn: UIImage {
        guard isSymbolImage else { return self }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }
}

extension CGContext {
    /// Draws a symbol in its first colour, black where it has none, stretched to the rectangle.
    func draw(_ symbol: UIImage.Symbol, in rect: CGRect, blendMode: CGBlendMode, alpha: Double) {
        let outline = SymbolLibrary.shared.outline(of: symbol.name)
        guard !rect.isEmpty else { return }
        let bounds = outline.bounds
        let box = ArchiveRect(
            x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
        let size = SymbolInk(of: symbol.name)
        let ink = size.frame(in: box)
        saveGState()
        defer { restoreGState() }
        setFillColor((symbol.settings.colors?.first ?? symbol.tint ?? .black).cgColor)
        setAlpha(alpha)
        setBlendMode(blendMode)
        let scale = outline.scale(filling: ink, with: size)
        translateBy(x: ink.x + ink.width / 2, y: ink.y + ink.height / 2)
        scaleBy(x: scale.width, y: scale.height)
        translateBy(x: -bounds.x - bounds.width / 2, y: -bounds.y - bounds.height / 2)
        for shape in outline.shapes {
            beginPath()
            for element in shape.path.elements { add(element) }
            fillPath(using: shape.isEvenOdd ? .evenOdd : .winding)
        }
    }

    private func add(_ element: ArchivePath.Element) {
        switch element {
        case .move(let end): move(to: CGPoint(end))
        case .line(let end): addLine(to: CGPoint(end))
        case .quad(let end, let control): addQuadCurve(to: CGPoint(end), control: CGPoint(control))
        case .curve(let end, let control1, let control2):
            addCurve(to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
        case .close: closePath()
        }
    }
}

extension CGPoint {
    fileprivate init(_ point: ArchivePoint) {
        self.init(x: point.x, y: point.y)
    }
}
