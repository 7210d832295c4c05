import SwiftUI

// The app itself, which the widget's target compiles along.

#if !WIDGET_EXTENSION
    struct ScreensApp: App {
        @Environment(\.scenePhase) private var scenePhase
        @StateObject private var store = TaskStore()

        var body: some Scene {
            WindowGroup {
                NewTasksScreen().environmentObject(store)
            }
            .commands {
                CommandGroup(replacing: .newItem) { Button("New") {} }
                CommandMenu("Tasks") { Button("Sort") {}.keyboardShortcut("s") }
            }
            .onChange(of: scenePhase) { _, phase in print(phase == .background) }
            .backgroundTask(.appRefresh("refresh")) {}
        }
    }
#endif
