public import Foundation
import UniformTypeIdentifiersCompat

/// What can be handed to other apps, by dragging, copying or sharing; a widget hands nothing over.
public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which an item is handed over.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    @TransferRepresentationBuilder<Item> var body: Body { get }
}

/// Forms that the framework knows by itself.
public protocol _PrimitiveTransferRepresentation: TransferRepresentation where Body == Never {}

extension _PrimitiveTransferRepresentation {
    public var body: Never { fatalError("\(Self.self) is known to the framework and has no body") }
}

extension Never: Transferable, TransferRepresentation {
    public typealias Item = Never
    public static var transferRepresentation: Never { fatalError("Never has no value") }
    public var body: Never { fatalError("Never has no value") }
}

/// Makes forms out of the statements of a closure.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item {
        content
    }

    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item {
        content
    }

    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
        TupleTransferRepresentation(value: (repeat each content))
    }
}

/// Several forms, as a builder's block makes them.
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>: _PrimitiveTransferRepresentation {
    let value: Value
}

/// Who may see a form of an item.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private let name: String

    public static let all = TransferRepresentationVisibility(name: "all")
    public static let team = TransferRepresentationVisibility(name: "team")
    public static let group = TransferRepresentationVisibility(name: "group")
    public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

extension TransferRepresentation {
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        self
    }
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        self
    }
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText, exporting: { Data($0.utf8) }) {
            String(decoding: $0, as: UTF8.self)
        }
    }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: { String($0.characters) }) { AttributedString($0) }
    }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .url, exporting: { Data($0.absoluteString.utf8) }) { data in
            guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
                throw CocoaError(.coderInvalidValue)
            }
            return url
        }
    }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data, exporting: { $0 }) { $0 }
    }
}
