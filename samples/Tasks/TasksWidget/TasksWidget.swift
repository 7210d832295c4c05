import SwiftUI
import WidgetKit

struct TasksWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: TaskStore.widgetKind, provider: TaskProvider()) { entry in
            TasksView(entry: entry)
                .containerBackground(.background, for: .widget)
                .widgetURL(URL(string: "tasks://list?homeWidget"))
        }
        .configurationDisplayName("Tasks")
        .description("Tick off what you have done, and focus on what is next.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

#Preview("Small", as: .systemSmall) {
    TasksWidget()
} timeline: {
    TaskEntry(date: .now, list: .sample)
    TaskEntry(date: .now, list: TaskList())
    TaskEntry(date: .now, list: nil)
}

#Preview("Medium", as: .systemMedium) {
    TasksWidget()
} timeline: {
    TaskEntry(date: .now, list: .sample)
    TaskEntry(date: .now, list: .focused)
}

#Preview("Large", as: .systemLarge) {
    TasksWidget()
} timeline: {
    TaskEntry(date: .now, list: .sample)
    TaskEntry(date: .now, list: .focused)
}
