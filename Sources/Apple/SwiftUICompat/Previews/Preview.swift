/// A preview that `#Preview` makes: its name, and what it shows.
public struct Preview {
    /// Traits of previews of views.
    public struct ViewTraits {}

    package let name: String?
    package let subject: any PreviewSubject

    package init(name: String?, subject: any PreviewSubject) {
        self.name = name
        self.subject = subject
    }
}

/// What a preview shows: a view, or what another module's `#Preview` makes.
package protocol PreviewSubject {}

/// A view with the traits of its preview.
package struct ViewPreview: PreviewSubject {
    package let traits: [PreviewTrait<Preview.ViewTraits>]
    package let body: @MainActor () -> any View

    package var modifiers: [any PreviewModifier] {
        traits.flatMap(\.settings).compactMap { setting in
            if case .modifier(let modifier) = setting { modifier } else { nil }
        }
    }
}

extension Preview {
    public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
        self.init(name: name, subject: ViewPreview(traits: [], body: body))
    }

    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name: name, subject: ViewPreview(traits: [traits] + additionalTraits, body: body))
    }
}

/// A type that `#Preview` declares, by which its preview is found.
public protocol PreviewRegistry {
    static var fileID: String { get }
    static var line: Int { get }
    static var column: Int { get }
    @MainActor static func makePreview() throws -> Preview
}
