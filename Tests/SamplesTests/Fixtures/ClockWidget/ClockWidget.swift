import SwiftUI
import WidgetKit

struct Moment: TimelineEntry {
    let date: Date
    let text: String
}

/// Hourly entries, whose texts go by every clock that the code could ask.
struct ClockProvider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: Date(), text: "-") }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(now) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        // A date that the machine's clock will not show for long.
        guard Date() < Date(timeIntervalSince1970: 4_000_000_000) else {
            return DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.05) {
                completion(Timeline(entries: [Moment(date: Date(), text: "far ahead")], policy: .never))
            }
        }
        // Timers and time-outs go by the real time.
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
            let condition = NSCondition()
            condition.lock()
            _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.05)
            _ = condition.wait(until: Date(timeIntervalSinceNow: 0.05))
            condition.unlock()
            let first = now
            let entries = (0..<3).map { hour in
                Moment(date: first.date.addingTimeInterval(Double(hour) * 3600), text: first.text)
            }
            completion(Timeline(entries: entries, policy: .atEnd))
        }
    }

    private var now: Moment {
        var seconds = timeval()
        gettimeofday(&seconds, nil)
        let clocks = [
            Date().timeIntervalSince1970, NSDate().timeIntervalSince1970, Double(time(nil)), Double(seconds.tv_sec),
        ]
        let formatter = DateFormatter()
        formatter.dateFormat = "HH:mm"
        let hour = Calendar.current.component(.hour, from: .now)
        let texts = [formatter.string(from: Date()), "\(hour)", TimeZone.current.identifier]
        let agree = clocks.allSatisfy { $0 == clocks[0] }
        return Moment(date: Date(), text: (texts + [agree ? "agree" : "\(clocks)"]).joined(separator: " "))
    }
}

struct ClockView: View {
    let entry: Moment
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        VStack {
            Text(entry.text)
            Text(entry.date, style: .time)
            Text("drawn at \(Int(Date().timeIntervalSince1970)) in \(timeZone.identifier)")
        }
        .containerBackground(.white, for: .widget)
    }
}

struct ClockWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Clock", provider: ClockProvider()) { ClockView(entry: $0) }
    }
}

struct FirstOfTwo: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Twice", provider: ClockProvider()) { ClockView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}

struct SecondOfTwo: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Twice", provider: ClockProvider()) { ClockView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}

@main struct Clocks: WidgetBundle {
    var body: some Widget {
        ClockWidget()
        FirstOfTwo()
        SecondOfTwo()
    }
}
