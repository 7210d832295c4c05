public import CoreTransferableCompat
public import FoundationCompat
public import SwiftUICompat
public import UniformTypeIdentifiersCompat

/// Pastes what was copied elsewhere.
public struct PasteButton {
    public nonisolated init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

    public nonisolated init(
        supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
    ) {}
}

extension PasteButton: View, AppOnlyView {
    public typealias Body = Never
}
