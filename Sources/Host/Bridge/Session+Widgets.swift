import Glibc
import GroupStorage
import JSON
import JSONRPC
import WidgetHome

extension Session {
    func initialize() -> JSONValue {
        notifications.begin()
        return [
            "protocolVersion": 1,
            "serverInfo": [
                "name": "widget-bridge", "version": .string(BridgeVersion.current), "pid": .int(Int(getpid())),
            ],
            "capabilities": [
                "formats": .array(PictureRequest.Format.allCases.map { .string($0.rawValue) }),
                "families": .array(WidgetFamily.allCases.map { .string($0.rawValue) }),
            ],
        ]
    }

    func updateWidget(_ call: Call) {
        guard let kind = call.params.string("ios") ?? call.params.string("name") else {
            return add(call, .fail(.nameMissing("updateWidget")))
        }
        add(call, .reload(kind: kind))
    }

    func describeWidgets(_ call: Call) {
        do throws(BridgeError) {
            let locale = try call.params.optionalString("locale")
            add(call) { [widgets] () throws(BridgeError) in
                .done(try widgets.describeWidgets(locale: locale).serialized())
            }
        } catch {
            add(call, .fail(error))
        }
    }

    func getInstalledWidgets(_ call: Call) {
        add(call) { [widgets] () throws(BridgeError) in .done(try widgets.installedWidgets().serialized()) }
    }

    func requestPinWidget(_ call: Call) {
        guard let kind = call.params.string("ios") ?? call.params.string("name") else {
            return add(call, .fail(.nameMissing("requestPinWidget")))
        }
        install(call, kind: kind) { _ in JSONText.null }
    }

    func installWidget(_ call: Call) {
        do throws(BridgeError) {
            let kind = try call.params.requiredString("kind")
            guard call.params["family"] != nil else { throw .invalidParams("family is missing") }
            install(call, kind: kind) { (["id": .string($0)] as JSONValue).serialized() }
        } catch {
            add(call, .fail(error))
        }
    }

    private func install(_ call: Call, kind: String, _ result: @escaping @Sendable (String) -> [UInt8]) {
        do throws(BridgeError) {
            let family: WidgetFamily? = try call.params.optionalChoice("family")
            let configuration = try call.params.optionalObject("configuration")
            add(call) { [widgets] () throws(BridgeError) in
                let id = try widgets.install(kind: kind, family: family, configuration: configuration)
                return .done(result(id))
            }
        } catch {
            add(call, .fail(error))
        }
    }

    func removeWidget(_ call: Call) {
        do throws(BridgeError) {
            let id = try call.params.requiredString("id")
            add(call) { [widgets] () throws(BridgeError) in
                try widgets.remove(id: id)
                return .done(JSONText.true)
            }
        } catch {
            add(call, .fail(error))
        }
    }

    func configureWidget(_ call: Call) {
        do throws(BridgeError) {
            let id = try call.params.requiredString("id")
            guard let configuration = try call.params.optionalObject("configuration") else {
                throw .invalidParams("configuration is missing")
            }
            add(call) { [widgets] () throws(BridgeError) in
                try widgets.configure(id: id, configuration)
                return .done(JSONText.true)
            }
        } catch {
            add(call, .fail(error))
        }
    }

    func configurationOptions(_ call: Call) {
        do throws(BridgeError) {
            let request = try OptionsRequest(call.params)
            add(call) { [widgets] () throws(BridgeError) in .done(try widgets.options(request).serialized()) }
        } catch {
            add(call, .fail(error))
        }
    }

    func getTimeline(_ call: Call) {
        do throws(BridgeError) {
            let widget = try WidgetReference(call.params)
            add(call, seeing: widget) { [widgets] () throws(BridgeError) in
                .done(try widgets.timeline(widget).serialized())
            }
        } catch {
            add(call, .fail(error))
        }
    }

    func renderWidget(_ call: Call) {
        do throws(BridgeError) {
            let request = try PictureRequest(call.params)
            add(call, seeing: request.subject.widget) { [widgets] () throws(BridgeError) in
                let draw = try widgets.picture(request)
                return .goesOn(draw)
            }
        } catch {
            add(call, .fail(error))
        }
    }

    /// Puts what may take long into the lane of the reload that it must see, else of the session's group.
    private func add(
        _ call: Call, seeing widget: WidgetReference?,
        _ body: @escaping @Sendable () throws(BridgeError) -> LaneOutcome
    ) {
        let lane = lanes.laneOfReload(kind: widget?.kind) ?? sessionLane
        add(call, .run(body), toLane: lane)
    }

    private func add(_ call: Call, _ body: @escaping @Sendable () throws(BridgeError) -> LaneOutcome) {
        add(call, .run(body))
    }

    private func add(_ call: Call, _ work: LaneStep.Work) {
        add(call, work, toLane: sessionLane)
    }

    /// Without a group, calls that have an order among them share the lane that no group's name can be.
    private var sessionLane: String { group?.id ?? "" }

    /// Queues work behind what was sent before it: what waits is committed, and its replies are on their way.
    func add(_ call: Call, _ work: LaneStep.Work, toLane lane: String) {
        endTurn()
        lanes.add(LaneStep(request: pending.add(call.id, size: call.size), work: work), to: lane)
    }
}
