import Foundation

/// Whether text is drawn in this machine's own fonts, too, where a widget asks for one by its name.
///
/// Without them a picture depends on no font but those that Widget Bridge needs and the widget's own.
package enum SystemFonts {
    /// The variable that says so, by being set, to the programs that measure and draw text.
    package static let variable = "WIDGET_BRIDGE_SYSTEM_FONTS"

    package static let areUsed = ProcessInfo.processInfo.environment[variable] != nil

    /// Has the programs that this one starts use them.
    package static func use() { setenv(variable, "1", 1) }
}
