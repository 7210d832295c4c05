import CPango
import Foundation
import SwiftUICompat
import Typesetting
import WidgetArchive

/// An attributed string, set and drawn by the typesetter that sets the widgets' texts.
struct DrawnText {
    private let text: StyledText

    init(_ string: NSAttributedString) {
        var runs: [TextRun] = []
        var alignment = StyledText.Alignment.leading
        var lineSpacing = 0.0
        let environment = EnvironmentValues.current
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            let font = (attributes[.font] as? UIFont) ?? .systemFont(ofSize: 12)
            let color = (attributes[.foregroundColor] as? UIColor) ?? .black
            func line(_ key: NSAttributedString.Key) -> TextRun.Line? {
                let style = attributes[key] as? Int ?? (attributes[key] as? NSNumber)?.intValue ?? 0
                return style == 0 ? nil : TextRun.Line()
            }
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
                lineSpacing = Double(style.lineSpacing)
                alignment = style.alignment == .center ? .center : style.alignment == .right ? .trailing : .leading
            }
            runs.append(
                TextRun(
                    content: .string((string.string as NSString).substring(with: range)),
                    font: font.font.archived(in: environment), paint: .color(color.resolved.sRGB),
                    underline: line(.underlineStyle), strikethrough: line(.strikethroughStyle),
                    tracking: (attributes[.kern] as? NSNumber)?.doubleValue ?? (attributes[.kern] as? Double) ?? 0,
                    background: (attributes[.backgroundColor] as? UIColor)?.resolved.sRGB))
        }
        text = StyledText(runs: runs, alignment: alignment, lineSpacing: lineSpacing)
    }

    func size(width: CGFloat?) -> CGSize {
        guard !text.runs.isEmpty else { return .zero }
        let bound = width.map(Double.init).flatMap { $0 < 1e6 ? $0 : nil }
        let size = Typesetter.shared.measure(text, width: bound, height: nil).size
        return CGSize(width: size.width, height: size.height)
    }

    func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), !text.runs.isEmpty else { return }
        let frame = ArchiveRect(
            x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
        context.painting(context.blendMode) {
            Typesetter.shared.draw(
                ArchiveText(text: text, frame: frame), in: context.cairo, canvas: Canvas(context: context))
        }
    }

    private struct Canvas: TextCanvas {
        let context: CGContext

        func setSource(_ paint: Paint) {
            guard case .color(let color) = paint else { return }
            context.setSource(CGColor(Color.Resolved(color)))
        }

        // Attributed strings hold neither symbols nor pictures here.
        func drawSymbol(_ name: String, in frame: ArchiveRect, weight: Int, paint: Paint) {}
        func drawImage(_ image: ImageID, in frame: ArchiveRect, tint: Paint?) {}
    }
}
