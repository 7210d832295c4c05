/// How a preview is shown; nil where nothing is said.
package struct PreviewSettings {
    package var displayName: String?
    package var layout: PreviewLayout?
    package var orientation: InterfaceOrientation?
    package var colorScheme: ColorScheme?
    package var context: (any PreviewContext)?
    /// What the preview shows where it is more than its view.
    package var subject: (any PreviewSubject)?

    package init() {}

    package init(traits: [PreviewTrait<Preview.ViewTraits>]) {
        for setting in traits.flatMap(\.settings) {
            switch setting {
            case .layout(let layout): self.layout = layout
            case .orientation(let orientation): self.orientation = orientation
            case .modifier: break
            }
        }
    }
}

/// One of the previews that a view comes to.
package struct PreviewPart {
    package var view: AnyView
    package var settings: PreviewSettings

    package init(view: AnyView, settings: PreviewSettings) {
        self.view = view
        self.settings = settings
    }

    /// The previews in `view`: the members of its groups, with the modifiers around them. No body is evaluated.
    @MainActor package static func parts(of view: any View, settings: PreviewSettings = PreviewSettings()) -> [Self] {
        if let group = view as? any PreviewGroup { return group.previewParts(settings) }
        return [PreviewPart(view: AnyView(view), settings: settings)]
    }
}

/// A view that stands for the previews in it.
package protocol PreviewGroup: View {
    @MainActor func previewParts(_ settings: PreviewSettings) -> [PreviewPart]
}

extension Group: PreviewGroup where Content: View {
    package func previewParts(_ settings: PreviewSettings) -> [PreviewPart] {
        PreviewPart.parts(of: content, settings: settings)
    }
}

extension TupleView: PreviewGroup {
    package func previewParts(_ settings: PreviewSettings) -> [PreviewPart] {
        Mirror(reflecting: value).children.flatMap { child in
            (child.value as? any View).map { PreviewPart.parts(of: $0, settings: settings) } ?? []
        }
    }
}

extension ForEach: PreviewGroup where Content: View {
    package func previewParts(_ settings: PreviewSettings) -> [PreviewPart] {
        data.flatMap { PreviewPart.parts(of: content($0), settings: settings) }
    }
}

extension AnyView: PreviewGroup {
    package func previewParts(_ settings: PreviewSettings) -> [PreviewPart] {
        PreviewPart.parts(of: view, settings: settings)
    }
}

extension Optional: PreviewGroup where Wrapped: View {
    package func previewParts(_ settings: PreviewSettings) -> [PreviewPart] {
        map { PreviewPart.parts(of: $0, settings: settings) } ?? []
    }
}

extension _ConditionalContent: PreviewGroup where TrueContent: View, FalseContent: View {
    package func previewParts(_ settings: PreviewSettings) -> [PreviewPart] {
        switch storage {
        case .trueContent(let view): PreviewPart.parts(of: view, settings: settings)
        case .falseContent(let view): PreviewPart.parts(of: view, settings: settings)
        }
    }
}

extension EmptyView: PreviewGroup {
    package func previewParts(_ settings: PreviewSettings) -> [PreviewPart] { [] }
}

extension ModifiedContent: PreviewGroup where Content: View, Modifier: ViewModifier {
    package func previewParts(_ settings: PreviewSettings) -> [PreviewPart] {
        var settings = settings
        (modifier as? PreviewSettingModifier)?.set(&settings)
        return PreviewPart.parts(of: content, settings: settings).map { part in
            PreviewPart(view: AnyView(part.view.modifier(modifier)), settings: part.settings)
        }
    }
}
