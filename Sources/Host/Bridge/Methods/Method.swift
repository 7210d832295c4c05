import JSON
import WidgetProtocol

/// A method that a host can call: its name, what it takes, and what it does.
///
/// To add one: a value here and in ``all``, its entry in `bridge-spec/openrpc.json`, its words in
/// `bridge-spec/README.md`. A test holds the three equal.
package struct Method: Sendable {
    package let name: String

    /// The params that it takes; any other is an error.
    package let parameters: [StaticString]

    /// Whether the session is over after it.
    let endsSession: Bool

    /// Answers a call, now or from another thread; what is thrown is the answer.
    let perform: @Sendable (Session, Call) throws(BridgeError) -> Void

    init(
        _ name: String, _ parameters: StaticString..., endsSession: Bool = false,
        perform: @escaping @Sendable (Session, Call) throws(BridgeError) -> Void
    ) {
        self.name = name
        self.parameters = parameters
        self.endsSession = endsSession
        self.perform = perform
    }

    /// Every method that does something.
    package static let all: [Method] = [
        initialize, setAppGroupId, saveWidgetData, getWidgetData, saveFile, updateWidget, getInstalledWidgets,
        isRequestPinWidgetSupported, requestPinWidget, describeWidgets, installWidget, removeWidget, configureWidget,
        configurationOptions, getTimeline, renderWidget, tapWidget, performIntent, getEvents, acknowledgeEvents,
        describeControls, describePreviews, describeActivities, getAllWidgetData, getAppGroups, getControl,
        performControl,
        initiallyLaunchedFromHomeWidget, registerBackgroundCallback, reloadAllWidgets, setHostState,
        scheduleWidgetUpdates, cancelScheduledWidgetUpdates, canScheduleExactWidgetUpdates, advanceClock,
        startLiveActivity, updateLiveActivity, endLiveActivity, getLiveActivities, pushLiveActivity, discover, shutdown,
        exit,
    ]

    /// home_widget's methods that its plugin does not implement on iOS.
    package static let ofAndroid: Set<String> = [
        "initiallyLaunchedFromHomeWidgetConfigure", "finishHomeWidgetConfigure",
    ]

    static func isOfAndroid(_ name: String) -> Bool { ofAndroid.contains(name) }

    /// Whether it looks at the arguments of a call in Flutter's form: home_widget hands the handles of its callback's code
    /// over as a list, which is of no use here.
    func takes(_ args: JSONNode) -> Bool { name != Self.registerBackgroundCallback.name || args.kind != .array }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// Looks a name up; the two that come by the thousand without making a string of it.
    static func named(_ name: UnsafeBufferPointer<UInt8>) -> Method? {
        if matches(name, "getWidgetData") { return getWidgetData }
        if matches(name, "saveWidgetData") { return saveWidgetData }
        return byName[String(decoding: name, as: UTF8.self)]
    }

    private static func matches(_ name: UnsafeBufferPointer<UInt8>, _ method: StaticString) -> Bool {
        method.withUTF8Buffer { $0.count == name.count && $0.elementsEqual(name) }
    }
}
