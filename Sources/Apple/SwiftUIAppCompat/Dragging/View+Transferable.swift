public import CoreTransferableCompat
public import Foundation
public import FoundationCompat
public import SwiftUICompat
public import UniformTypeIdentifiersCompat

// Nothing is dragged, dropped, copied or pasted in a widget.

extension View {
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        unchanged()
    }
    public nonisolated func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        unchanged()
    }
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        unchanged()
    }

    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        unchanged()
    }
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        unchanged()
    }
    public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        unchanged()
    }

    public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        unchanged()
    }
    public nonisolated func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        unchanged()
    }
    public nonisolated func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        unchanged()
    }
    public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        unchanged()
    }
    public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        unchanged()
    }
    public nonisolated func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        unchanged()
    }
}

extension DropInfo {
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

extension DynamicViewContent {
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent<Data> {
        modifier(EmptyModifier())
    }

    @_disfavoredOverload
    public nonisolated func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent<Data> {
        modifier(EmptyModifier())
    }

    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent<Data> {
        modifier(EmptyModifier())
    }
}

extension Image: Transferable {
    /// An image's pixels stay where they are: it cannot be handed over here.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(exportedContentType: .png) { _ in throw CocoaError(.featureUnsupported) }
    }
}

extension Color: Transferable {
    /// A colour cannot be handed over here.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Color>(exportedContentType: .data) { _ in throw CocoaError(.featureUnsupported) }
    }
}
