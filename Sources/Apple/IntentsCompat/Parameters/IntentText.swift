import Foundation
import SwiftUICompat

/// A text of an intent's definition, which a strings file beside it may translate.
public struct _IntentText: Sendable, Hashable {
    private let text: String
    private let id: String?
    private let table: String

    public init(_ text: String, id: String? = nil, table: String? = nil) {
        self.text = text
        self.id = id
        self.table = table ?? ""
    }

    package var localized: String {
        guard let id else { return text }
        return Bundle.main.ownString(forKey: id, table: table) ?? text
    }
}

/// A value of an enumeration.
public struct _IntentCase: Sendable, Hashable {
    package let name: String
    package let rawValue: Int
    package let title: _IntentText

    public init(_ name: String, _ rawValue: Int, title: _IntentText) {
        self.name = name
        self.rawValue = rawValue
        self.title = title
    }
}
