import Foundation
import SwiftUICompat
import Testing
import WidgetArchive

/// Views written as widgets' authors write them: that they compile and lay out is the test.
@MainActor @Suite struct WidgetFixtureTests {
    @Test("a news widget as people write it lays out in every size and both colour schemes")
    func news() throws {
        let stories = [
            Story(id: 1, title: "Swift on Linux", source: "AP", url: URL(string: "news://1")),
            Story(id: 2, title: "ข่าวภาษาไทย", source: "Reuters", url: URL(string: "news://2")),
            Story(id: 3, title: "ニュースの見出しがここに入ります", source: "NHK", url: nil),
        ]
        for (size, links) in [((158, 158), 1), ((338, 158), 2), ((338, 354), 2)] as [((Double, Double), Int)] {
            for scheme in ColorScheme.allCases {
                var environment = EnvironmentValues()
                environment.colorScheme = scheme
                let archive = try archive(
                    NewsView(stories: stories, isSmall: size.0 < 200),
                    size: CGSize(width: size.0, height: size.1), environment: environment)
                #expect(archive.tapRegions.count == links)
                #expect(archive.items.count >= 4)
                #expect(archive.background.count == 1)
            }
        }
    }

    @Test("modifiers as people chain them compile and draw")
    func modifiers() throws {
        let archive = try archive(Gallery(), size: CGSize(width: 338, height: 354), environment: EnvironmentValues())
        #expect(archive.items.count == 9)
    }
}

private struct Story: Identifiable {
    var id: Int
    var title: String
    var source: String
    var url: URL?
}

private struct NewsView: View {
    let stories: [Story]
    let isSmall: Bool
    @Environment(\.colorScheme) var colorScheme

    var body: some View {
        content
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .containerBackground(for: ContainerBackgroundPlacement(name: "widget")) {
                LinearGradient(
                    colors: colorScheme == .dark ? [.black, .gray] : [.white, .blue.opacity(0.2)],
                    startPoint: .top, endPoint: .bottom)
            }
    }

    @ViewBuilder private var content: some View {
        if isSmall {
            StoryRow(story: stories[0], lines: 4)
        } else {
            VStack(alignment: .leading, spacing: 6) {
                header
                ForEach(stories.prefix(3)) { story in
                    StoryRow(story: story, lines: 2)
                    if story.id != stories.last?.id { Divider() }
                }
                Spacer(minLength: 0)
            }
        }
    }

    private var header: some View {
        HStack {
            Text("Top stories").font(.headline).bold()
            Spacer()
            Image(systemName: "newspaper.fill").foregroundStyle(.tint).imageScale(.small)
        }
        .textCase(.uppercase)
    }
}

private struct StoryRow: View {
    let story: Story
    let lines: Int

    var body: some View {
        if let url = story.url {
            Link(destination: url) { row }
        } else {
            row
        }
    }

    private var row: some View {
        HStack(alignment: .top, spacing: 8) {
            RoundedRectangle(cornerRadius: 6, style: .continuous)
                .fill(Color.accentColor.gradient)
                .frame(width: 40, height: 40)
                .overlay(Image(systemName: "photo").foregroundColor(.white))
            VStack(alignment: .leading, spacing: 2) {
                Text(story.title)
                    .font(.system(size: 14, weight: .semibold, design: .rounded))
                    .lineLimit(lines)
                    .minimumScaleFactor(0.8)
                    .multilineTextAlignment(.leading)
                Text("\(story.source) · \(story.id)")
                    .font(.caption2)
                    .foregroundColor(.secondary)
                    .privacySensitive()
            }
            .layoutPriority(1)
        }
        .accessibilityElement(children: .combine)
    }
}

private struct Card<Content: View>: View {
    var title: LocalizedStringKey
    @ViewBuilder var content: () -> Content

    var body: some View {
        VStack(alignment: .leading) {
            Text(title).font(.caption.weight(.bold)).kerning(1)
            content()
        }
        .padding(8)
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 10))
        .shadow(color: .black.opacity(0.2), radius: 3, x: 0, y: 2)
    }
}

private struct Badge: ViewModifier {
    let count: Int

    func body(content: Content) -> some View {
        content.overlay(alignment: .topTrailing) {
            if count > 0 {
                Text("\(count)").font(.system(size: 9)).padding(3).background(Color.red).clipShape(Capsule())
                    .offset(x: 4, y: -4)
            }
        }
    }
}

private struct Gallery: View {
    @State private var isOn = false
    @Namespace private var namespace
    @ScaledMetric private var side: CGFloat = 20

    var body: some View {
        VStack(spacing: 4) {
            Card(title: "Effects") {
                HStack {
                    Circle().fill(.blue).frame(width: side, height: side).rotationEffect(.degrees(45), anchor: .center)
                    Rectangle().stroke(.red, lineWidth: 2).frame(width: 20, height: 20).scaleEffect(0.8)
                    Color.green.frame(width: 20, height: 20).cornerRadius(4).saturation(0.5).grayscale(0.1)
                    Capsule().strokeBorder(.orange, style: StrokeStyle(lineWidth: 2, dash: [2])).frame(
                        width: 30, height: 15)
                    Text("x").modifier(Badge(count: 3))
                }
                .compositingGroup()
                .blendMode(.multiply)
            }
            Grid(alignment: .leading) {
                GridRow {
                    Text("A").gridColumnAlignment(.trailing)
                    Text("B").italic()
                }
            }
            ViewThatFits(in: .horizontal) {
                Text("A long text that may not fit in a small widget at all").lineLimit(1).fixedSize()
                Text("Short")
            }
            Text("Fade").mask(LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing))
            Label("Wind", systemImage: "wind").labelStyle(.titleAndIcon).symbolVariant(.fill).font(.footnote)
            Group {
                Text("1") + Text("2").bold()
                AnyView(EmptyView())
            }
            .foregroundStyle(.primary, .secondary)
            .tint(.pink)
            .animation(.easeInOut, value: isOn)
            .transition(.opacity)
            .contentTransition(.numericText())
            .matchedGeometryEffect(id: "a", in: namespace)
            .onAppear { isOn = true }
            .id(UUID(uuidString: "00000000-0000-0000-0000-000000000000"))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(red: 0.9, green: 0.9, blue: 0.95).ignoresSafeArea())
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .environment(\.layoutDirection, .leftToRight)
        .redacted(reason: [])
    }
}
