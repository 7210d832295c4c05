public import Foundation
public import FoundationCompat
public import SwiftUICompat

// Dragging between views and apps; nothing is dragged in a widget.

extension View {
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { unchanged() }
    public nonisolated func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        unchanged()
    }

    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        unchanged()
    }
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        unchanged()
    }
    public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        unchanged()
    }
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { unchanged() }
}

/// What takes what is dropped onto a view.
@MainActor @preconcurrency public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// What is dropped, and where.
public struct DropInfo {
    public var location: CGPoint { .zero }
    public func hasItemsConforming(to types: [String]) -> Bool { false }
    public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

public enum DropOperation: Equatable, Hashable, Sendable {
    case cancel
    case forbidden
    case copy
    case move
    case delete
    case alias
}

/// What a drop would do.
public struct DropProposal: Sendable {
    public let operation: DropOperation

    public init(operation: DropOperation) { self.operation = operation }
}

public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = SpringLoadingBehavior(name: "automatic")
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}
