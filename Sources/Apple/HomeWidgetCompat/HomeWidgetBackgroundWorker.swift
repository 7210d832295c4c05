public import FlutterCompat
public import Foundation
import WidgetKitCompat

/// Calls the host from an intent, as home_widget calls the Dart function that the app has registered.
public struct HomeWidgetBackgroundWorker {
    /// Keeps nothing: there is no Flutter engine here whose plugins could be registered.
    public static func setPluginRegistrantCallback(registerPlugins: FlutterPluginRegistrantCallback) {}

    /// Has the bridge keep the call for the host, which gets it as `backgroundCallback`.
    ///
    /// It returns at once: the host acts on it in its own time, and updates the widget then.
    public static func run(url: URL?, appGroup: String) async {
        WidgetCenter.shared.callHost(url: url, appGroup: appGroup)
    }

    /// There is no engine whose calls could be handled.
    public static func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
        result(FlutterMethodNotImplemented)
    }
}
