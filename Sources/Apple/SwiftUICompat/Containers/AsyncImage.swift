public import Foundation

/// An image from a URL.
///
/// A widget's picture is taken before anything could load, here as on a phone: it shows the placeholder.
public struct AsyncImage<Content: View> {
    /// Nil where the image stands for itself.
    let content: Content?
}

/// How far an image's loading has come.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}

extension AsyncImage {
    public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
        content = nil
    }

    public nonisolated init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = _ConditionalContent(storage: .falseContent(placeholder()))
    }

    public nonisolated init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }
}

extension AsyncImage: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        if let content { return context.lower(content, into: &nodes) }
        // Without a placeholder of its own the image is a grey box, as large as proposed.
        context.lower(Color(SystemColor.tertiaryFill), into: &nodes)
    }
}
