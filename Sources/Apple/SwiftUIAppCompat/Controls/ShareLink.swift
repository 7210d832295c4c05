public import CoreTransferableCompat
public import Foundation
public import SwiftUICompat

/// A view that shares items when tapped.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where
    Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable,
    Label: View
{}

extension ShareLink: View, AppOnlyView {
    public typealias Body = Never
}

/// The label of a share link that has none of its own.
public struct DefaultShareLinkLabel {}

extension DefaultShareLinkLabel: View, AppOnlyView {
    public typealias Body = Never
}

/// What an item looks like before it is shared.
public struct SharePreview<Image: Transferable, Icon: Transferable> {}

extension SharePreview {
    public nonisolated init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {}
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
    public nonisolated init(_ title: Text, image: Image, icon: Icon) {}
}

extension SharePreview where Image == Never {
    public nonisolated init(_ titleKey: LocalizedStringKey, icon: Icon) {}
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, icon: Icon) {}
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, icon: Icon) {}
    public nonisolated init(_ title: Text, icon: Icon) {}
}

extension SharePreview where Icon == Never {
    public nonisolated init(_ titleKey: LocalizedStringKey, image: Image) {}
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image: Image) {}
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image: Image) {}
    public nonisolated init(_ title: Text, image: Image) {}
}

extension SharePreview where Image == Never, Icon == Never {
    public nonisolated init(_ titleKey: LocalizedStringKey) {}
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource) {}
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) {}
    public nonisolated init(_ title: Text) {}
}

extension ShareLink {
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {}
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {}
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {}

    public nonisolated init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {}

    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {}
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {}
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {}
}

extension ShareLink
where
    PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel
{
    public nonisolated init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {}
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
    ) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) {}

    public nonisolated init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) {}

    public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) {}
}

extension ShareLink
where
    PreviewImage == Never, PreviewIcon == Never, Data.Element == String, Label == DefaultShareLinkLabel
{
    public nonisolated init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {}
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
    ) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) {}

    public nonisolated init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) {}

    public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) {}
}

extension ShareLink {
    public nonisolated init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {}
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public nonisolated init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {}
    @_disfavoredOverload
    public nonisolated init<I: Transferable>(
        _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {}

    public nonisolated init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {}

    public nonisolated init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {}
}

extension ShareLink
where
    Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never
{
    public nonisolated init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {}
}

extension ShareLink
where
    Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
{
    public nonisolated init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) {}
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
    ) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) {}

    public nonisolated init(
        _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
    ) {}

    public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) {}
}

extension ShareLink
where
    Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never
{
    public nonisolated init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {}
}

extension ShareLink
where
    Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
{
    public nonisolated init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) {}
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
    ) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) {}

    public nonisolated init(
        _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
    ) {}

    public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil) {}
}
