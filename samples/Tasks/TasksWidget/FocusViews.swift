import AppIntents
import SwiftUI
import WidgetKit

/// The time that is left, which counts down by itself.
struct FocusTime: View {
    let timer: FocusTimer
    var isOver = false

    var body: some View {
        if isOver {
            Image(systemName: "bell.fill")
        } else {
            Text(timerInterval: timer.interval, pauseTime: timer.pausedAt)
                .monospacedDigit()
        }
    }
}

/// The time that is left, as a bar or a ring.
struct FocusProgress: View {
    let timer: FocusTimer

    var body: some View {
        if let pausedAt = timer.pausedAt {
            ProgressView(value: timer.remaining(at: pausedAt))
        } else {
            ProgressView(timerInterval: timer.interval, countsDown: true) {
            } currentValueLabel: {
            }
        }
    }
}

/// What can be done about a focus.
struct FocusButtons: View {
    let task: TaskItem
    let timer: FocusTimer
    var isOver = false

    var body: some View {
        HStack(spacing: 8) {
            if !isOver {
                Button(intent: PauseFocusIntent(isPaused: !timer.isPaused)) {
                    symbol(timer.isPaused ? "play.fill" : "pause.fill")
                }
                .accessibilityLabel(timer.isPaused ? "Go On" : "Pause")
            }
            Button(intent: EndFocusIntent()) {
                symbol("stop.fill")
            }
            .accessibilityLabel("End Focus")
            Button(intent: CompleteTaskIntent(task)) {
                symbol("checkmark")
            }
            .accessibilityLabel("Complete")
        }
        .buttonBorderShape(.circle)
    }

    /// Of one size, so that the circles around them are.
    private func symbol(_ name: String) -> some View {
        Image(systemName: name)
            .frame(width: 16, height: 16)
    }
}
