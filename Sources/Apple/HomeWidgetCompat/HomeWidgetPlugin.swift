public import AppIntentsCompat
public import FlutterCompat
public import Foundation

/// home_widget's plugin, as files mention it that the widget shares with its app. Its calls are the bridge's own.
public class HomeWidgetPlugin: NSObject, FlutterPlugin {
    /// Changes nothing: `getInstalledWidgets` tells each widget's configuration from what the host has set.
    public static func setConfigurationLookup(to configuration: [String: any WidgetConfigurationIntent.Type]) {}

    public static func register(with registrar: any FlutterPluginRegistrar) {}

    public func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
        result(FlutterMethodNotImplemented)
    }
}
