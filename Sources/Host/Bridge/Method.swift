/// The methods that a host can call.
package enum Method: String, CaseIterable, Sendable {
    case initialize
    case setAppGroupId
    case saveWidgetData
    case getWidgetData
    case updateWidget
    case getInstalledWidgets
    case isRequestPinWidgetSupported
    case requestPinWidget
    case saveFile
    case describeWidgets
    case installWidget
    case removeWidget
    case configureWidget
    case configurationOptions
    case getTimeline
    case renderWidget
    case discover = "rpc.discover"
    case shutdown
    case exit

    /// Looks a name up without making a string of it: every message passes here.
    init?(utf8 name: UnsafeBufferPointer<UInt8>) {
        // The two that come by the thousand are compared first.
        if Self.matches(name, "getWidgetData") {
            self = .getWidgetData
        } else if Self.matches(name, "saveWidgetData") {
            self = .saveWidgetData
        } else {
            self.init(rawValue: String(decoding: name, as: UTF8.self))
        }
    }

    private static func matches(_ name: UnsafeBufferPointer<UInt8>, _ method: StaticString) -> Bool {
        method.withUTF8Buffer { $0.count == name.count && $0.elementsEqual(name) }
    }
}
