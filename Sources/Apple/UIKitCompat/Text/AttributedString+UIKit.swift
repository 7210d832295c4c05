public import Foundation
import SwiftUICompat

extension AttributedString {
    /// The string with those of UIKit's attributes that SwiftUI's text understands.
    public init(_ string: NSAttributedString) {
        self.init()
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            let part = (string.string as NSString).substring(with: range)
            append(AttributedString(part, attributes: AttributeContainer(attributes)))
        }
    }
}

extension AttributeContainer {
    /// Those of UIKit's attributes that SwiftUI's text understands.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        func length(_ key: NSAttributedString.Key) -> CGFloat? {
            (dictionary[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? dictionary[key] as? CGFloat
        }
        func line(_ key: NSAttributedString.Key, color: NSAttributedString.Key) -> Text.LineStyle? {
            guard let style = dictionary[key] as? Int ?? (dictionary[key] as? NSNumber)?.intValue, style != 0 else {
                return nil
            }
            return Text.LineStyle(pattern: .solid, color: (dictionary[color] as? UIColor).map { Color(uiColor: $0) })
        }
        if let font = dictionary[.font] as? UIFont { self.swiftUI.font = Font(font) }
        if let color = dictionary[.foregroundColor] as? UIColor { self.swiftUI.foregroundColor = Color(uiColor: color) }
        if let color = dictionary[.backgroundColor] as? UIColor { self.swiftUI.backgroundColor = Color(uiColor: color) }
        if let kern = length(.kern) { self.swiftUI.kern = kern }
        if let offset = length(.baselineOffset) { self.swiftUI.baselineOffset = offset }
        if let style = line(.underlineStyle, color: .underlineColor) { self.swiftUI.underlineStyle = style }
        if let style = line(.strikethroughStyle, color: .strikethroughColor) { self.swiftUI.strikethroughStyle = style }
        if let link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap({ URL(string: $0) }) {
            self.link = link
        }
    }
}
