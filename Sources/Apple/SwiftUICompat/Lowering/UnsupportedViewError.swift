/// A view or modifier that has neither a body nor a way to be drawn here.
package struct UnsupportedViewError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The view's type as Swift writes it.
    package var type: String
    /// What about it is unsupported, when it is not the whole type.
    package var detail: String?

    package init(_ type: Any.Type, detail: String? = nil) {
        self.type = String(describing: type)
        self.detail = detail
    }

    package var description: String {
        "\(type) cannot be shown in a widget\(detail.map { ": \($0)" } ?? "")"
    }
}
