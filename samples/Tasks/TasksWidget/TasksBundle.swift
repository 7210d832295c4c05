import SwiftUI
import WidgetKit

@main
struct TasksBundle: WidgetBundle {
    var body: some Widget {
        TasksWidget()
        FocusLiveActivity()
        FocusControl()
        NextTaskControl()
    }
}
