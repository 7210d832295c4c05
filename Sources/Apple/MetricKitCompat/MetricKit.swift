public import Foundation

/// Reports how an app runs; none come here.
open class MXMetricManager: NSObject, @unchecked Sendable {
    private static let one = MXMetricManager()
    open class var shared: MXMetricManager { one }
    open var pastPayloads: [MXMetricPayload] { [] }
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
    open func add(_ subscriber: any MXMetricManagerSubscriber) {}
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}

public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    func didReceive(_ payloads: [MXMetricPayload])
    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

open class MXMetricPayload: NSObject, @unchecked Sendable {
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open var latestApplicationVersion: String { "" }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
