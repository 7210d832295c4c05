import SwiftUI
import WidgetKit

/// A widget that says how it is rendered, wherever it is shown.
@main struct PlacesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Places", provider: PlacesProvider()) { _ in PlacesView() }
            .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline])
    }
}

struct PlacesEntry: TimelineEntry { let date = Date.now }

struct PlacesProvider: TimelineProvider {
    func placeholder(in context: Context) -> PlacesEntry { PlacesEntry() }

    func getSnapshot(in context: Context, completion: @escaping (PlacesEntry) -> Void) { completion(PlacesEntry()) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<PlacesEntry>) -> Void) {
        completion(Timeline(entries: [PlacesEntry()], policy: .never))
    }
}

struct PlacesView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.showsWidgetContainerBackground) private var hasBackground
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.legibilityWeight) private var weight
    @Environment(\.isLuminanceReduced) private var isDimmed
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates

    var body: some View {
        switch family {
        case .accessoryCircular:
            Gauge(value: 0.68) {
                Text("kW")
            } currentValueLabel: {
                Text("68")
            }.gaugeStyle(.accessoryCircular)
        case .accessoryRectangular:
            VStack(alignment: .leading) {
                Text("Living Room").font(.headline).widgetAccentable()
                Text("21° and falling").foregroundStyle(.secondary)
                ProgressView(value: 0.4).tint(.white)
            }
        case .accessoryInline: Label("21° outside", systemImage: "thermometer")
        default: small.containerBackground(.mint.gradient, for: .widget)
        }
    }

    private var small: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Image(systemName: "bolt.fill").foregroundStyle(.yellow)
                Text("Energy").font(.headline).foregroundStyle(.orange)
            }
            .widgetAccentable()
            Text(settings.joined(separator: " ")).font(.caption).foregroundStyle(.secondary)
            Spacer()
            RoundedRectangle(cornerRadius: 6)
                .fill(LinearGradient(colors: [.red, .blue.opacity(0.2)], startPoint: .leading, endPoint: .trailing))
                .frame(height: 20)
            HStack(spacing: 4) {
                photograph
                photograph.widgetAccentedRenderingMode(.desaturated)
                photograph.widgetAccentedRenderingMode(.accentedDesaturated)
                photograph.widgetAccentedRenderingMode(.fullColor)
            }
            .frame(height: 24)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    /// Two halves, one bright and one dark.
    private var photograph: Image {
        Image(size: CGSize(width: 24, height: 24)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 12, height: 24)), with: .color(.yellow))
            context.fill(Path(CGRect(x: 12, y: 0, width: 12, height: 24)), with: .color(.blue))
        }
    }

    private var settings: [String] {
        var settings = [String(describing: mode)]
        if hasBackground { settings.append("background") }
        if contrast == .increased { settings.append("contrast") }
        if weight == .bold { settings.append("bold") }
        if isDimmed { settings.append("dimmed") }
        if reducesTransparency { settings.append("opaque") }
        if differentiates { settings.append("shapes") }
        return settings
    }
}
