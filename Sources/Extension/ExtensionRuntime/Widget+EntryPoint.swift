public import WidgetKitCompat

extension Widget {
    /// Serves this widget to the bridge, until that closes standard input.
    @MainActor @preconcurrency public static func main() {
        ExtensionProcess.run { WidgetContents(of: Self()) }
    }
}

extension WidgetBundle {
    /// Serves the bundle's widgets to the bridge, until that closes standard input.
    @MainActor @preconcurrency public static func main() {
        ExtensionProcess.run { WidgetContents(of: Self()) }
    }
}

extension ControlWidget {
    /// Serves this control to the bridge, until that closes standard input.
    @MainActor @preconcurrency public static func main() {
        ExtensionProcess.run { WidgetContents(of: Self()) }
    }
}
