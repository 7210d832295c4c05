public import Foundation
public import SwiftUICompat

/// Gives an app one more of the user's contacts; a widget cannot draw it.
public struct ContactAccessButton: _PrimitiveView {
    public typealias Body = Never

    /// What stands below a contact's name.
    public enum Caption: Hashable, Sendable {
        case defaultText, email, phone
    }

    /// How the contact's picture is shown.
    public struct Style: Equatable, Sendable {
        public static let automatic = Style()

        public var imageTrailingEdgePadding: CGFloat?
        public var imageWidth: CGFloat?
        public var imageColor: Color?

        public init(
            imageTrailingEdgePadding: CGFloat? = nil, imageWidth: CGFloat? = nil, imageColor: Color? = nil
        ) {
            self.imageTrailingEdgePadding = imageTrailingEdgePadding
            self.imageWidth = imageWidth
            self.imageColor = imageColor
        }
    }

    public nonisolated init(
        queryString: String, ignoredEmails: Set<String>? = nil, ignoredPhoneNumbers: Set<String>? = nil,
        approvalCallback: @escaping ([String]) -> Void = { _ in }
    ) {}
}

extension View {
    /// No effect: no button is shown.
    public nonisolated func contactAccessButtonCaption(_ caption: ContactAccessButton.Caption) -> some View { self }

    /// No effect: no button is shown.
    public nonisolated func contactAccessButtonStyle(_ style: ContactAccessButton.Style) -> some View { self }

    /// Lets contacts be picked, which nobody does in a widget.
    public nonisolated func contactAccessPicker(
        isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> Void = { _ in }
    ) -> some View { self }
}
