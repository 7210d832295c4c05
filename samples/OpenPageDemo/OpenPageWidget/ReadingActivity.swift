import ActivityKit
import SwiftUI
import WidgetKit

/// Reading aloud, on the lock screen and in the Dynamic Island.
struct ReadingActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: ReadingAttributes.self) { context in
            ReadingView(attributes: context.attributes, state: context.state)
                .activityBackgroundTint(Color.indigo.opacity(0.25))
                .activitySystemActionForegroundColor(.indigo)
                .widgetURL(URL(string: "openpage://open/player?homeWidget"))
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Image(systemName: "book.fill")
                        .font(.title)
                        .foregroundStyle(.indigo)
                        .padding(.leading, 4)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    PlayingSymbol(isPaused: context.state.isPaused)
                        .font(.title)
                        .padding(.trailing, 4)
                }
                DynamicIslandExpandedRegion(.center) {
                    Text(context.attributes.title)
                        .font(.headline)
                        .lineLimit(1)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    ChapterProgress(attributes: context.attributes, state: context.state)
                }
            } compactLeading: {
                Image(systemName: "book.fill")
                    .foregroundStyle(.indigo)
            } compactTrailing: {
                Text(context.state.progress, format: .percent.precision(.fractionLength(0)))
                    .font(.caption)
                    .monospacedDigit()
            } minimal: {
                ProgressView(value: context.state.progress)
                    .progressViewStyle(.circular)
                    .tint(.indigo)
            }
            .widgetURL(URL(string: "openpage://open/player?homeWidget"))
            .keylineTint(.indigo)
        }
    }
}

private struct ReadingView: View {
    let attributes: ReadingAttributes
    let state: ReadingAttributes.ContentState

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                VStack(alignment: .leading) {
                    Text(attributes.title)
                        .font(.headline)
                    Text(attributes.author)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                Spacer()
                PlayingSymbol(isPaused: state.isPaused)
                    .font(.title2)
            }
            ChapterProgress(attributes: attributes, state: state)
        }
        .padding()
    }
}

private struct ChapterProgress: View {
    let attributes: ReadingAttributes
    let state: ReadingAttributes.ContentState

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ProgressView(value: state.progress)
                .tint(.indigo)
            HStack {
                Text("Chapter \(state.chapter) of \(attributes.chapters)")
                Spacer()
                Text(state.progress, format: .percent.precision(.fractionLength(0)))
            }
            .font(.caption)
            .foregroundStyle(.secondary)
        }
    }
}

private struct PlayingSymbol: View {
    let isPaused: Bool

    var body: some View {
        Image(systemName: isPaused ? "play.circle.fill" : "pause.circle.fill")
            .foregroundStyle(.indigo)
    }
}

#Preview("Lock screen", as: .content, using: ReadingAttributes.preview) {
    ReadingActivity()
} contentStates: {
    ReadingAttributes.ContentState.halfway
    ReadingAttributes.ContentState.paused
}

#Preview("Compact", as: .dynamicIsland(.compact), using: ReadingAttributes.preview) {
    ReadingActivity()
} contentStates: {
    ReadingAttributes.ContentState.halfway
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: ReadingAttributes.preview) {
    ReadingActivity()
} contentStates: {
    ReadingAttributes.ContentState.halfway
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: ReadingAttributes.preview) {
    ReadingActivity()
} contentStates: {
    ReadingAttributes.ContentState.halfway
    ReadingAttributes.ContentState.paused
}
