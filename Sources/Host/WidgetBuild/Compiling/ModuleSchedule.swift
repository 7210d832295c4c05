import Foundation
import Synchronization
import WidgetProtocol

/// Which modules wait for which: those that do not may be compiled at the same time.
struct ModuleSchedule: Sendable {
    /// What each waits for, by indices less than its own.
    let needs: [[Int]]

    init(needs: [[Int]]) { self.needs = needs }

    /// - Parameter modules: each behind those that it imports.
    init(_ modules: [SupportingModule], _ traits: [String: SourceTraits]) throws(BridgeError) {
        var traits = traits
        var names: [Set<String>] = []
        for module in modules {
            var named = Set(module.exports)
            for file in module.swiftFiles { named.formUnion(try traits.read(file).namedModules) }
            names.append(named)
        }
        needs = modules.indices.map { index in
            (0..<index).filter { before in
                names[index].contains(modules[before].name)
                    // What it asks after by `canImport` is not there yet where it comes later.
                    || names[before].contains(modules[index].name)
                    // Headers are seen by all that is compiled after them, whatever it imports.
                    || modules[index].foreign != nil || modules[before].foreign != nil
            }
        }
    }

    /// Runs work for each module, as much at a time as there are processors.
    ///
    /// - Parameter work: is given the module's index, and what came of all that it waits for, in their order.
    /// - Throws: the error of the first module that has one, after which no later one is begun.
    func run<Outcome: Sendable>(
        _ work: @escaping @Sendable (Int, [Outcome]) throws(BridgeError) -> Outcome
    ) throws(BridgeError) -> [Outcome] {
        let (needs, boundary) = (needs, ProjectBoundary.current)
        let results = Mutex<[Int: Result<Outcome, BridgeError>]>([:])
        let operations = needs.indices.map { index in
            BlockOperation {
                let before = results.withLock { results in
                    let isFailed = results.contains { $0.key < index && $0.value.isFailure }
                    return isFailed ? nil : needs[index].compactMap { try? results[$0]?.get() }
                }
                guard let before else { return }
                let result = Result { () throws(BridgeError) in
                    try boundary.enforced { () throws(BridgeError) in try work(index, before) }
                }
                results.withLock { $0[index] = result }
            }
        }
        for (operation, needs) in zip(operations, needs) {
            for need in needs { operation.addDependency(operations[need]) }
        }
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
        queue.addOperations(operations, waitUntilFinished: true)
        let all = results.withLock { $0 }
        var outcomes: [Outcome] = []
        for index in needs.indices { if let result = all[index] { outcomes.append(try result.get()) } }
        return outcomes
    }
}

extension Result {
    fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}
