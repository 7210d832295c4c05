public import Foundation

/// A protocol of the app's own at work.
final class FramerLayer: ProtocolLayer, @unchecked Sendable {
    let framerOptions: NWProtocolFramer.Options
    let instance: NWProtocolFramer.Instance

    init(_ options: NWProtocolFramer.Options, _ definition: NWProtocolFramer.Definition) {
        framerOptions = options
        instance = NWProtocolFramer.Instance(definition)
        super.init(options)
        instance.layer = self
    }

    override func start() { instance.start() }
    override func handleInput(_ segment: Segment) { instance.handleInput(segment) }
    override func handleOutput(_ segment: Segment) { instance.handleOutput(segment) }
    override func stop() -> Bool { instance.stop() }
    override func cleanUp() { instance.cleanUp() }
}

extension NWProtocolFramer {
    /// A protocol of the app's own in one connection: what it reads from, delivers and writes to.
    public final class Instance: CustomDebugStringConvertible, @unchecked Sendable {
        /// When a protocol is to be called.
        public enum WakeupTime: Hashable, Sendable {
            /// From now.
            case milliseconds(UInt64)
            /// Never.
            case forever
        }

        let definition: Definition
        // All that follows is used on the connection's queue alone.
        weak var layer: FramerLayer?
        private var implementation: (any NWProtocolFramerImplementation)?
        private var isReady = false
        private var isStopping = false
        private var passesInput = false
        private var passesOutput = false
        private var wakeup: DispatchWorkItem?

        private var input = Data()
        /// How many bytes of the input are done with; more than there are where it skips ahead.
        private var inputCursor = 0
        private var inputHasEnded = false
        private var hasDeliveredEnd = false
        private var isHandlingInput = false
        private var neededInput = 0
        /// What is delivered as it comes.
        private var delivery: (remaining: Int, message: Message, isComplete: Bool)?

        private var output = Data()
        private var outputCursor = 0
        private var outputIsComplete = false

        init(_ definition: Definition) {
            self.definition = definition
        }

        public var debugDescription: String { definition.name }
        public var options: Options { layer?.framerOptions ?? Options(definition: definition) }
        public var remote: NWEndpoint? { layer?.stack?.transport.remoteAddress?.endpoint ?? layer?.stack?.endpoint }
        public var local: NWEndpoint? { layer?.stack?.transport.socket.localAddress?.endpoint }
        public var parameters: NWParameters? { layer?.stack?.parameters }

        // MARK: Lifetime

        func start() {
            let implementation = definition.implementation.init(framer: self)
            self.implementation = implementation
            if implementation.start(framer: self) == .ready { markReady() }
        }

        func stop() -> Bool {
            isStopping = true
            return implementation?.stop(framer: self) ?? true
        }

        func cleanUp() {
            wakeup?.cancel()
            wakeup = nil
            implementation?.cleanup(framer: self)
            implementation = nil
            input = Data()
        }

        /// Says that the protocol's handshake is done.
        public func markReady() {
            guard !isReady else { return }
            isReady = true
            layer?.ready()
            pump()
        }

        /// Says that the protocol cannot go on, or with nil that it has ended.
        public func markFailed(error: NWError?) {
            if isStopping {
                layer?.stopped()
            } else if let error {
                layer?.fail(error)
            } else {
                deliverEnd()
            }
        }

        /// Puts another protocol above this one, before this one is ready.
        public func prependApplicationProtocol(options: NWProtocolOptions) throws {
            guard let layer, let stack = layer.stack else { throw NWError.posix(.ENOTCONN) }
            guard stack.insert(try options.makeLayer(), above: layer) else { throw NWError.posix(.EINVAL) }
        }

        /// Runs a function where the protocol's own are called.
        public func async(execute: @escaping () -> Void) {
            // What the caller captures is used on the connection's queue from now on.
            nonisolated(unsafe) let execute = execute
            layer?.stack?.queue.async { execute() }
        }

        /// Has `wakeup` called at a time, instead of at the one that was asked for before.
        public func scheduleWakeup(wakeupTime: WakeupTime) {
            wakeup?.cancel()
            wakeup = nil
            guard case .milliseconds(let count) = wakeupTime, let queue = layer?.stack?.queue else { return }
            let item = DispatchWorkItem { [weak self] in
                guard let self else { return }
                implementation?.wakeup(framer: self)
            }
            wakeup = item
            queue.asyncAfter(deadline: .now() + .milliseconds(Int(clamping: count)), execute: item)
        }

        // MARK: Input

        func handleInput(_ segment: Segment) {
            guard !passesInput else {
                layer?.deliver(segment)
                return
            }
            input.append(segment.data)
            inputHasEnded = inputHasEnded || segment.isFinal
            pump()
        }

