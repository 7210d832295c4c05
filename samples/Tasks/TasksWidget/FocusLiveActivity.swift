import ActivityKit
import SwiftUI
import WidgetKit

/// One task, and the time that is left for it.
struct FocusLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: FocusAttributes.self) { context in
            FocusBanner(task: context.attributes.task, timer: context.state, isOver: context.isStale)
                .widgetURL(context.attributes.task.url)
        } dynamicIsland: { context in
            let task = context.attributes.task
            return DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    AreaBadge(area: task.area)
                        .padding(.leading, 4)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    FocusTime(timer: context.state, isOver: context.isStale)
                        .font(.system(.title2, design: .rounded, weight: .semibold))
                        .foregroundStyle(task.area.color)
                        .multilineTextAlignment(.trailing)
                        .padding(.trailing, 4)
                }
                DynamicIslandExpandedRegion(.center) {
                    Text(task.title)
                        .font(.headline)
                        .lineLimit(1)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    HStack(spacing: 16) {
                        FocusProgress(timer: context.state)
                            .progressViewStyle(.linear)
                        FocusButtons(task: task, timer: context.state, isOver: context.isStale)
                    }
                    .tint(task.area.color)
                    .padding(.horizontal, 4)
                }
            } compactLeading: {
                Image(systemName: task.area.symbol)
                    .foregroundStyle(task.area.color)
            } compactTrailing: {
                FocusTime(timer: context.state, isOver: context.isStale)
                    .font(.caption.weight(.semibold))
                    .foregroundStyle(task.area.color)
                    .multilineTextAlignment(.trailing)
                    // A countdown takes all the width that it can get.
                    .frame(maxWidth: 44)
            } minimal: {
                FocusProgress(timer: context.state)
                    .progressViewStyle(.circular)
                    .tint(task.area.color)
            }
            .widgetURL(task.url)
            .keylineTint(task.area.color)
        }
    }
}

private struct FocusBanner: View {
    let task: TaskItem
    let timer: FocusTimer
    let isOver: Bool

    var body: some View {
        VStack(spacing: 12) {
            HStack(spacing: 12) {
                AreaBadge(area: task.area)
                VStack(alignment: .leading, spacing: 2) {
                    Text(task.title)
                        .font(.headline)
                        .lineLimit(1)
                    Text(isOver ? "Time is up" : timer.isPaused ? "Paused" : "Focus")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                FocusTime(timer: timer, isOver: isOver)
                    .font(.system(.title, design: .rounded, weight: .semibold))
                    .foregroundStyle(task.area.color)
                    .multilineTextAlignment(.trailing)
                    .fixedSize()
            }
            HStack(spacing: 16) {
                FocusProgress(timer: timer)
                    .progressViewStyle(.linear)
                FocusButtons(task: task, timer: timer, isOver: isOver)
            }
        }
        .tint(task.area.color)
        .padding()
    }
}

private struct AreaBadge: View {
    let area: Area

    var body: some View {
        Image(systemName: area.symbol)
            .foregroundStyle(.white)
            .frame(width: 40, height: 40)
            .background(area.color.gradient, in: .circle)
            .accessibilityLabel(area.title)
    }
}

#Preview("Lock screen", as: .content, using: FocusAttributes.preview) {
    FocusLiveActivity()
} contentStates: {
    FocusTimer.running
    FocusTimer.paused
}

#Preview("Compact", as: .dynamicIsland(.compact), using: FocusAttributes.preview) {
    FocusLiveActivity()
} contentStates: {
    FocusTimer.running
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: FocusAttributes.preview) {
    FocusLiveActivity()
} contentStates: {
    FocusTimer.running
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: FocusAttributes.preview) {
    FocusLiveActivity()
} contentStates: {
    FocusTimer.running
    FocusTimer.paused
}
