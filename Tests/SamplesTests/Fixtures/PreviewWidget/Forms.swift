import SwiftUI
import WidgetKit

// MARK: What previews are written like

#Preview(
    "Closures as arguments", as: .systemMedium, widget: { EmojiWidget() },
    timeline: {
        let date = Date()
        for hour in 0..<3 {
            SimpleEntry(date: date.addingTimeInterval(Double(hour) * 3600), emoji: "\(hour)")
        }
        if date.timeIntervalSince1970 < 0 {
            SimpleEntry(date: date, emoji: "never")
        }
    })

#Preview("Provider", as: .systemLarge) {
    EmojiWidget()
} timelineProvider: {
    Provider()
}

@available(iOS 17.0, *)
#Preview("Return") {
    let entry = SimpleEntry(date: .now, emoji: "x")
    return EmojiWidgetEntryView(entry: entry)
}

#Preview("Traits", traits: .sizeThatFitsLayout, .landscapeLeft) {
    Text("A")
    Text("B")
}

#Preview("Fixed", traits: .fixedLayout(width: 100, height: 50)) {
    @Previewable @State var isOn = true
    @Previewable @Environment(\.accent) var accent
    let number = 3
    Text(isOn ? "\(number)" : "off")
        .foregroundStyle(accent)
}

#Preview("Modifier", traits: .modifier(SharedModel())) {
    CountView()
}

#Preview(traits: .shared) { CountView() }

struct SharedModel: PreviewModifier {
    static func makeSharedContext() async throws -> Model { Model(count: 7) }

    func body(content: Content, context: Model) -> some View {
        content.environment(context)
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var shared: Self = .modifier(SharedModel())
}

// MARK: What they stand on

@Observable final class Model {
    var count: Int

    init(count: Int) {
        self.count = count
    }
}

struct CountView: View {
    @Environment(Model.self) private var model

    var body: some View {
        @Bindable var model = model
        Text("Count: \(model.count)")
    }
}

extension EnvironmentValues {
    @Entry var accent: Color = .red
    @Entry var untyped = "Hello"
    @Entry var optional: Int?
    @Entry public var action: (@Sendable () -> Void)? = nil
}

extension Transaction {
    @Entry var isQuick = false
}

extension ContainerValues {
    @Entry var isPinned: Bool = false
}

extension FocusedValues {
    @Entry var title: String?
}

// MARK: As before iOS 17

#if DEBUG
    struct EmojiWidget_Previews: PreviewProvider {
        static var previews: some View {
            Group {
                EmojiWidgetEntryView(entry: SimpleEntry(date: Date(), emoji: "p"))
                    .previewContext(WidgetPreviewContext(family: .systemSmall))
                EmojiWidgetEntryView(entry: SimpleEntry(date: Date(), emoji: "q"))
                    .previewContext(WidgetPreviewContext(family: .systemMedium))
                    .previewDisplayName("Named")
            }
            .environment(\.colorScheme, .dark)

            ForEach([WidgetFamily.systemLarge, .accessoryCircular], id: \.self) { family in
                EmojiWidgetEntryView(entry: SimpleEntry(date: Date(), emoji: "r"))
                    .previewContext(WidgetPreviewContext(family: family))
            }
        }
    }

    struct CountView_Previews: PreviewProvider {
        static var previews: some View {
            CountView()
                .environment(Model(count: 1))
                .previewLayout(.fixed(width: 120, height: 40))
                .previewDevice("iPhone 14")
                .preferredColorScheme(.dark)
        }
    }
#endif

// MARK: UIKit's, which are found and not drawn

#Preview("A view", traits: .portrait) { UIView() }

#Preview("A controller") {
    let controller = UIViewController()
    controller.title = "Nothing to see"
    return controller
}