        /// Shows what has come to `parse`, which says how many bytes it is done with.
        ///
        /// - Returns: Whether there was as much as `minimumIncompleteLength`, or the end.
        public func parseInput(
            minimumIncompleteLength: Int, maximumLength: Int, parse: (UnsafeMutableRawBufferPointer?, Bool) -> Int
        ) -> Bool {
            let available = max(input.count - inputCursor, 0)
            guard inputHasEnded || available > 0 && available >= minimumIncompleteLength else { return false }
            let count = min(available, maximumLength)
            let start = input.startIndex + min(inputCursor, input.count)
            var region = [UInt8](input[start..<(start + count)])
            inputCursor += region.withUnsafeMutableBytes { parse($0, inputHasEnded && count == available) }
            return true
        }

        /// Delivers bytes of the protocol's own.
        public func deliverInput(data: Data, message: Message, isComplete: Bool) {
            layer?.deliver(Segment(data: data, metadata: [message], isComplete: isComplete))
        }

        /// Delivers the next `length` bytes of the input, those that are not here yet when they come.
        ///
        /// - Returns: Whether all were here.
        public func deliverInputNoCopy(length: Int, message: Message, isComplete: Bool) -> Bool {
            delivery = (length, message, isComplete)
            return continueDelivery()
        }

        /// Says that what comes from now on is delivered as it is.
        public func passThroughInput() { passesInput = true }

        /// Delivers what was promised and is here; false where more has to come.
        private func continueDelivery() -> Bool {
            guard let (remaining, message, isComplete) = delivery else { return true }
            let available = max(input.count - inputCursor, 0)
            let count = min(remaining, available)
            let isWhole = count == remaining
            if isWhole || count > 0 {
                let start = input.startIndex + min(inputCursor, input.count)
                inputCursor += count
                delivery = isWhole ? nil : (remaining - count, message, isComplete)
                let data = Data(input[start..<(start + count)])
                layer?.deliver(Segment(data: data, metadata: [message], isComplete: isWhole && isComplete))
            }
            return isWhole
        }

        private func pump() {
            guard implementation != nil, !isHandlingInput else { return }
            isHandlingInput = true
            var consumed = -1
            // Again as long as it takes something: one call may deliver one message.
            while let implementation, !passesInput, consumed != 0 {
                discardConsumed()
                let before = input.count
                guard continueDelivery() else { break }
                discardConsumed()
                let available = input.count
                guard available > 0, inputCursor == 0, available >= neededInput || inputHasEnded else { break }
                neededInput = implementation.handleInput(framer: self)
                discardConsumed()
                consumed = before - input.count
            }
            isHandlingInput = false
            if passesInput, !input.isEmpty {
                let rest = input
                input = Data()
                layer?.deliver(Segment(data: rest))
            }
            if inputHasEnded { deliverEnd() }
        }

        private func discardConsumed() {
            let count = min(inputCursor, input.count)
            guard count > 0 else { return }
            input = count == input.count ? Data() : Data(input.dropFirst(count))
            inputCursor -= count
        }

        private func deliverEnd() {
            guard !hasDeliveredEnd else { return }
            hasDeliveredEnd = true
            layer?.deliver(.end)
        }

        // MARK: Output

        func handleOutput(_ segment: Segment) {
            guard !passesOutput, let implementation else {
                layer?.write(segment)
                return
            }
            if !segment.data.isEmpty || segment.isComplete && !segment.isFinal || !segment.metadata.isEmpty {
                output = segment.data
                outputCursor = 0
                outputIsComplete = segment.isComplete
                let message =
                    segment.metadata.lazy.compactMap { $0 as? Message }.first { $0.definition.name == definition.name }
                    ?? Message(definition: definition)
                implementation.handleOutput(
                    framer: self, message: message, messageLength: segment.data.count, isComplete: segment.isComplete)
                output = Data()
            }
            if segment.isFinal { layer?.write(.end) }
        }

        /// Shows what the app sends to `parse`, which says how many bytes it is done with.
        ///
        /// - Returns: Whether there was as much as `minimumIncompleteLength`, or the message's end.
        public func parseOutput(
            minimumIncompleteLength: Int, maximumLength: Int, parse: (UnsafeMutableRawBufferPointer?, Bool) -> Int
        ) -> Bool {
            let available = max(output.count - outputCursor, 0)
            guard available >= minimumIncompleteLength || outputIsComplete else { return false }
            let count = min(available, maximumLength)
            let start = output.startIndex + min(outputCursor, output.count)
            var region = [UInt8](output[start..<(start + count)])
            outputCursor += region.withUnsafeMutableBytes { parse($0, outputIsComplete && count == available) }
            return true
        }

        public func writeOutput(data: Data) { layer?.write(Segment(data: data, isComplete: true)) }

        public func writeOutput<Output: DataProtocol>(data: Output) { writeOutput(data: Data(data)) }

        /// Sends the next `length` bytes of what the app sends; throws where there are not as many.
        public func writeOutputNoCopy(length: Int) throws {
            guard length >= 0, length <= output.count - outputCursor else { throw NWError.posix(.EINVAL) }
            let start = output.startIndex + outputCursor
            outputCursor += length
            if length > 0 { writeOutput(data: Data(output[start..<(start + length)])) }
        }

        /// Says that what the app sends from now on is sent as it is.
        public func passThroughOutput() { passesOutput = true }
    }
}
