import Logging

/// Hands what is logged to a ``RunLog``, from `info` on: the level of what extensions print.
struct RunLogHandler: LogHandler {
    var logLevel = Logger.Level.info
    var metadata: Logger.Metadata = [:]
    private let log: RunLog

    init(log: RunLog) { self.log = log }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { log.add("\(event.level) \(event.message)") }
}
