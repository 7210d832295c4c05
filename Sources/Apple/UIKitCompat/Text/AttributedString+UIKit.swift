public import Foundation
import SwiftUICompat

extension AttributedString {
    /// The string with those of UIKit's attributes that SwiftUI's text understands.
    public init(_ string: NSAttributedString) {
        self.init()
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            var part = AttributedString((string.string as NSString).substring(with: range))
            if let font = attributes[.font] as? UIFont { part.swiftUI.font = Font(font) }
            if let color = attributes[.foregroundColor] as? UIColor {
                part.swiftUI.foregroundColor = Color(uiColor: color)
            }
            if let color = attributes[.backgroundColor] as? UIColor {
                part.swiftUI.backgroundColor = Color(uiColor: color)
            }
            if let kern = attributes[.kern] as? CGFloat { part.swiftUI.kern = kern }
            part.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
            append(part)
        }
    }
}
