import Foundation
import TestSupport
import Testing

@Suite("The samples' widget-tests.yml") struct TestPlanTests {
    @Test(
        "is what the samples draw and do",
        arguments: [
            "CoinOrderBook/OrderBookWidget", "Counter/CounterWidget", "FavouriteVehicle", "News/NewsWidget",
            "OpenPageDemo/OpenPageWidget", "PayShortcuts/PayWidget", "StockGroup/StockWidgets",
            "SyncQuote/SyncQuoteWidget", "Tasks/TasksWidget",
        ])
    func verified(sample: String) throws {
        let folder = Repository.root.appending(path: "samples/\(sample)")
        let plan = (sample.contains("/") ? folder.deletingLastPathComponent() : folder).appending(
            path: "widget-tests.yml")
        #expect(FileManager.default.fileExists(atPath: plan.path()))
        let run = try ProgramRun("test", folder.path())
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(!run.errors.contains("--clean"), "\(run.errors)")
    }

    @Test("there is one for each sample")
    func complete() throws {
        let samples = Repository.root.appending(path: "samples")
        for name in try FileManager.default.contentsOfDirectory(atPath: samples.path())
        where !["hosts", "tests"].contains(name) {
            #expect(FileManager.default.fileExists(atPath: samples.appending(path: "\(name)/widget-tests.yml").path()))
        }
    }
}
