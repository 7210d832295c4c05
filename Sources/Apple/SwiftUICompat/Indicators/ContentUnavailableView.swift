import Foundation

/// Says that there is nothing to show, and why.
public struct ContentUnavailableView<Title: View, Description: View, Actions: View> {
    private let title: Title
    private let description: Description
    private let actions: Actions

    public nonisolated init(
        @ViewBuilder label: () -> Title, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        title = label()
        self.description = description()
        self.actions = actions()
    }
}

extension ContentUnavailableView: View {
    public var body: some View {
        VStack(spacing: 8) {
            title.labelStyle(UnavailableLabelStyle())
            description.font(.subheadline).foregroundStyle(.secondary)
            actions
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView where Title == Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { Label(title, image: name) }, description: { description })
    }
    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init(label: { Label(title, image: name) }, description: { description })
    }

    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { Label(title, systemImage: name) }, description: { description })
    }
    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init(label: { Label(title, systemImage: name) }, description: { description })
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { Label(title, image: name) }, description: { description })
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { Label(title, systemImage: name) }, description: { description })
    }
}

/// A large icon above its title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            configuration.icon.font(.system(size: 40)).foregroundStyle(.secondary)
            configuration.title.font(.title3.bold())
        }
    }
}
