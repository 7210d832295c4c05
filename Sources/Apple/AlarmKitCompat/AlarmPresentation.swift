public import SwiftUICompat

/// What an alarm says while it rings, counts down and is paused.
public struct AlarmPresentation: Codable, Sendable {
    public struct Alert: Codable, Sendable {
        public enum SecondaryButtonBehavior: Codable, Hashable, Sendable {
            case countdown, custom
        }

        var text: AlarmText
        public var stopButton: AlarmButton
        public var secondaryButton: AlarmButton?
        public var secondaryButtonBehavior: SecondaryButtonBehavior?

        public var title: LocalizedStringResource {
            get { text.resource }
            set { text.resource = newValue }
        }

        public init(
            title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            text = AlarmText(resource: title)
            self.stopButton = stopButton
            self.secondaryButton = secondaryButton
            self.secondaryButtonBehavior = secondaryButtonBehavior
        }

        public init(
            title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            self.init(
                title: title, stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "xmark"),
                secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
        }
    }

    public struct Countdown: Codable, Sendable {
        var text: AlarmText
        public var pauseButton: AlarmButton?

        public var title: LocalizedStringResource {
            get { text.resource }
            set { text.resource = newValue }
        }

        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
            text = AlarmText(resource: title)
            self.pauseButton = pauseButton
        }
    }

    public struct Paused: Codable, Sendable {
        var text: AlarmText
        public var resumeButton: AlarmButton

        public var title: LocalizedStringResource {
            get { text.resource }
            set { text.resource = newValue }
        }

        public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
            text = AlarmText(resource: title)
            self.resumeButton = resumeButton
        }
    }

    public var alert: Alert
    public var countdown: Countdown?
    public var paused: Paused?

    public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
        self.alert = alert
        self.countdown = countdown
        self.paused = paused
    }
}
