import ActivityKit
import AlarmKit
import AppIntents
import SwiftUI
import WidgetKit

struct EggMetadata: AlarmMetadata {
    var name: String
}

struct EggLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: AlarmAttributes<EggMetadata>.self) { context in
            VStack {
                Text(context.attributes.presentation.alert.title)
                countdown(context.state).foregroundStyle(context.attributes.tintColor)
            }
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Text(context.attributes.metadata?.name ?? "Egg")
                }
                .contentMargins([.leading, .top, .trailing], 20)
            } compactLeading: {
                Image(systemName: "timer")
            } compactTrailing: {
                countdown(context.state)
            } minimal: {
                Image(systemName: "timer")
            }
        }
    }

    @ViewBuilder private func countdown(_ state: AlarmPresentationState) -> some View {
        switch state.mode {
        case .countdown(let countdown): Text(timerInterval: .now...countdown.fireDate)
        case .paused(let paused): Text("\(paused.totalCountdownDuration - paused.previouslyElapsedDuration)")
        case .alert: Text("Done")
        @unknown default: EmptyView()
        }
    }
}

func boil() async throws {
    let alert = AlarmPresentation.Alert(
        title: "Done", secondaryButton: AlarmButton(text: "Repeat", textColor: .blue, systemImageName: "repeat"),
        secondaryButtonBehavior: .countdown)
    let attributes = AlarmAttributes(
        presentation: AlarmPresentation(alert: alert), metadata: EggMetadata(name: "Egg"), tintColor: .orange)
    _ = try await AlarmManager.shared.schedule(id: UUID(), configuration: .timer(duration: 300, attributes: attributes))
}
